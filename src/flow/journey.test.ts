import { describe, expect, it } from "vitest";
import { phrases } from "../kernel/phrase";
import { z } from "../kernel/zod";
import { flag, has, is, not } from "./condition";
import type { Fact } from "./condition";
import { answersOf, field } from "./field";
import type { AnyField } from "./field";
import type { Flow, Position, Step } from "./flow";
import type { JourneyContext } from "./journey";
import { completionKey, resolveJourney } from "./journey";

const texts = phrases("test", { title: "Step" });
const people = field<readonly string[]>("people", z.array(z.string()), { initial: [] });
const years = field<number | null>("years", z.nullable(z.number()), { initial: null });
const limit = field("limit", z.string(), { initial: "" });
const phone = field("phone", z.string(), { initial: "" });

const step = (id: string, fields: readonly AnyField[] = [], more: Partial<Step> = {}): Step => ({
  id,
  title: texts.title,
  screen: () => Promise.resolve(null),
  fields,
  ...more,
});

const flow: Flow = {
  groups: [
    { id: "you", label: texts.title, steps: [step("people", [people], { subroutes: () => ["add", "1"] })] },
    {
      id: "cover",
      label: texts.title,
      steps: [step("loading", [], { transient: true }), step("years", [years]), step("limit", [limit], { when: not(is(years, 0)) }), step("extra", [], { when: flag("life") })],
    },
    { id: "history", label: texts.title, steps: [step("history", [], { substeps: (answers) => answers.get(people).map((_name, at) => String(at + 1)) })] },
    { id: "end", label: texts.title, steps: [step("contact", [phone], { open: true, over: has("over") }), step("success", [], { terminal: true, open: true, when: has("finalized") })] },
  ],
  detachedSteps: [step("call", [phone]), step("chat", [], { when: flag("honeyQuote") })],
};

const journey = (values: Record<string, unknown> = {}, given: Partial<JourneyContext> = {}, of: Flow = flow) =>
  resolveJourney(of, values, { answers: answersOf(values), state: "TX", flags: new Set(), facts: new Set(), completed: new Set(), furthestGroup: 0, ...given });
const at = (id: string, detail: string | null = null): Position => ({ step: id, detail });
const two = { people: ["Maya", "Sam"] };

describe("next and previous", () => {
  it.each([
    ["a step", at("people"), at("loading")],
    ["a step that works by itself", at("loading"), at("years")],
    ["a step before one that isn't asked", at("limit"), at("history")],
    ["a substep", at("history"), at("history", "2")],
    ["the last substep", at("history", "2"), at("contact")],
    ["a substep that there isn't", at("history", "9"), at("contact")],
    ["the end", at("contact"), null],
    ["nowhere", at("nowhere"), null],
  ])("after %s", (_what, from, to) => expect(journey(two).next(from)).toEqual(to));

  it.each([
    ["the first", at("people"), null],
    ["one after a step that works by itself", at("years"), at("people")],
    ["the first substep", at("history"), at("limit")],
    ["a later substep", at("history", "2"), at("history")],
    ["what follows substeps", at("contact"), at("history", "2")],
    ["a substep that there isn't", at("history", "9"), at("history")],
    ["a subroute", at("people", "add"), at("people")],
    ["a screen beside the flow", at("call"), null],
  ])("before %s", (_what, from, to) => expect(journey(two).previous(from)).toEqual(to));

  it("pass each of several substeps", () => {
    const three = journey({ people: ["Maya", "Sam", "Ali"] });
    expect(three.next(at("history", "2"))).toEqual(at("history", "3"));
    expect(three.previous(at("history", "3"))).toEqual(at("history", "2"));
  });

  it("follow the answers", () => {
    expect(journey({ ...two, years: 0 }).next(at("years"))).toEqual(at("history"));
    expect(journey({ ...two, years: 0 }).previous(at("history"))).toEqual(at("years"));
    expect(journey(two, { flags: new Set(["life"]) }).next(at("limit"))).toEqual(at("extra"));
    expect(journey(two, { facts: new Set(["finalized"]) }).next(at("contact"))).toEqual(at("success"));
  });
});

