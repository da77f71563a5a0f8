import { describe, expect, it } from "vitest";
import type { Quote } from "../../../api/contract/quote";
import { aCoverage, aQuote, aQuotedCoverage } from "../../../fixtures/quotes";
import { comparatorOf, quoteOrders } from "../order/orders";
import { briefly, coverageAbove, differencesOf, inSentence, usualQuote, verdictOf } from "./usual";

const definitions = [aCoverage({ id: "Property" }), aCoverage({ id: "Injury", showInQuoteCardHeader: true }), aCoverage({ id: "Deductible", isDeductible: true }), aCoverage({ id: "Medical", showOnQuoteCard: false })];

/** A quote states no amount for what has no limit. */
const quoted = (id: string, amount: number | null) =>
  amount === Infinity ? aQuotedCoverage({ id, value: "Unlimited", amount: null }) : aQuotedCoverage({ id, value: amount === null ? "No coverage" : `$${amount}`, amount });
const quote = (id: string, amounts: Readonly<Record<string, number | null>>, more: Partial<Quote> = {}): Quote =>
  aQuote({ id, coverages: Object.entries(amounts).map(([name, amount]) => quoted(name, amount)), ...more });
const usualTerms = { Injury: 300, Property: 100, Deductible: 1_000, Medical: 5 };
const values = (found: Quote | null) => Object.fromEntries(found?.coverages.map(({ id, value }) => [id, value]) ?? []);

describe("the usual terms", () => {
  it("are the most common values, and none that half of the quotes lack", () => {
    const quotes = [quote("a", usualTerms), quote("b", { ...usualTerms, Property: 50 }), quote("c", { Injury: 500, Property: 50, Deductible: 500 }), quote("d", { Injury: 300 })];
    expect(values(usualQuote(quotes))).toEqual({ Injury: "$300", Property: "$50", Deductible: "$1000" });
    expect(usualQuote([])).toBeNull();
  });

  it("don't depend on the order in which the quotes came", () => {
    const quotes = [quote("a", { Injury: 500 }), quote("b", { Injury: 500 }), quote("c", { Injury: 300 }), quote("d", { Injury: 300 })];
    for (const came of [quotes, quotes.toReversed()]) expect(values(usualQuote(came))).toEqual({ Injury: "$300" });
    const more = [...quotes, quote("e", { Injury: 500 })];
    for (const came of [more, more.toReversed()]) expect(values(usualQuote(came))).toEqual({ Injury: "$500" });
  });

  it("lack what half of the quotes lack", () => {
    expect(usualQuote([quote("a", { Injury: 300 }), quote("b", {})])?.coverages).toEqual([]);
  });

  it.each([
    ["the same", usualTerms, []],
    ["a higher limit", { ...usualTerms, Property: 250 }, ["Property $250 better"]],
    ["a lower limit", { ...usualTerms, Property: 50 }, ["Property $50 worse"]],
    ["no coverage", { ...usualTerms, Property: null }, ["Property No coverage worse"]],
    ["no limit", { ...usualTerms, Property: Infinity }, ["Property Unlimited better"]],
    ["a lower deductible", { ...usualTerms, Deductible: 500 }, ["Deductible $500 better"]],
    ["a higher deductible", { ...usualTerms, Deductible: 2_500 }, ["Deductible $2500 worse"]],
    ["the head's first", { ...usualTerms, Property: 50, Injury: 500 }, ["Injury $500 better", "Property $50 worse"]],
    ["what no card shows", { ...usualTerms, Medical: 10 }, []],
    ["nothing of what one of them lacks", { Injury: 500 }, ["Injury $500 better"]],
  ])("a row names %s", (_name, amounts, expected) => {
    const found = differencesOf(quote("q", amounts), quote("usual", usualTerms), definitions);
    expect(found.map(({ label, value, verdict }) => `${label} ${value} ${verdict}`)).toEqual(expected);
  });

  it.each([
    [null, 500, true, "worse"],
    [500, null, true, "better"],
    [null, 100, false, "worse"],
    [null, 0, false, "worse"],
    [100, null, false, "better"],
    [100, 100, false, "other"],
  ] as const)("%s beside %s, deductible %s, is %s", (amount, usual, isDeductible, verdict) => {
    expect(verdictOf(amount, usual, isDeductible)).toBe(verdict);
  });
});

it("a limit is lower than none", () => {
  const [limited, unlimited] = [quote("limited", usualTerms), quote("unlimited", { ...usualTerms, Property: Infinity })];
  expect(differencesOf(limited, unlimited, definitions)).toMatchObject([{ value: "$100", verdict: "worse" }]);
  expect([limited, unlimited].toSorted(comparatorOf("coverage", limited, definitions))).toEqual([unlimited, limited]);
});

it.each([
  ["$100K per person / $300K per incident", "$100K/$300K"],
  ["$50K per incident", "$50K"],
  ["$6,540 (2% of home structure)", "$6,540 (2% of home structure)"],
])("%s is briefly %s", (value, brief) => expect(briefly(value)).toBe(brief));

it.each([
  ["Bodily injury", "bodily injury"],
  ["PIP", "PIP"],
  ["Loss of use (ALE)", "loss of use (ALE)"],
])("%s in a sentence is %s", (label, expected) => expect(inSentence(label)).toBe(expected));

it("is above the usual terms by its higher limits minus its lower ones, whatever its deductible", () => {
  const above = (amounts: Readonly<Record<string, number | null>>) => coverageAbove(quote("q", { ...usualTerms, ...amounts }), quote("usual", usualTerms), definitions);
  expect(above({})).toBe(0);
  expect(above({ Injury: 500 })).toBe(1);
  expect(above({ Injury: 100 })).toBe(-1);
  expect(above({ Injury: 500, Property: 50 })).toBe(0);
  expect(above({ Injury: 500, Property: 250, Deductible: 2_500 })).toBe(2);
  const worded = (value: string) => aQuote({ coverages: [aQuotedCoverage({ id: "Property", value, amount: null })] });
  expect(coverageAbove(worded("Replacement cost"), worded("Actual cash value"), definitions)).toBe(0);
});

it("each order puts its best first, and sorts equals by price", () => {
  const quotes = [
    quote("dear", { ...usualTerms, Injury: 500 }, { premium: 900, claimsRating: 4.5 }),
    quote("rated", usualTerms, { premium: 700, claimsRating: 4.5 }),
    quote("cheap", { ...usualTerms, Property: 50 }, { premium: 600, claimsRating: 3 }),
    quote("plain", usualTerms, { premium: 650, claimsRating: 4 }),
  ];
  const usual = usualQuote(quotes);
  const ordered = quoteOrders.map((order) => quotes.toSorted(comparatorOf(order, usual, definitions)).map(({ id }) => id));
  expect(ordered).toEqual([
    ["cheap", "plain", "rated", "dear"],
    ["rated", "dear", "plain", "cheap"],
    ["dear", "plain", "rated", "cheap"],
  ]);
});

it("names what has no definition only among all coverages", () => {
  const [living, usual] = ["Yes", "No"].map((value) => aQuote({ coverages: [aQuotedCoverage({ id: "LIVING", value, amount: null })] }));
  const ids = (ofAll: boolean): string[] => differencesOf(living!, usual!, definitions, ofAll).map(({ id, verdict }) => `${id}: ${verdict}`);
  expect([ids(false), ids(true)]).toEqual([[], ["LIVING: other"]]);
});
