// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Client } from "../../src/api/client";
import { fail } from "../../src/kernel/result";
import { examples } from "../../src/lines/auto/examples";
import { line } from "../../src/lines/auto/line";
import { tick } from "../../src/stages/finalize/consent";
import type { Values } from "./funnel";
import { openFunnel } from "./funnel";

const phone = "(614) 555-0138";
const digits = "6145550138";
const ticked = tick(phone, new Date("2026-06-15T16:00:00.000Z"), "en");
const about = { firstName: "Maya", lastName: "Okafor", email: "maya@example.com" };

/** Sends the contact form. `known` are answers of another step or a referral. */
async function contact(known: Values, form: Values) {
  const funnel = openFunnel(line, []);
  await funnel.answer(examples.minimal("TX"), "address");
  funnel.session.commit({ primaryPhoneNumber: "", ...known });
  funnel.takeSent();
  expect(await funnel.complete({ step: "finalize/contact", detail: null }, { ...about, ...form })).toEqual({ kind: "next" });
  const sent = funnel.takeSent();
  const bodies = (end: RegExp) => sent.filter(({ call }) => end.test(call)).map(({ body }) => body as Record<string, unknown>);
  return {
    phones: [...new Set(bodies(/^PATCH .*leads/).map((body) => body.phone))],
    receipts: bodies(/consents$/).map((body) => [body.given, body.phone]),
    left: funnel.session.answers.peek(),
  };
}

const typed = { primaryPhoneNumber: phone };

describe("the contact form sends what was on screen", () => {
  it.each<[string, Values, Values, readonly (string | undefined)[], readonly unknown[]]>([
    ["a call, ticked", {}, { contactBy: "CALL", callbackAt: "now", ...typed, callConsent: ticked }, [digits], [[true, digits]]],
    ["a call, not ticked", {}, { contactBy: "CALL", callbackAt: "now", ...typed }, [digits], [[false, digits]]],
    ["an e-mail, with a number that a referral told", typed, { contactBy: "EMAIL" }, [digits], []],
    ["an e-mail, after a call was ticked", {}, { contactBy: "EMAIL", ...typed, callConsent: ticked }, [undefined], []],
    ["an e-mail, after a number was begun", {}, { contactBy: "EMAIL", primaryPhoneNumber: "614" }, [undefined], []],
    ["an e-mail, after another number than the known one was ticked", typed, { contactBy: "EMAIL", primaryPhoneNumber: "(614) 555-0139" }, [digits], []],
    ["calling themselves, ticked", {}, { contactBy: "SELF", ...typed, callConsent: ticked }, [digits], [[true, digits]]],
    ["calling themselves, without a number", {}, { contactBy: "SELF", primaryPhoneNumber: "", callConsent: ticked }, [undefined], []],
  ])("%s", async (_what, known, form, phones, receipts) => {
    expect(await contact(known, form)).toMatchObject({ phones, receipts });
  });

  it("forgets a hidden number and its consent for the next line", async () => {
    const { left } = await contact({}, { contactBy: "EMAIL", ...typed, callConsent: ticked });
    expect([left.get({ name: "primaryPhoneNumber" } as never), left.get({ name: "callConsent" } as never)]).toEqual(["", null]);
  });
});

it("asks for another time if \"now\" was chosen during opening hours and the form is sent after them", async () => {
  const { complete, takeSent, answer } = openFunnel(line, [], undefined, () => new Date("2026-06-16T01:05:00.000Z"));
  await answer(examples.minimal("TX"), "address");
  takeSent();
  const directive = await complete({ step: "finalize/contact", detail: null }, { ...about, ...typed, contactBy: "CALL", callbackAt: "now" });
  expect(directive.kind === "stay" && directive.errors.map(({ field }) => field.name)).toEqual(["callbackAt"]);
  expect(takeSent()).toEqual([]);
});

/** Sends the contact form to a service that refuses the lead. */
async function refused(problem: { readonly code: string; readonly status: number; readonly errors?: readonly { pointer: string; message: string }[] }, form: Values = { contactBy: "SELF", ...typed }) {
  let isRefused = false;
  const answer = fail({ type: "about:blank", title: "", ...problem });
  const served = (client: Client): Client => ({
    ...client,
    call: (endpoint, options) => (isRefused && endpoint.id === "updateLead" ? (Promise.resolve(answer) as never) : client.call(endpoint, options)),
  });
  const { answer: given, complete } = openFunnel(line, [], served);
  await given(examples.minimal("TX"), "address");
  isRefused = true;
  return complete({ step: "finalize/contact", detail: null }, { ...about, ...form });
}

const value = (pointer: string) => ({ code: "VALIDATION", status: 422, errors: [{ pointer, message: "No" }] });

describe("an advisor's request that the service refuses", () => {
  it.each([
    ["email", "/email"],
    ["primaryPhoneNumber", "/phone"],
  ])("is marked at %s", async (name, pointer) => {
    expect(await refused(value(pointer))).toMatchObject({ kind: "stay", errors: [{ field: { name }, by: { source: "service" } }] });
  });

  it("leads back to the step of another answer", async () => {
    expect(await refused(value("/propertyAddress/city"))).toMatchObject({ kind: "back", step: "address", errors: [{ field: { name: "city" } }] });
  });

  it("isn't marked at a number that isn't asked for", async () => {
    expect(await refused(value("/phone"), { contactBy: "EMAIL" })).toMatchObject({ kind: "retry", problem: { code: "VALIDATION" } });
  });

  it("ends on the error screen if the page has no valid key", async () => {
    expect(await refused({ code: "PARTNER_KEY_INVALID", status: 401 })).toMatchObject({ kind: "errorScreen", problem: { code: "PARTNER_KEY_INVALID" } });
  });

  it("can be tried again if the service fails", async () => {
    expect(await refused({ code: "INTERNAL", status: 500 })).toMatchObject({ kind: "retry", problem: { code: "NETWORK" } });
  });
});
