import { describe, expect, it } from "vitest";
import { z } from "../kernel/zod";
import type { Condition, ConditionContext } from "./condition";
import { all, any, evaluate, flag, has, inStates, is, not, reads } from "./condition";
import { answersOf, field } from "./field";

const years = field<number | null>("years", z.nullable(z.number()), { initial: null });
const smoker = field("smoker", z.string(), { initial: "Never" });

const context = (given: Partial<ConditionContext> = {}): ConditionContext => ({
  answers: answersOf({}),
  state: "TX",
  flags: new Set(["bundling"]),
  facts: new Set(["finalized"]),
  ...given,
});
const yes = flag("bundling");
const no = flag("life");

describe("evaluate", () => {
  it.each<[string, Condition, boolean]>([
    ["a flag that is on", yes, true],
    ["a flag that is off", no, false],
    ["a fact", has("finalized"), true],
    ["no fact", has("bindableQuote"), false],
    ["a state that is listed", inStates(["CA", "TX"]), true],
    ["a state that isn't", inStates(["CA"]), false],
    ["all of none", all(), true],
    ["all", all(yes, yes), true],
    ["all but one", all(yes, no), false],
    ["any of none", any(), false],
    ["any", any(no, yes), true],
    ["none", any(no, no), false],
    ["the opposite", not(no), true],
    ["an unanswered field's start", is(smoker, "Never"), true],
    ["an unanswered field's other values", is(years, 0), false],
  ])("%s", (_name, condition, expected) => expect(evaluate(condition, context())).toBe(expected));

  it("compares answers", () => {
    expect(evaluate(is(years, 0), context({ answers: answersOf({ years: 0 }) }))).toBe(true);
    expect(evaluate(is(years, 0), context({ answers: answersOf({ years: 1 }) }))).toBe(false);
  });

  it("skips an inclusion, but not an exclusion, while the state is unknown", () => {
    expect(evaluate(inStates(["FL"]), context({ state: null }))).toBe(false);
    expect(evaluate(not(inStates(["FL"])), context({ state: null }))).toBe(true);
  });
});

it("lists the fields that it reads", () => {
  expect(reads(all(yes, not(is(years, 0)), any(is(smoker, "Never"), has("finalized"), inStates(["CA"]))))).toEqual(["years", "smoker"]);
});
