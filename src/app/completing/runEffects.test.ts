// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Problem } from "../../api/contract/problem";
import { answerOf, openSteps, type Outcomes, type Steps } from "../../fixtures/openSteps";
import type { Submission } from "../../session/answers/submission";
import type { Effect } from "../../session/effect";
import { done, type EffectOutcome } from "../../session/effectOutcome";
import type { LineStep } from "../../session/line";
import { isThrough } from "./isThrough";
import { runEffects, type Meant } from "./runEffects";
import { runOwed } from "./runOwed";

const first = answerOf("first");
const { signal } = new AbortController();
const problem = (code: Problem["code"], pointer?: string): EffectOutcome => ({
  kind: "problem",
  problem: { type: "about:blank", title: "", status: 400, code, ...(pointer && { errors: [{ pointer, message: "No" }] }) },
});

/** Opens a line of these steps; `run` sends the first one with this answer, as it is submitted. */
function open(steps: Steps = { first: {} }, outcomes: Outcomes = {}) {
  const opened = openSteps(steps, outcomes);
  const { session, stepOf } = opened;
  return { ...opened, run: (value: string, meant: Meant = "all") => runEffects(session, stepOf("first"), { values: { first: value } }, signal, meant) };
}

/** Opens a step whose effects are these, by id. */
function openEffects(effects: Readonly<Record<string, Partial<Effect>>>, more: Partial<LineStep> = {}) {
  const opened = open();
  Object.assign(opened.stepOf("first"), { effects: Object.entries(effects).map(([id, traits]) => opened.effectOf(id, traits)), ...more });
  return opened;
}

const supported = { casesByCode: { CODE_NOT_SUPPORTED: "codeNotSupported" } } as const;
it.each<[string, Partial<Effect>, Problem["code"], string]>([
  ["raises the case that the call has for its code", supported, "CODE_NOT_SUPPORTED", "case"],
  ["raises that case where other failures have a screen", { ...supported, failure: "errorScreen" }, "CODE_NOT_SUPPORTED", "case"],
  ["with another code can be tried again", supported, "INTERNAL", "retry"],
  ["is shown on a screen of its own, if the call says so", { failure: "errorScreen" }, "INTERNAL", "errorScreen"],
  ["of a finalized lead is said where the visitor is", { failure: "errorScreen" }, "LEAD_FINALIZED", "retry"],
  ["of every call of the page is never tried again", {}, "ORIGIN_NOT_ALLOWED", "errorScreen"],
])("a failure %s", async (_what, effect, code, kind) => {
  expect((await open({ first: { effect } }, { first: [problem(code)] }).run("1")).kind).toBe(kind);
});

it("what is submitted is sent before it is an answer", async () => {
  const sent: unknown[] = [];
  const { session, run } = open({ first: { effect: { run: ({ answers }) => (sent.push(answers.get(first)), Promise.resolve(done)) } } });
  session.commit({ first: "earlier" });
  await run("submitted");
  expect(sent).toEqual(["submitted"]);
});

it("each call of a step is repeated until it is done, and no more", async () => {
  const left = [problem("NETWORK"), done];
  const sent: string[] = [];
  const call = (id: string, outcome: () => EffectOutcome): Partial<Effect> => ({ input: () => "same", run: () => (sent.push(id), Promise.resolve(outcome())) });
  const { run } = openEffects({ one: call("one", () => done), two: call("two", () => left.shift()!), three: call("three", () => done) });
  for (const kind of ["retry", "next", "next"]) expect((await run("1")).kind).toBe(kind);
  expect(sent).toEqual(["one", "two", "two", "three"]);
});

it("a call that brings an input of its own about isn't made again for it", async () => {
  const create = ({ session }: Parameters<Effect["run"]>[0]) => {
    session.application.value = { ...session.application.peek()!, id: "another" };
    return Promise.resolve(done);
  };
  const { run, session, stepOf } = open({ first: { transient: true, effect: { run: create } } });
  expect(await run("1")).toMatchObject({ kind: "next" });
  session.commit({ first: "1" });
  expect(isThrough(session, stepOf("first"))).toBe(true);
  session.commit({ first: "2" });
  expect(isThrough(session, stepOf("first"))).toBe(false);
});

it("an answer that changes back after the change got lost is sent again: the service may have the change", async () => {
  const { run, sent } = open({ first: {} }, { first: [done, problem("NETWORK")] });
  for (const [value, kind] of [["1", "next"], ["2", "retry"], ["1", "next"]] as const) expect((await run(value)).kind).toBe(kind);
  expect(sent).toHaveLength(3);
});

it("Next runs what it waits for, and what waits for nothing itself", async () => {
  const { run, sent } = openEffects({ behind: { behind: true }, atOnce: { behind: true, atOnce: true }, awaited: {} });
  expect(await run("1", "awaited")).toEqual({ kind: "next" });
  expect(sent).toEqual(["atOnce", "awaited"]);
});

