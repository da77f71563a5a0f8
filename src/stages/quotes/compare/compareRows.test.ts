import { describe, expect, it } from "vitest";
import type { Quote } from "../../../api/contract/quote";
import { aCoverage, aQuote, aQuotedCoverage } from "../../../fixtures/quotes";
import { say } from "../../../kernel/phrase";
import { comparedAtMost, withChosen } from "./compared";
import { compareRows, type CompareView } from "./compareRows";
import type { CurrentPolicy } from "../../../session/fields/currentPolicy";
import { amountIn, priceOf } from "./currentPolicy";

const definitions = [aCoverage({ id: "Injury" }), aCoverage({ id: "Collision", isDeductible: true }), aCoverage({ id: "Medical" }), aCoverage({ id: "Unheard of" })];

const quote = (id: string, claimsRating: number, values: Readonly<Record<string, string>>): Quote =>
  aQuote({ id, claimsRating, coverages: Object.entries(values).map(([name, value]) => aQuotedCoverage({ id: name, value, amount: amountIn(value) })) });
const policy = (values: Readonly<Record<string, string>>): CurrentPolicy => ({ company: "Old Mutual", price: "139", values });

const shown = (quotes: readonly Quote[], today: CurrentPolicy | null, view: CompareView) =>
  compareRows(quotes, today, definitions, view).map(({ id, cells, differs }) => [
    `${id}${differs ? " differs" : ""}`,
    ...cells.map(({ value, verdict }) => `${value ?? "-"}${verdict ? `: ${say(verdict.text)}` : ""}`),
  ]);

const low = quote("low", 4.2, { Injury: "$50K per person / $100K per incident", Collision: "$500", Medical: "$5,000 per person" });
const high = quote("high", 3.9, { Injury: "$250K per person / $500K per incident", Collision: "$1,000", Medical: "$5,000 per person" });

describe("a comparison", () => {
  it("names the best of each row, and none if all are the same", () => {
    expect(shown([low, high], null, "coverages")).toEqual([
      ["Injury differs", "$50K/$100K", "$250K/$500K: Highest limit"],
      ["Medical", "$5,000", "$5,000"],
      ["CLAIMS_RATING differs", "4.2: Best rated", "3.9"],
    ]);
    expect(shown([low, high], null, "deductibles")).toEqual([["Collision differs", "$500: Lowest deductible", "$1,000"]]);
  });

  it("has a row for a fact that is known of one company, and none for a fact that no company has", () => {
    expect(shown([{ ...low, amBest: "A+" }, high], null, "coverages").at(-1)).toEqual(["amBest differs", "A+", "-"]);
    expect(shown([{ ...low, amBest: "A" }, { ...high, amBest: "A" }], policy({}), "coverages").at(-1)).toEqual(["amBest", "-", "A", "A"]);
    expect(shown([low, high], null, "coverages").at(-1)?.[0]).toBe("CLAIMS_RATING differs");
  });

  it("lets two of four share the best place, and doesn't call the most common value best", () => {
    const [less, more, most] = ["$50K/$100K", "$250K/$500K", "$250K/$500K: Highest limit"];
    expect(shown([low, high, high, low], null, "coverages")[0]).toEqual(["Injury differs", less, most, most, less]);
    expect(shown([low, high, high, high, high], null, "coverages")[0]).toEqual(["Injury differs", less, more, more, more, more]);
  });

  it("judges every value against the visitor's own policy", () => {
    const today = policy({ Injury: "$100K per person / $300K per incident", Collision: "$1,000", Medical: "$5,000 per person" });
    expect(shown([low, high], today, "coverages")).toEqual([
      ["Injury differs", "$100K/$300K", "$50K/$100K: Lower limit", "$250K/$500K: Higher limit"],
      ["Medical", "$5,000", "$5,000: Same as today", "$5,000: Same as today"],
      ["CLAIMS_RATING differs", "-", "4.2: Best rated", "3.9"],
    ]);
    expect(shown([low, high], today, "deductibles")).toEqual([["Collision differs", "$1,000", "$500: You pay $500 less", "$1,000: Same as today"]]);
  });

  it("judges nothing against values that the visitor hasn't given", () => {
    expect(shown([low], policy({}), "deductibles")).toEqual([["Collision differs", "-", "$500"]]);
    const none = quote("none", 4, { Collision: "No coverage" });
    expect(shown([none], policy({ Collision: "$500" }), "deductibles")).toEqual([["Collision differs", "$500", "No coverage"]]);
    expect(shown([high], policy({ Collision: "$500" }), "deductibles")).toEqual([["Collision differs", "$500", "$1,000: You pay $500 more"]]);
  });
});

it.each([
  ["139", 139],
  ["$1,139.50", 1_139.5],
  ["", null],
  ["0", null],
  ["free", null],
])("a policy for %s a month costs %s", (price, expected) => expect(priceOf({ ...policy({}), price })).toBe(expected));

it.each([
  ["$100K per person / $300K per incident", 100_000],
  ["$5,000 per person", 5_000],
  ["$1.2M", 1_200_000],
  ["No coverage", null],
])("%s is worth %s", (value, expected) => expect(amountIn(value)).toBe(expected));

it("takes five, in the order of selection, and releases each", () => {
  const chosen = ["a", "b", "c", "d", "e", "f"].reduce<readonly string[]>((before, id) => withChosen(before, id, true), []);
  expect(chosen).toEqual(["a", "b", "c", "d", "e"]);
  expect(chosen).toHaveLength(comparedAtMost);
  expect(withChosen(chosen, "b", false)).toEqual(["a", "c", "d", "e"]);
  expect(withChosen(chosen, "a", true)).toEqual(["b", "c", "d", "e", "a"]);
});
