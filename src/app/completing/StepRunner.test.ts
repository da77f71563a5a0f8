// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Client } from "../../api/client";
import type { Problem } from "../../api/contract/problem";
import { timings } from "../../business/timings";
import { aPartner, sessionOptions } from "../../fixtures/sessionOptions";
import { has } from "../../flow/condition";
import { field } from "../../flow/field";
import type { Position } from "../../flow/flow";
import { createLogger } from "../../kernel/logger";
import { phrases } from "../../kernel/phrase";
import { fail, ok } from "../../kernel/result";
import { z } from "../../kernel/zod";
import { bundledConfig } from "../../partner/bundledConfig";
import { createSession } from "../../session/createSession";
import type { Departure } from "../../session/departure";
import type { EffectOutcome } from "../../session/effectOutcome";
import type { Line, LineStep } from "../../session/line";
import type { Navigator } from "../navigation/navigator";
import { StepRunner } from "./StepRunner";

const texts = phrases("test", { title: "Step", wrong: "Wrong" });
const first = field("first", z.string(), { initial: "" });
const second = field("second", z.string(), { initial: "" });

const problem = (code: Problem["code"], more: Partial<Problem> = {}): EffectOutcome => ({
  kind: "problem",
  problem: { type: "about:blank", title: "", status: 400, code, ...more },
});

const departure = (kind: Departure["kind"]): Departure => ({ kind, site: texts.title, url: "https://example.com" });
const ended = { line: "auto", by: "contact", channel: null, carrierName: null } as const;

type Outcome = EffectOutcome | Error | Promise<EffectOutcome>;

/** An outcome that comes when it is told to. */
function later() {
  let settle = (_outcome: EffectOutcome | Error): void => undefined;
  const promise = new Promise<EffectOutcome>((resolve, reject) => (settle = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))));
  return { promise, settle: (outcome: EffectOutcome | Error) => settle(outcome) };
}

/**
 * Shows the second of three steps, whose effect has these outcomes in turn and is done after them. Records what is sent, and where the
 * visitor is taken.
 */