describe("the frontier", () => {
  const reached = (...completed: string[]) => journey(two, { completed: new Set(completed) }).frontier;
  it.each([
    [[], at("people")],
    [["people"], at("loading")],
    [["people", "loading", "years", "limit"], at("history")],
    [["people", "loading", "years", "limit", "history/1"], at("history", "2")],
    [["people", "loading", "years", "limit", "history/2"], at("history")],
    [["people", "loading", "years", "limit", "history/1", "history/2"], at("contact")],
    // Later steps stay completed, but a step that is asked again comes first.
    [["people", "years", "limit", "history/1", "history/2"], at("loading")],
  ])("after %j", (completed, position) => expect(reached(...completed)).toEqual(position));

  it("stays at the last step when everything is done", () => {
    const all = ["people", "loading", "years", "limit", "history/1", "history/2", "contact"];
    expect(reached(...all)).toEqual(at("contact"));
    expect(journey(two, { completed: new Set(all), facts: new Set(["finalized"]) }).frontier).toEqual(at("success"));
  });
});

it("shows the last step in place of one that is over", () => {
  const visit = (...facts: Fact[]) => journey(two, { facts: new Set(facts) }).visit(at("contact"));
  expect(visit("finalized", "over")).toEqual({ kind: "redirect", position: at("success") });
  expect(visit("finalized")).toEqual({ kind: "show", position: at("contact") });
  expect(journey(two, { facts: new Set<Fact>(["finalized", "over"]) }).next(at("contact"))).toEqual(at("success"));
});

it("shows a detached way's own last step in place of one that is over", () => {
  const aside: Flow = {
    groups: [{ id: "all", label: texts.title, steps: [step("people", [people]), step("call", [], { terminal: true })] }],
    detachedSteps: [step("contact", [phone], { open: true, over: has("over") }), step("success", [], { terminal: true, open: true, when: has("finalized") })],
  };
  const visit = (...facts: Fact[]) => journey(two, { facts: new Set(facts) }, aside).visit(at("contact"));
  expect(visit("finalized", "over")).toEqual({ kind: "redirect", position: at("success") });
  expect(visit("finalized")).toEqual({ kind: "show", position: at("contact") });
});

describe("an end", () => {
  const ended: Flow = { groups: [{ id: "all", label: texts.title, steps: [step("smoker", [limit]), step("refused", [], { ends: is(limit, "none") }), step("contact", [phone], { open: true })] }] };
  const walk = (value: string) =>
    resolveJourney(ended, { limit: value }, { answers: answersOf({ limit: value }), state: "TX", flags: new Set(), facts: new Set(), completed: new Set(["smoker", "refused", "contact"]), furthestGroup: 0 });

  it("is the only place that is shown", () => {
    const { end, frontier, visit } = walk("none");
    expect([end, frontier]).toEqual([at("refused"), at("refused")]);
    for (const other of ["smoker", "contact", "nowhere"]) expect(visit(at(other))).toEqual({ kind: "redirect", position: at("refused") });
    expect(visit(at("refused"))).toEqual({ kind: "show", position: at("refused") });
  });

  it("is none until the answers say so", () => {
    expect(walk("50").end).toBeNull();
    expect(walk("50").visit(at("smoker"))).toEqual({ kind: "show", position: at("smoker") });
  });
});

describe("detached steps", () => {
  it("lead from one to the following, and have nothing that leads to them", () => {
    const { next, previous } = journey(two);
    expect([next(at("call")), previous(at("call"))]).toEqual([null, null]);
    expect(journey(two, { flags: new Set(["honeyQuote"]) }).next(at("call"))).toEqual(at("chat"));
  });
});

describe("a link", () => {
  const completed = new Set(["people", "loading", "years", "limit", "history/1"]);
  const visit = (position: Position) => journey(two, { completed }).visit(position);
  it.each([
    ["back to a step that is done", at("years"), { kind: "show", position: at("years") }],
    ["to the frontier", at("history", "2"), { kind: "show", position: at("history", "2") }],
    ["to the first substep by its number", at("history", "1"), { kind: "redirect", position: at("history") }],
    ["to a substep that there isn't", at("history", "3"), { kind: "redirect", position: at("history") }],
    ["to a subroute", at("people", "add"), { kind: "show", position: at("people", "add") }],
    ["to a subroute that there isn't", at("people", "9"), { kind: "redirect", position: at("people") }],
    ["to an open step ahead", at("contact"), { kind: "show", position: at("contact") }],
    ["to a screen beside the flow", at("call"), { kind: "show", position: at("call") }],
    ["to one that isn't offered", at("chat"), { kind: "redirect", position: at("history", "2") }],
    ["to a step that isn't asked", at("extra"), { kind: "redirect", position: at("history", "2") }],
    ["to nowhere", at("nowhere"), { kind: "unknown" }],
  ])("%s", (_what, position, expected) => expect(visit(position)).toEqual(expected));

  it("beyond the frontier redirects to it, and so does a substep beyond the open one", () => {
    expect(journey(two, { completed: new Set(["people"]) }).visit(at("years"))).toEqual({ kind: "redirect", position: at("loading") });
    const before = new Set(["people", "loading", "years", "limit"]);
    expect(journey(two, { completed: before }).visit(at("history", "2"))).toEqual({ kind: "redirect", position: at("history") });
  });

  it("to a substep that is done is shown, also when every other is", () => {
    const all = new Set(["people", "loading", "years", "limit", "history/1", "history/2"]);
    expect(journey(two, { completed: all }).visit(at("history", "2"))).toEqual({ kind: "show", position: at("history", "2") });
  });
});

