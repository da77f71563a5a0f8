// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Client } from "../../src/api/client";
import { localProblem } from "../../src/api/problems";
import { aSelection } from "../../src/fixtures/quotes";
import { fail, ok } from "../../src/kernel/result";
import { examples } from "../../src/lines/auto/examples";
import { line } from "../../src/lines/auto/line";
import type { Session } from "../../src/session/session";
import { tick } from "../../src/stages/finalize/consent";
import type { Values } from "./funnel";
import { monday, openFunnel } from "./funnel";

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

describe("a request to an advisor in a visit", () => {
  const contactStep = { step: "finalize/contact", detail: null };
  const byEmail = { ...about, contactBy: "EMAIL" };

  /** Opens the form after the address. `lost` requests to finalize the lead never arrive. */
  async function atForm({ lost = 0, served = (client: Client): Client => client, now = monday }: { lost?: number; served?: (client: Client) => Client; now?: () => Date } = {}) {
    let left = lost;
    const losing = (client: Client): Client => ({
      ...client,
      async call(endpoint, options) {
        const { quoteStatus } = (options as { body?: { quoteStatus?: string } }).body ?? {};
        if (quoteStatus !== "FINALIZED" || left === 0) return served(client).call(endpoint, options);
        left -= 1;
        return fail(localProblem("NETWORK"));
      },
    });
    const funnel = openFunnel(line, ["bundling"], losing, now);
    await funnel.answer(examples.minimal("TX"), "address");
    funnel.takeSent();
    const press = (form: Values) => funnel.complete(contactStep, { ...about, ...form });
    const updates = () => funnel.takeSent().filter(({ call }) => /^PATCH .*leads/.test(call)).map(({ body }) => body as Record<string, unknown>);
    return { ...funnel, press, updates };
  }

  it("is told in one call, or in two around the consent that belongs between them", async () => {
    const mail = await atForm();
    await mail.press(byEmail);
    expect(mail.updates().map(({ quoteStatus }) => quoteStatus)).toEqual(["FINALIZED"]);
    const call = await atForm();
    await call.press({ contactBy: "CALL", callbackAt: "now", ...typed, callConsent: ticked });
    expect(call.takeSent().map(({ call: one, body }) => (body as { quoteStatus?: string }).quoteStatus ?? one.split("/").at(-1))).toEqual(["CAPTURED", "consents", "FINALIZED"]);
  });

  it.each<[string, object | null, object | null, string, string | undefined]>([
    ["without a company", null, null, "COMPLEX", "without_quote"],
    ["with a price", {}, null, "HAPPY", undefined],
    ["after a case", null, { scenario: "other", reason: "dog_breed" }, "COMPLEX", "dog_breed"],
  ])("counts as a complex case %s", async (_what, picked, complex, recordType, reason) => {
    const { session, press, updates } = await atForm();
    if (picked) session.selection.value = aSelection(picked);
    session.complex.value = complex as never;
    let found: string | undefined;
    session.complex.subscribe((value) => void (found = value?.reason ?? found));
    await press(byEmail);
    expect([updates().map((body) => body.recordType), found]).toEqual([[recordType], reason]);
  });

  it.each([
    ["a price, and another line that was asked for", { carrierName: "Tern & Tide" }, true, { carrierName: "Tern & Tide", priced: true, next: ["homeowners", "condominium", "renters"] }],
    ["a company without a price", { kind: "additional", premium: null, quoteId: null } as const, false, { carrierName: "Tern & Tide", priced: false, next: [] }],
    ["no company", null, null, { carrierName: null, priced: false, next: [] }],
  ])("ends the line with %s", async (_what, picked, bundling, outcome) => {
    const { session, press } = await atForm();
    session.commit({ bundling, numberOfMiles: "12,000" });
    if (picked) session.selection.value = aSelection(picked);
    await press({ contactBy: "CALL", callbackAt: "now", ...typed, callConsent: ticked });
    expect(session.outcome.peek()).toEqual({ line: "auto", by: "contact", channel: "CALL", ...outcome });
    const kept = session.answers.peek();
    const values = Object.fromEntries(["firstName", "contactBy", "callbackAt", "primaryPhoneNumber", "zipCode", "callConsent", "numberOfMiles"].map((name) => [name, kept.get({ name } as never) ?? null]));
    expect(values).toEqual({ firstName: "Maya", contactBy: "CALL", callbackAt: "now", primaryPhoneNumber: phone, zipCode: examples.minimal("TX").zipCode, callConsent: null, numberOfMiles: null });
    expect([session.selection.peek(), session.application.peek(), session.progress().completed]).toEqual([null, null, ["finalize/contact"]]);
  });

  it.each<[string, Values, string | undefined, readonly string[] | undefined]>([
    ["no number", {}, undefined, ["phone"]],
    ["the number of a referral", { primaryPhoneNumber: "(614) 555-0139" }, "6145550139", undefined],
  ])("by e-mail, after a call that couldn't be asked for, tells %s", async (_what, known, told, withdrawn) => {
    const { session, press, updates } = await atForm({ lost: 1 });
    session.commit({ primaryPhoneNumber: "", ...known });
    expect(await press({ contactBy: "CALL", callbackAt: "now", ...typed })).toMatchObject({ kind: "retry" });
    updates();
    expect(await press(byEmail)).toEqual({ kind: "next" });
    expect(updates().map(({ quoteStatus, phone: number, withdrawn: taken }) => [quoteStatus, number, taken])).toEqual([["FINALIZED", told, withdrawn]]);
  });

  it("tells a number that was entered on another step meanwhile", async () => {
    const { session, press, updates } = await atForm({ lost: 1 });
    await press({ contactBy: "CALL", callbackAt: "now", ...typed });
    session.commit({ primaryPhoneNumber: "(614) 555-0177" });
    updates();
    await press(byEmail);
    expect(updates().map(({ phone: number }) => number)).toEqual(["6145550177"]);
  });

  it("sends what was changed after a press that failed, with a receipt of its own", async () => {
    const { press, takeSent } = await atForm({ lost: 2 });
    expect(await press({ contactBy: "CALL", callbackAt: "now", ...typed, callConsent: ticked })).toMatchObject({ kind: "retry" });
    takeSent();
    const other = "(614) 555-0139";
    await press({ firstName: "Ada", contactBy: "CALL", callbackAt: "now", primaryPhoneNumber: other, callConsent: tick(other, monday(), "en") });
    const sent = takeSent();
    expect(sent.filter(({ call }) => call.endsWith("/consents")).map(({ body }) => (body as { phone: string }).phone)).toEqual(["6145550139"]);
    expect(sent.filter(({ call }) => /^PATCH .*leads/.test(call)).map(({ body }) => (body as { firstName: string }).firstName)).toEqual(["Ada"]);
  });

  it.each([
    ["an e-mail", { contactBy: "EMAIL", callbackAt: "now" }, "next"],
    ["a call at a time of its own", { contactBy: "CALL", callbackAt: "2026-06-16T14:00:00.000Z", ...typed }, "next"],
    ["a call at once", { contactBy: "CALL", callbackAt: "now", ...typed }, "stay"],
  ])("for %s is judged after hours, also at a second press", async (_what, form, kind) => {
    let now = monday();
    const { press } = await atForm({ lost: 1, now: () => now });
    expect(await press({ ...form, ...(form.contactBy === "CALL" && { callbackAt: "now" }) })).toMatchObject({ kind: "retry" });
    now = new Date("2026-06-16T01:05:00.000Z");
    expect(await press(form)).toMatchObject({ kind });
  });

  it.each<[string, (session: Session) => void]>([
    ["another line", (session) => void (session.line.value = { ...line, slug: "motorcycle" } as never)],
    ["a new visit", (session) => session.startOver(() => false)],
  ])("that is answered after %s was begun ends nothing of that", async (_what, begin) => {
    let opened: Session | null = null;
    const served = (client: Client): Client => ({
      ...client,
      call(endpoint, options) {
        const { quoteStatus } = (options as { body?: { quoteStatus?: string } }).body ?? {};
        if (quoteStatus === "FINALIZED" && opened) begin(opened);
        return client.call(endpoint, options);
      },
    });
    const { session, press } = await atForm({ served });
    opened = session;
    await press(byEmail);
    expect(session.outcome.peek()).toBeNull();
  });

  it.each(["PAID", "BOUND"])("can't be made of a lead that is %s, and the page says so", async (quoteStatus) => {
    const served = (client: Client): Client => ({
      ...client,
      call: (endpoint, options) => {
        if (endpoint.id === "readLead") return Promise.resolve(ok({ quoteStatus })) as never;
        return endpoint.id === "updateLead" ? (Promise.resolve(fail({ type: "about:blank", title: "", status: 409, code: "LEAD_FINALIZED" })) as never) : client.call(endpoint, options);
      },
    });
    const { press } = await atForm({ served });
    expect(await press(byEmail)).toMatchObject({ kind: "retry", problem: { code: "LEAD_FINALIZED" } });
  });

  it.each([
    ["makes a lead for a visitor who has none", false, { kind: "next" }],
    ["can be tried again if that lead can't be made", true, { kind: "retry", problem: { code: "NETWORK" } }],
  ])("%s", async (_what, fails, directive) => {
    const served = (client: Client): Client => ({
      ...client,
      call: (endpoint, options) => (fails && endpoint.id === "createLead" ? (Promise.resolve(fail({ type: "about:blank", title: "", status: 500, code: "INTERNAL" })) as never) : client.call(endpoint, options)),
    });
    const { complete, takeSent } = openFunnel(line, [], served);
    expect(await complete(contactStep, byEmail)).toMatchObject(directive);
    expect(takeSent().some(({ body }) => (body as { quoteStatus?: string } | undefined)?.quoteStatus === "FINALIZED")).toBe(!fails);
  });

  it.each([
    ["the well-formed parts of an address that raised a case", false, { addressLine1: "1 Main St", city: "Nome", state: "AK" }],
    ["nothing typed over an address that prices were asked for", true, {}],
  ])("tells %s", async (_what, hasApplication, told) => {
    const { session, complete } = openFunnel(line, []);
    for (const [name, value] of Object.entries({ addressLine1: " 1 Main St ", city: "Nome", state: "AK", zipCode: "9976" })) session.set({ name, initial: "" } as never, value as never);
    if (hasApplication) session.application.value = { id: "a", token: "t", line: "auto", revision: 1, ratedWith: null };
    await complete(contactStep, byEmail);
    const kept = session.answers.peek();
    const found = Object.fromEntries(["addressLine1", "city", "state", "zipCode"].map((name) => [name, kept.get<string>({ name, initial: "" } as never)]).filter(([, value]) => value));
    expect(found).toEqual(told);
  });
});