it("a repeated call has the key of the first one, and no other call has it", async () => {
  const keys: string[] = [];
  const run: Effect["run"] = ({ idempotencyKey }) => (keys.push(idempotencyKey), Promise.resolve(problem("NETWORK")));
  const { session, stepOf, effectOf } = open({ first: { effect: { run } }, second: { effect: { run } } });
  const send = (step: LineStep, value = "1") => runEffects(session, step, { values: { first: value, second: value } }, signal, "all");
  const other = effectOf("second", { run, input: (answers) => [answers.get(first), "one"] });
  await send(stepOf("first"));
  await send(stepOf("first"));
  expect(new Set(keys).size).toBe(1);
  await send(stepOf("first"), "2");
  await send(stepOf("second"));
  await send({ ...stepOf("first"), effects: [other] } as LineStep);
  session.startOver(() => true);
  session.application.value = { id: "one", token: "t", line: "auto", revision: 1, ratedWith: null };
  await send(stepOf("first"));
  expect(new Set(keys).size).toBe(5);
});

type Opened = ReturnType<typeof open>;
const anotherApplication = ({ session }: Opened) => (session.application.value = { ...session.application.peek()!, id: "another" });
const anotherLine = ({ session }: Opened) => (session.line.value = { ...session.line.peek()!, slug: "pet" });
it.each<[string, (opened: Opened) => unknown, Partial<Effect>, string, boolean]>([
  ["sent behind the visitor is owed to an application begun meanwhile", anotherApplication, { behind: true }, "stay", false],
  ["sent behind the visitor isn't what another line has sent", anotherLine, { behind: true }, "stay", false],
  ["that Next waits for may begin the application itself", anotherApplication, {}, "next", true],
])("an answer %s", async (_what, change, traits, kind, isSent) => {
  let opened: Opened | null = null;
  const run = () => (change(opened!), Promise.resolve(done));
  opened = open({ first: { effect: { ...traits, run } } });
  expect((await opened.run("1")).kind).toBe(kind);
  expect(Object.keys(opened.session.progress().effects)).toEqual(isSent ? ["first:first"] : []);
});

const ready = { run: () => Promise.resolve({ kind: "done", isAhead: true } as const) };
it.each<[string, Readonly<Record<string, Partial<Effect>>>, boolean]>([
  ["leads on at once after calls that were made ahead", { one: ready, two: ready }, true],
  ["stays long enough to be read, if the first call was waited for", { one: {}, two: ready }, false],
  ["stays long enough to be read, if the last call was waited for", { one: ready, two: {} }, false],
])("a step that goes on by itself %s", async (_what, effects, isReady) =>
  expect(await openEffects(effects, { transient: true }).run("1")).toEqual({ kind: "next", isReady }));

it.each<[string, Partial<LineStep>, Readonly<Record<string, Partial<Effect>>>, boolean]>([
  ["is shown to be answered", {}, {}, false],
  ["has nothing to show without a call", { transient: true }, {}, true],
  ["has nothing to show if what it waits for is there", { transient: true }, { one: { isReady: () => true }, two: { isReady: () => true } }, true],
  ["is shown while one call is left", { transient: true }, { one: { isReady: () => true }, two: { isReady: () => false } }, false],
  ["is shown before it is loaded", { transient: true, parcel: () => Promise.resolve({ screen: () => null }) } as Partial<LineStep>, {}, false],
])("a step %s", (_what, more, effects, expected) => {
  const { session, stepOf } = openEffects(effects, more);
  expect(isThrough(session, stepOf("first"))).toBe(expected);
});

it("a refused answer without a question can be sent again: no screen corrects it", async () => {
  const owed = async (fields: LineStep["fields"]) => {
    const { session } = open({ first: { fields } }, { first: [problem("VALIDATION")] });
    session.complete("first");
    return (await runOwed(session, signal, "all")).kind;
  };
  expect(await owed([])).toBe("retry");
  expect(await owed([first])).toBe("back");
});

it.each([
  ["is owed once each part is answered", ["first/a", "first/b"], ["first", "second"]],
  ["isn't owed while a part is left, and nothing after it is", ["first/a"], []],
  ["isn't owed before its parts are answered", ["first"], []],
])("a step of several parts %s", async (_what, completed, calls) => {
  const { session, sent } = open({ first: { substeps: () => ["a", "b"] }, second: {} });
  session.advance({ completed: [...completed, "second"] });
  expect(await runOwed(session, signal, "all")).toEqual({ kind: "next" });
  expect(sent).toEqual(calls);
});

it("an answer that is pressed while the one before it is sent isn't replaced by what that was corrected to", async () => {
  let pressed: Submission | null = null;
  const run: Effect["run"] = ({ session }) => {
    session.set(first, "3 Elm");
    pressed = session.submit([first], { first: "3 Elm" }, { first: "3 Elm" });
    session.answer(first, "2 Oak St");
    return Promise.resolve(done);
  };
  const { session } = open({ first: { effect: { behind: true, run } } });
  session.commit({ first: "2 Oak" });
  session.complete("first");
  await runOwed(session, signal, "all");
  expect([pressed!.values, session.draft(first).peek()]).toEqual([{ first: "3 Elm" }, "3 Elm"]);
});

it("an answer that was sent behind the visitor's back is no newer than what Next sends after it", async () => {
  const { session } = open({ first: { effect: { behind: true } } });
  session.commit({ first: "1 Oak" });
  session.complete("first");
  await runOwed(session, signal, "all");
  session.set(first, "2 Oak");
  const submission = session.submit([first], { first: "2 Oak" }, { first: "2 Oak" });
  session.answer(first, "2 Oak St");
  expect([submission.values["first"], session.draft(first).peek()]).toEqual(["2 Oak St", "2 Oak St"]);
});
