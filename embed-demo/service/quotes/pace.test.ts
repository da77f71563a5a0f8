import { expect, it } from "vitest";
import { createPace } from "./pace";

/** The order after these answers, as [company, milliseconds]. */
function order(answers: readonly (readonly [string, number])[]): string[] {
  const pace = createPace();
  for (const [id, ms] of answers) pace.answered(id, ms);
  return pace.quickFirst();
}

it.each<[string, readonly (readonly [string, number])[], string[]]>([
  ["of nobody before an answer", [], []],
  ["by their answers, the quickest first", [["slow", 900], ["quick", 100], ["usual", 500]], ["quick", "usual", "slow"]],
  ["as they usually are after one slow answer", [["quick", 100], ["slow", 900], ["quick", 1_500]], ["quick", "slow"]],
  ["anew after slow answers again and again", [["quick", 100], ["slow", 900], ...Array.from({ length: 5 }, () => ["quick", 1_500] as const)], ["slow", "quick"]],
  ["without taking a first answer for quicker than it was", [["first", 400], ["second", 300]], ["second", "first"]],
])("knows the companies' order %s", (_what, answers, expected) => expect(order(answers)).toEqual(expected));
