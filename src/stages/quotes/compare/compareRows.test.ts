import { describe, expect, it } from "vitest";
import type { Quote } from "../../../api/contract/quote";
import { aCoverage, aQuote, aQuotedCoverage } from "../../../fixtures/quotes";
import { say } from "../../../kernel/phrase";
import { comparedAtMost, withChosen } from "./compared";
import { compareRows, type CompareGroup } from "./compareRows";
import type { CurrentPolicy } from "../../../session/fields/currentPolicy";
import { amountIn, priceOf } from "./currentPolicy";

const definitions = [aCoverage({ id: "Injury" }), aCoverage({ id: "Collision", isDeductible: true }), aCoverage({ id: "Medical" }), aCoverage({ id: "Unheard of" })];

const quote = (id: string, claimsRating: number, values: Readonly<Record<string, string>>): Quote =>
  aQuote({ id, claimsRating, coverages: Object.entries(values).map(([name, value]) => aQuotedCoverage({ id: name, value, amount: amountIn(value) })) });
const policy = (values: Readonly<Record<string, string>>): CurrentPolicy => ({ company: "Old Mutual", price: "139", values });

const shown = (quotes: readonly Quote[], today: CurrentPolicy | null, group: CompareGroup) =>
  compareRows(quotes, today, definitions, group).map(({ id, cells, differs }) => [
    `${id}${differs ? " differs" : ""}`,
    ...cells.map(({ value, verdict }) => `${value ?? "-"}${verdict ? `: ${say(verdict.text)}` : ""}`),
  ]);

const low = quote("low", 4.2, { Injury: "$50K per person / $100K per incident", Collision: "$500", Medical: "$5,000 per person" });
const high = quote("high", 3.9, { Injury: "$250K per person / $500K per incident", Collision: "$1,000", Medical: "$5,000 per person" });

