// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Problem } from "../../api/contract/problem";
import { answerOf, openSteps } from "../../fixtures/openSteps";
import type { ComplexCase } from "../../flow/complexCase";
import type { Effect } from "../../session/effect";
import { done, type EffectOutcome } from "../../session/effectOutcome";
import type { LineStep } from "../../session/line";
import { completeStep, settle } from "./completeStep";

const problem = (code: Problem["code"], pointer?: string): EffectOutcome => ({
  kind: "problem",
  problem: { type: "about:blank", title: "", status: 409, code, ...(pointer && { errors: [{ pointer, message: "No" }] }) },
});

/** Opens a line of these steps, to complete one by one. */
function open(...given: Parameters<typeof openSteps>) {
  const opened = openSteps(...given);
  const { session, stepOf } = opened;
  const { signal } = new AbortController();
  return {
    ...opened,
    next: (id: string) => completeStep(session, stepOf(id), { step: id, detail: null }, signal),
    settle: () => settle(session, signal),
  };
}

const behind = { effect: { behind: true } } as const;

it("Next waits for what a step waits for, and not for the rest of it", async () => {
  const { sent, next, session, effectOf } = open({ first: {} });
  const step = session.journey.peek()!.find("first")!;
  Object.assign(step, { effects: [effectOf("behind", { behind: true, run: () => new Promise(() => undefined) }), effectOf("awaited")] });
  expect(await next("first")).toEqual({ kind: "next" });
  expect(sent).toEqual(["awaited"]);
});

it.each<[string, EffectOutcome, Partial<LineStep>, string, string[]]>([
  ["is sent before the prices", done, {}, "next", ["first", "prices"]],
  ["doesn't arrive: the prices can be asked for again", problem("NETWORK"), {}, "retry", ["first", "first"]],
  ["is refused: the visitor corrects it", problem("VALIDATION", "/first"), {}, "back", ["first", "first"]],
  ["is refused: an advisor does without it", problem("VALIDATION", "/first"), { open: true }, "next", ["first", "prices", "first"]],
])("an answer sent behind the visitor's back %s", async (_what, outcome, given, expected, calls) => {
  const { session, sent, next } = open({ first: behind, prices: { settles: true, ...given } }, { first: [outcome] });
  session.complete("first");
  expect((await next("prices")).kind).toBe(expected);
  // An answer that hasn't arrived is sent once more.
  expect(sent).toEqual(calls);
});

it("an answer that the service refuses is corrected on its own screen before a case stops it", async () => {
  const { session, next } = open({ first: { cases: ["addressNotFound"], ...behind } }, { first: [problem("VALIDATION", "/first")] }, [{ id: "addressNotFound", when: () => true }]);
  expect(await next("first")).toMatchObject({ kind: "stay", errors: [{ field: { name: "first" } }] });
  expect(session.progress().completed).toEqual([]);
});

const raised = { id: "addressNotFound", when: () => true } as const;
it.each<[string, Partial<ComplexCase>, LineStep["cases"], string, string[]]>([
  ["stops it once its answer was sent, for the advisor", raised, [raised.id], "case", ["first"]],
  ["stops it before anything is sent, if it says so", { ...raised, before: true }, [raised.id], "case", []],
  ["of another step doesn't stop it", raised, undefined, "next", ["first"]],
  ["of other steps doesn't stop one that has a case of its own", raised, ["codeNotSupported"], "next", ["first"]],
])("a case of the line %s", async (_what, found, cases, expected, calls) => {
  const { sent, next } = open({ first: cases ? { cases } : {} }, {}, [found]);
  expect((await next("first")).kind).toBe(expected);
  expect(sent).toEqual(calls);
});