function open(outcomes: readonly Outcome[] = [], given: Partial<LineStep> = {}, third: Partial<LineStep> = {}) {
  const log: string[] = [];
  const left = [...outcomes];
  const run = (): Promise<EffectOutcome> => {
    log.push("sent");
    const outcome = left.shift() ?? { kind: "done" };
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
  };
  // Each call sends another input, so that none is skipped as done.
  let calls = 0;
  const shown: LineStep = { id: "second", title: texts.title, screen: () => null, fields: [second, first], effects: [{ id: "second", input: () => [(calls += 1)], run }], ...given };
  const steps = [{ ...shown, id: "first", fields: [first], effects: [], transient: false }, shown, { ...shown, id: "third", fields: [], effects: [], transient: false, ends: has("purchased"), ...third }];
  let purchase: Promise<unknown> = Promise.resolve(fail({ type: "about:blank", title: "", status: 404, code: "NOT_FOUND" }));
  const session = createSession(sessionOptions({
    partner: aPartner({ config: { ...bundledConfig, tollFreeNumber: "800-555-0100" } }),
    logger: createLogger([({ code }) => void log.push(code)]),
    api: { call: () => purchase } as unknown as Client,
  }));
  const line = { slug: "auto", cases: [], riskState: () => null, flow: { groups: [{ id: "all", label: texts.title, steps }] } } as unknown as Line;
  session.line.value = line;
  session.application.value = { id: "one", token: "t", line: "auto", revision: 1, ratedWith: null };
  session.complete("first");
  const nameOf = ({ step, detail }: Position): string => (detail === null ? step : `${step}/${detail}`);
  const view = signal({ path: "auto/second", line, position: { step: "second", detail: null }, step: shown });
  const navigator = {
    view,
    modal: signal<string | null>(null),
    go: (to: string, mode = "push") => Promise.resolve(void log.push(`${to} ${mode}`)),
    to: (at: Position, mode = "push") => Promise.resolve(void log.push(`${nameOf(at)} ${mode}`)),
    returnTo: (at: Position) => Promise.resolve(void log.push(`return to ${nameOf(at)}`)),
  } as unknown as Navigator;
  const raise = (id: string): void => void log.push(`case ${id}`);
  const runner = new StepRunner({ session, navigator, raise, startOver: () => undefined, onCompleted: (step) => void log.push(`completed ${step}`) });
  const notices = (): readonly string[] => session.notices.list.peek().map(({ text }) => session.say(text));
  return { session, runner, log, view, notices, buys: (answer: Promise<unknown>) => void (purchase = answer) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each<[string, Outcome, Partial<LineStep>, string[]]>([
  ["on to the next step", { kind: "done" }, {}, ["sent", "completed second", "third push"]],
  ["on at once, from a step that had nothing to wait for", { kind: "done", isAhead: true }, { transient: true }, ["sent", "completed second", "third replace"]],
  ["nowhere, with an error at an answer", { kind: "errors", errors: [{ field: second, message: texts.wrong }] }, {}, ["sent"]],
  ["nowhere, with a question", { kind: "question", question: { kind: "unit", data: {} } }, {}, ["sent"]],
  ["to an advisor", { kind: "case", id: "addressNotFound" }, {}, ["sent", "case addressNotFound"]],
  ["to another company's site", { kind: "leave", to: departure("hand-off") }, {}, ["sent", "redirecting push"]],
  ["to the payment page, and Back from there to what was before", { kind: "leave", to: departure("payment") }, {}, ["sent", "redirecting replace"]],
  ["to the step whose answer prevents it", { kind: "elsewhere", step: "first" }, {}, ["sent", "first push"]],
  ["to the step whose answer the service refuses", problem("VALIDATION", { errors: [{ pointer: "/first", message: "No" }] }), { fields: [second] }, ["sent", "first push"]],
  ["to the page for errors", problem("PARTNER_KEY_INVALID"), {}, ["sent", "error push"]],
  ["to the page for errors, from a step that isn't returned to", problem("PARTNER_KEY_INVALID"), { transient: true }, ["sent", "error replace"]],
  ["nowhere, without a connection", problem("NETWORK"), {}, ["sent", "step-not-completed"]],
  ["nowhere, if the step breaks", new Error("broken"), {}, ["sent", "step-failed"]],
])("Next leads %s", async (_where, outcome, given, expected) => {
  const { runner, log } = open([outcome], given);
  await runner.submit();
  expect(log).toEqual(expected);
  expect(runner.busy.peek()).toBe(false);
});

it("a step that goes on by itself stays long enough to be read", async () => {
  const { runner, log } = open([], { transient: true });
  runner.arrived();
  await vi.advanceTimersByTimeAsync(timings.loadingAdvance - 1);
  expect(log).toEqual(["sent", "completed second"]);
  expect(runner.busy.peek()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(log.at(-1)).toBe("third replace");
});

it("a step waits for Next", () => {
  const { runner, log } = open();
  runner.arrived();
  expect([runner.busy.peek(), log]).toEqual([false, []]);
});

it("a second press during the first does nothing", async () => {
  const { runner, log } = open();
  await Promise.all([runner.submit(), runner.submit()]);
  expect(log.filter((call) => call === "sent")).toHaveLength(1);
});

it.each<[string, string, (opened: ReturnType<typeof open>) => void, EffectOutcome | Error]>([
  ["fails", "another screen is shown", ({ runner }) => runner.arrived(), problem("NETWORK")],
  ["fails", "the visit has ended", ({ session }) => session.dispose(), problem("NETWORK")],
  ["breaks", "another screen is shown", ({ runner }) => runner.arrived(), new Error("broken")],
  ["finds a closed lead", "another screen is shown", ({ runner }) => runner.arrived(), problem("LEAD_FINALIZED")],
  ["goes on", "another screen is shown", ({ runner }) => runner.arrived(), { kind: "done" }],
])("a call that %s after %s leads nowhere", async (_what, _when, leave, outcome) => {
  const { promise, settle } = later();
  const opened = open([promise]);
  const { runner, log, notices } = opened;
  const submitted = runner.submit();
  await vi.advanceTimersByTimeAsync(0);
  leave(opened);
  expect(runner.busy.peek()).toBe(false);
  settle(outcome);
  await submitted;
  expect([log, notices()]).toEqual([["sent"], []]);
});

it("nothing is sent for a visit that has ended", async () => {
  const { runner, log, session } = open();
  session.dispose();
  await runner.submit();
  expect(log).toEqual([]);
});

it("a step that the visitor has left takes its own end along, not the next one's work", async () => {
  const { promise, settle } = later();
  const { runner, log } = open([promise, new Promise(() => undefined)]);
  const submitted = runner.submit();
  await vi.advanceTimersByTimeAsync(0);
  runner.arrived();
  void runner.submit();
  await vi.advanceTimersByTimeAsync(0);
  settle({ kind: "done" });
  await submitted;
  expect([runner.busy.peek(), log]).toEqual([true, ["sent", "sent"]]);
});

it.each<[string, Outcome, string, string]>([
  ["has no connection", problem("NETWORK"), "We couldn't connect. Your answers are saved. Please try again.", "We still can't connect. Your answers are saved. Please try again, or call 800‑555‑0100."],
  ["waits too long", problem("TIMEOUT"), "We couldn't connect. Your answers are saved. Please try again.", "We still can't connect. Your answers are saved. Please try again, or call 800‑555‑0100."],
  ["breaks", new Error("broken"), "We couldn't connect. Your answers are saved. Please try again.", "We still can't connect. Your answers are saved. Please try again, or call 800‑555‑0100."],
  ["fails at the service", problem("INTERNAL"), "Something went wrong on our end. Your answers are saved.", "Something is still wrong on our end. Your answers are saved. Please try again, or call 800‑555‑0100."],
])("a press that %s says so, and whom to call the second time", async (_what, outcome, once, twice) => {
  const { runner, session, notices } = open([outcome, outcome, outcome]);
  await runner.submit();
  expect(notices()).toEqual([once]);
  const [notice] = session.notices.list.peek();
  notice?.action?.run();
  expect(notices()).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(notices()).toEqual([twice]);
  runner.arrived();
  expect(notices()).toEqual([]);
  await runner.submit();
  expect(notices()).toEqual([once]);
});

it("a lead that is closed says so, without a button that can't help", async () => {
  const { runner, session, notices } = open([problem("LEAD_FINALIZED")]);
  await runner.submit();
  expect(notices()).toEqual(["This quote was already bought or sent to an advisor. Call 800‑555‑0100 to change it or if you have questions."]);
  expect(session.notices.list.peek()[0]?.action).toBeUndefined();
});

it("a lead that was bought meanwhile leads to its policy", async () => {
  const { runner, session, notices, buys } = open([problem("LEAD_FINALIZED")]);
  buys(Promise.resolve(ok({ payment: { status: "Completed", applicationId: "one" } })));
  await runner.submit();
  expect(session.bought.peek()?.applicationId).toBe("one");
  expect(notices()).toEqual([]);
});

it("a closed lead isn't spoken of on the screen that was gone to while it was asked about", async () => {
  const { runner, notices, buys } = open([problem("LEAD_FINALIZED")]);
  let answer = (_read: unknown): void => undefined;
  buys(new Promise((resolve) => (answer = resolve)));
  const submitted = runner.submit();
  await vi.advanceTimersByTimeAsync(0);
  runner.arrived();
  answer(ok({ payment: null }));
  await submitted;
  expect(notices()).toEqual([]);
});

it("errors stand at their answers until the next press, and the focus is led to them each time", async () => {
  const error = { field: second, message: texts.wrong } as const;
  const { runner } = open([{ kind: "errors", errors: [error] }, { kind: "question", question: { kind: "unit", data: {} } }, { kind: "done" }]);
  await runner.submit();
  expect([runner.errors.peek().map(({ field: { name } }) => name), runner.refusals.peek()]).toEqual([["second"], 1]);
  runner.mark({ field: first, message: texts.wrong }, false);
  expect([runner.errors.peek().map(({ field: { name } }) => name), runner.refusals.peek()]).toEqual([["first", "second"], 1]);
  runner.mark(error, true);
  expect([runner.errors.peek().map(({ field: { name } }) => name), runner.refusals.peek()]).toEqual([["second", "first"], 2]);
  await runner.submit();
  expect([runner.errors.peek(), runner.question.peek()?.kind]).toEqual([[], "unit"]);
  await runner.submit();
  expect(runner.question.peek()).toBeNull();
});

it("a screen that comes shows nothing of the one before", async () => {
  const { runner } = open([{ kind: "question", question: { kind: "unit", data: {} } }]);
  await runner.submit();
  runner.showErrors([{ field: second, message: texts.wrong }], true);
  runner.arrived();
  expect([runner.errors.peek(), runner.refusals.peek(), runner.question.peek()]).toEqual([[], 0, null]);
});

it("an answer that the service refuses is open again, marked, and leads back to where it was noticed", async () => {
  const { runner, session } = open([problem("VALIDATION", { errors: [{ pointer: "/first", message: "No" }] })], { fields: [second] });
  await runner.submit();
  expect(session.progress().completed).toEqual([]);
  expect(session.returnTo.peek()).toBe("second");
  expect([runner.errors.peek().map(({ field: { name } }) => name), runner.refusals.peek()]).toEqual([["first"], 1]);
});

it("the page for errors knows the screen, and that a press led to it", async () => {
  const { runner, session } = open([problem("PARTNER_KEY_INVALID")]);
  await runner.submit();
  expect(session.trouble.peek()).toEqual({ code: "PARTNER_KEY_INVALID", status: 400, path: "auto/second", isSubmit: true });
});

it("the page before another site knows the site", async () => {
  const to = departure("payment");
  const { runner, session } = open([{ kind: "leave", to }]);
  await runner.submit();
  expect(session.redirect.peek()).toBe(to);
});

it.each([
  ["ended from a screen that was left leads to its end", true, "auto", ["sent", "third push"]],
  ["ended from a screen that was left leaves the visitor on another line's screen", true, "pet", ["sent"]],
  ["not ended yet stays on the screen that was gone to", false, "auto", ["sent"]],
  ["ended from its screen goes on as always", true, null, ["sent", "completed second", "third push"]],
])("a line %s", async (_what, isOver, slug, expected) => {
  const { promise, settle } = later();
  const { runner, log, session, view } = open([promise]);
  const submitted = runner.submit();
  await vi.advanceTimersByTimeAsync(0);
  if (slug !== null) {
    view.value = { ...view.peek(), path: `${slug}/first`, ...(slug !== "auto" && { line: { ...view.peek().line, slug } as Line }) };
    runner.arrived();
  }
  if (isOver) session.outcome.value = ended;
  settle({ kind: "done" });
  await submitted;
  expect(log).toEqual(expected);
});

it.each<[string, Outcome, boolean, string[]]>([
  ["arrives", { kind: "done" }, true, ["sent"]],
  ["has no connection, of which the caller tells", problem("NETWORK"), false, ["sent"]],
  ["needs an advisor", { kind: "case", id: "addressNotFound" }, false, ["sent", "case addressNotFound"]],
  ["is refused", problem("VALIDATION", { errors: [{ pointer: "/second", message: "No" }] }), false, ["sent", "second push"]],
  ["is refused as all calls of the page are", problem("PARTNER_KEY_INVALID"), false, ["sent", "error push"]],
])("an answer that nobody waited for %s", async (_what, outcome, isSettled, expected) => {
  const { runner, session, log } = open([outcome, outcome]);
  session.complete("second");
  expect(await runner.settle(new AbortController().signal)).toBe(isSettled);
  expect(log).toEqual(expected);
});

it.each([
  ["isn't asked in the second line of a bundle", "Maya", true, ["sent", "completed second", "third push"]],
  ["is asked in a bundle, if the first line hasn't", "", true, []],
  ["is asked in a line of its own", "Maya", false, []],
])("a name %s", async (_what, name, isBundled, expected) => {
  const { runner, session, log } = open([], { fields: [second] });
  if (name) session.commit({ second: name });
  if (isBundled) session.outcome.value = { ...ended, next: ["auto"] };
  runner.arrived();
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(expected);
});

it.each([
  ["is passed over", false, ["sent", "completed second", "fourth push"]],
  ["is not gone on from once the visitor has left", true, ["sent", "completed second"]],
])("a step that would only flash %s", async (_what, leaves, expected) => {
  const { promise, settle } = later();
  const { runner, log, session } = open([], {}, { transient: true, effects: [{ id: "third", input: () => [], isReady: () => true, run: () => promise }] });
  const { groups: [group] } = session.line.peek()!.flow;
  Object.assign(group!, { steps: [...group!.steps, { ...group!.steps[0]!, id: "fourth" }] });
  const submitted = runner.submit();
  await vi.advanceTimersByTimeAsync(0);
  if (leaves) runner.arrived();
  settle({ kind: "done" });
  await submitted;
  expect(log).toEqual(expected);
});