describe("a comparison", () => {
  it("says of two values which is better and which is worse", () => {
    expect(shown([low, high], null, "coverages")).toEqual([
      ["Injury differs", "$50K/$100K: Lower limit", "$250K/$500K: Higher limit"],
      ["Medical", "$5,000", "$5,000"],
    ]);
    expect(shown([low, high], null, "deductibles")).toEqual([["Collision differs", "$500: You pay $500 less", "$1,000: You pay $500 more"]]);
  });

  it("counts no limit as the highest", () => {
    const [none, less] = [quote("none", 4, { Injury: "Unlimited" }), quote("less", 4, { Injury: "$10K" })];
    expect(shown([low, none], null, "coverages")[0]).toEqual(["Injury differs", "$50K/$100K: Lower limit", "Unlimited: Higher limit"]);
    expect(shown([none, low, less], null, "coverages")[0]).toEqual(["Injury differs", "Unlimited: Highest limit", "$50K/$100K", "$10K: Lowest limit"]);
    expect(shown([low], policy({ Injury: "Unlimited" }), "coverages")[0]).toEqual(["Injury differs", "Unlimited", "$50K/$100K: Lower limit"]);
  });

  it("uses the quotes' own words, and judges none, until the definitions have come", () => {
    const rows = compareRows([low, high], null, [], "coverages");
    expect(rows.map(({ coverage, cells }) => [coverage?.label, ...cells.map(({ value, verdict }) => [value, verdict])])).toEqual([
      [low.coverages[0]!.label, ["$50K/$100K", null], ["$250K/$500K", null]],
      [low.coverages[1]!.label, ["$500", null], ["$1,000", null]],
      [low.coverages[2]!.label, ["$5,000", null], ["$5,000", null]],
    ]);
    expect(compareRows([low, high], null, [], "deductibles")).toEqual([]);
  });

  it("says how companies are rated, and how long their prices hold", () => {
    const [short, long] = [{ ...low, amBest: "A+" as const }, { ...high, amBest: "A" as const, term: 12 as const }];
    expect(shown([short, long], null, "company")).toEqual([
      ["CLAIMS_RATING differs", "4.2: Better rated", "3.9"],
      ["amBest differs", "A+: Better rated", "A"],
      ["TERM differs", "6 months", "12 months: Longer"],
    ]);
    expect(compareRows([short, long], null, definitions, "company").map(({ fact }) => fact?.id)).toEqual([undefined, "amBest", undefined]);
    // A rating that isn't known says nothing against the company.
    expect(shown([short, high], null, "company")[1]).toEqual(["amBest differs", "A+", "-"]);
    expect(shown([{ ...low, amBest: "A" }, { ...high, amBest: "A" }], policy({}), "company")[1]).toEqual(["amBest differs", "-", "A", "A"]);
    expect(shown([low, high], null, "company").map(([id]) => id)).toEqual(["CLAIMS_RATING differs", "TERM"]);
  });

  it("marks best and worst of several, but not the most common value, and nothing where all are the same", () => {
    const [less, more] = ["$50K/$100K", "$250K/$500K"];
    expect(shown([low, high, high, low], null, "coverages")[0]).toEqual(["Injury differs", `${less}: Lowest limit`, `${more}: Highest limit`, `${more}: Highest limit`, `${less}: Lowest limit`]);
    expect(shown([low, high, high, high], null, "coverages")[0]).toEqual(["Injury differs", `${less}: Lowest limit`, more, more, more]);
    expect(shown([low, high, high, high], null, "coverages")[1]).toEqual(["Medical", "$5,000", "$5,000", "$5,000", "$5,000"]);
  });

  it("holds a price billed by the month for no time, and compares it with nothing", () => {
    const [monthly, long] = [{ ...low, term: 1 as const }, { ...high, term: 12 as const }];
    expect(shown([monthly, monthly], null, "company").map(([id]) => id)).toEqual(["CLAIMS_RATING"]);
    expect(shown([monthly, long], null, "company")[1]).toEqual(["TERM differs", "-", "12 months"]);
  });

  it("lists what companies quote without offering it as a choice, in their own words and without a verdict", () => {
    const [with_, without] = [quote("with", 4, { Injury: "$1", Living: "$20" }), quote("without", 4, { Injury: "$1", Living: "$10", POLICY_FEE: "$9" })];
    expect(shown([with_, without], null, "coverages")).toEqual([["Injury", "$1", "$1"], ["Living differs", "$20", "$10"]]);
  });

  it("says who includes a coverage and who doesn't", () => {
    const none = quote("none", 4, {});
    expect(shown([low, none], null, "coverages")[1]).toEqual(["Medical differs", "$5,000: Included", "-"]);
    expect(shown([low, high, none], null, "coverages")[1]).toEqual(["Medical differs", "$5,000", "$5,000", "-: Only one without it"]);
    expect(shown([low, none, none], null, "coverages")[1]).toEqual(["Medical differs", "$5,000: Included", "-", "-"]);
    // Half of them are neither few nor many.
    expect(shown([low, high, none, none], null, "coverages")[1]).toEqual(["Medical differs", "$5,000", "$5,000", "-", "-"]);
  });

  it("leaves values without an amount out of best and worst", () => {
    const [out, less, more] = ["No coverage", "$500", "$1,000"].map((value) => quote(value, 4, { Collision: value }));
    expect(shown([out!, less!, more!], null, "deductibles")).toEqual([["Collision differs", "No coverage", "$500: Lowest deductible", "$1,000: Highest deductible"]]);
    expect(shown([out!, out!, out!, less!], null, "deductibles")).toEqual([["Collision differs", "No coverage", "No coverage", "No coverage", "$500"]]);
    expect(shown([out!, less!], null, "deductibles")).toEqual([["Collision differs", "No coverage", "$500"]]);
  });

  it("judges every value against the visitor's own policy", () => {
    const today = policy({ Injury: "$100K per person / $300K per incident", Collision: "$1,000", Medical: "$5,000 per person" });
    expect(shown([low, high], today, "coverages")).toEqual([
      ["Injury differs", "$100K/$300K", "$50K/$100K: Lower limit", "$250K/$500K: Higher limit"],
      ["Medical", "$5,000", "$5,000: Same as today", "$5,000: Same as today"],
    ]);
    expect(shown([low, high], today, "deductibles")).toEqual([["Collision differs", "$1,000", "$500: You pay $500 less", "$1,000: Same as today"]]);
  });

  it("judges nothing against values that the visitor hasn't given", () => {
    expect(shown([low], policy({}), "deductibles")).toEqual([["Collision differs", "-", "$500"]]);
    expect(shown([low], policy({ Injury: "20% of personal property" }), "coverages")[0]).toEqual(["Injury differs", "20% of personal property", "$50K/$100K"]);
    // The same amount in other words is neither more nor less.
    expect(shown([low], policy({ Medical: "$5,000 per incident" }), "coverages")[1]).toEqual(["Medical", "$5,000", "$5,000"]);
    // Nobody asks for the ratings of the visitor's own policy, so they can't be the same in both.
    expect(shown([low], policy({}), "company")).toEqual([["CLAIMS_RATING differs", "-", "4.2"], ["TERM differs", "-", "6 months"]]);
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