it.each<[string, Partial<LineStep>, EffectOutcome, string]>([
  ["on its own screen, where it is asked", {}, problem("VALIDATION", "/second"), "stay second"],
  ["on the screen before that asks for it", {}, problem("VALIDATION", "/first"), "back first"],
  ["on its own screen, if both ask for it", { fields: [answerOf("second"), answerOf("first")] }, problem("VALIDATION", "/first"), "stay first"],
  ["by an advisor, if no screen asks for it", {}, problem("VALIDATION", "/other"), "errorScreen"],
  ["nowhere else, if the screen is the advisor's", { open: true }, problem("VALIDATION", "/other"), "retry"],
  ["nowhere else, if the screen has the prices", { settles: true }, problem("VALIDATION", "/other"), "retry"],
])("a refused answer is corrected %s", async (_where, given, outcome, expected) => {
  const { session, next } = open({ first: {}, second: given }, { second: [outcome] });
  const directive = await next("second");
  const [error] = "errors" in directive ? directive.errors : [];
  expect(`${directive.kind} ${error?.field.name ?? ""}`.trim()).toBe(expected);
  expect(session.progress().completed).toEqual([]);
});

it.each<[string, Partial<LineStep> & { readonly effect?: Partial<Effect> }, EffectOutcome[], string[]]>([
  ["was lost", {}, [problem("NOT_FOUND")], ["second", "first", "second"]],
  ["was lost where a failure has a screen of its own", { effect: { failure: "errorScreen" } }, [problem("NOT_FOUND")], ["second", "first", "second"]],
  ["was changed on another device", {}, [problem("REVISION_CONFLICT")], ["second", "second"]],
])("an answer is sent again after its application %s", async (_what, second, outcomes, calls) => {
  const { session, sent, next } = open({ first: {}, second }, { second: outcomes });
  await next("first");
  sent.length = 0;
  expect(await next("second")).toEqual({ kind: "next" });
  expect(sent).toEqual(calls);
  expect(session.progress().completed).toEqual(["first", "second"]);
});

it("an answer isn't sent again if those before it can't be", async () => {
  const { sent, next } = open({ first: {}, second: {} }, { first: [done, problem("NETWORK")], second: [problem("NOT_FOUND")] });
  await next("first");
  sent.length = 0;
  expect((await next("second")).kind).toBe("retry");
  expect(sent).toEqual(["second", "first"]);
});

it.each([
  ["asked for first if it is all that is left", null, ["updateLead", "first"]],
  ["left alone beside its application", { id: "one", token: "t", line: "auto", revision: 1, ratedWith: null } as const, ["first"]],
])("the lead is %s", async (_what, application, calls) => {
  const { session, sent, settle: settled } = open({ first: {} });
  session.lead.value = { id: "l", token: "t", revision: 1, status: "CAPTURED" };
  session.application.value = application;
  session.complete("first");
  expect(await settled()).toEqual({ kind: "next" });
  expect(sent).toEqual(calls);
});

it.each([
  ["is none any more for a visitor who goes on alone", {}, null],
  ["goes on to the advisor's own screens", { open: true }, { scenario: "s", reason: "r" }],
])("a complex case %s", async (_what, given, expected) => {
  const { session, next } = open({ first: given });
  session.complex.value = { scenario: "s", reason: "r" };
  await next("first");
  expect(session.complex.peek()).toEqual(expected);
});

it("an answer that Next corrects is shown corrected, whatever the Next before it has sent in vain", async () => {
  const first = answerOf("first");
  const run: Effect["run"] = ({ answers, session: { answer } }) => {
    if (answers.get(first) === "1 Oak") return Promise.resolve(problem("NETWORK"));
    answer(first, "2 Oak St");
    return Promise.resolve(done);
  };
  const { session, next } = open({ first: { effect: { run } } });
  for (const typed of ["1 Oak", "2 Oak"]) {
    session.set(first, typed);
    await next("first");
  }
  expect([session.draft(first).peek(), session.answers.peek().get(first)]).toEqual(["2 Oak St", "2 Oak St"]);
});

it("a name is shown as it is stored, without the space after it, while the step before is sent", async () => {
  const { session, next } = open({ first: behind, second: {} });
  await next("first");
  session.set(answerOf("second"), "Maya ");
  await next("second");
  expect([session.answers.peek().get(answerOf("second")), session.draft(answerOf("second")).peek()]).toEqual(["Maya", "Maya"]);
});