it("relevant answers are those of steps that are asked", () => {
  const values = { ...two, years: 0, limit: "50", phone: "6145550138", stray: 1 };
  const { relevant } = journey(values);
  expect([people, years, limit, phone].map((asks) => relevant.has(asks as AnyField))).toEqual([true, true, false, true]);
  expect(relevant.get(limit)).toBe("");
  expect(journey({ ...values, years: 1 }).relevant.get(limit)).toBe("50");
});

describe("progress", () => {
  const shown = (id: string, furthestGroup: number) => journey(two, { furthestGroup }).progress(id);

  it("marks the current, the visited and the upcoming groups", () => {
    expect(shown("years", 0).map(({ id, state }) => [id, state])).toEqual([
      ["you", "visited"],
      ["cover", "active"],
      ["history", "inactive"],
      ["end", "inactive"],
    ]);
  });

  it("keeps the furthest group on the way back", () => {
    expect(shown("people", 2).map(({ state }) => state)).toEqual(["active", "visited", "visited", "inactive"]);
  });

  it("links to a group's first step with a screen, but not to the current group", () => {
    const links = (completed: readonly string[]) => journey(two, { furthestGroup: 2, completed: new Set(completed) }).progress("people").map(({ to }) => to);
    expect(links(["people"])).toEqual([null, at("years"), at("history"), null]);
    // An unfinished step would be shown again instead.
    expect(links([])).toEqual([null, null, null, null]);
  });

  it("grows within a group and doesn't fill it before it is left", () => {
    expect(["loading", "years", "limit"].map((id) => shown(id, 1)[1]!.part)).toEqual([1 / 4, 2 / 4, 3 / 4]);
    expect(shown("people", 2).map(({ part }) => part)).toEqual([1 / 2, 1, 1, 0]);
  });

  it("recognizes an open step that was reached ahead of unanswered ones", () => {
    const ahead = (completed: readonly string[]) => ["people", "years", "contact", "nowhere"].map((id) => journey(two, { completed: new Set(completed) }).isAhead(id));
    expect(ahead([])).toEqual([false, false, true, false]);
    expect(ahead(["people", "loading", "years", "limit", "history/1", "history/2"])).toEqual([false, false, false, false]);
  });

  it("is that of the step's stage alone", () => {
    const bought: Flow = {
      groups: [
        { id: "quotes", label: texts.title, steps: [step("compare", [])] },
        { id: "sign", label: texts.title, stage: "purchase", steps: [step("sign", [])] },
        { id: "pay", label: texts.title, stage: "purchase", steps: [step("pay", [])] },
      ],
    };
    const walk = resolveJourney(bought, {}, { answers: answersOf({}), state: "TX", flags: new Set(), facts: new Set(), completed: new Set(), furthestGroup: 1 });
    const at = (id: string) => walk.progress(id).map(({ id: group, state }) => `${group} ${state}`);
    expect(at("compare")).toEqual(["quotes active"]);
    expect(at("sign")).toEqual(["sign active", "pay inactive"]);
    expect(at("pay")).toEqual(["sign visited", "pay active"]);
    expect(["compare", "pay", "nowhere"].map(walk.stageOf)).toEqual([null, "purchase", null]);
  });

  it("knows the group of a step", () => {
    const { groupOf } = journey(two);
    expect([groupOf("people"), groupOf("limit"), groupOf("call")]).toEqual([0, 1, -1]);
  });
});

it("keeps completed steps and substeps", () => {
  const [history, first] = ["history", "people"].map((id) => journey(two).find(id)!);
  expect(completionKey(first!, at("people"), answersOf(two))).toBe("people");
  expect(completionKey(history!, at("history"), answersOf(two))).toBe("history/1");
  expect(completionKey(history!, at("history", "2"), answersOf(two))).toBe("history/2");
});

it("requires a step that is always asked", () => {
  expect(() => resolveJourney({ groups: [] }, {}, { answers: answersOf({}), state: null, flags: new Set(), facts: new Set(), completed: new Set(), furthestGroup: 0 })).toThrow("A flow needs at least one step that is always asked");
});
