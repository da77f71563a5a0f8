// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
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
