import { describe, expect, it } from "vitest";
import type { Coverage } from "../../../api/contract/coverage";
import type { Quote } from "../../../api/contract/quote";
import { aCoverage, aQuote, aQuotedCoverage } from "../../../fixtures/quotes";
import { allCoverages, sharedCoverages } from "./sharedCoverages";

const define = (id: string, more: Partial<Coverage> = {}): Coverage => aCoverage({ id, label: `The ${id}`, ...more });
const auto = [
  define("BI"),
  define("PD"),
  define("UM"),
  define("UIM"),
  define("COMP", { isDeductible: true, isEditable: true }),
  define("COLL", { isDeductible: true, isEditable: true }),
  define("MED", { showOnQuoteCard: false }),
];
const home = [define("DWELLING"), define("PERILS", { isDeductible: true, isEditable: true }), define("WIND", { isDeductible: true })];
const quoteOf = (...ids: string[]): Quote => aQuote({ coverages: ids.map((id) => aQuotedCoverage({ id })) });
const ids = (entries: readonly { id: string }[]): string[] => entries.map(({ id }) => id);

describe("coverages above the list", () => {
  it.each([
    ["auto: the first and the last deductible that can be changed", auto, ["COLL", "MED", "UIM", "UM", "PD", "BI", "COMP"], ["BI", "COLL"]],
    ["what a quote lacks makes room for the next", auto, ["UM", "UIM", "COMP"], ["UM", "COMP"]],
    ["two without a deductible", auto, ["BI", "UM", "UIM"], ["BI", "UM"]],
    ["home: a deductible that nobody can change stands back", home, ["WIND", "DWELLING", "PERILS"], ["DWELLING", "PERILS"]],
    ["a deductible that can't be changed is better than none", home, ["WIND", "DWELLING"], ["DWELLING", "WIND"]],
    [
      "Florida: the hurricane deductible is always in sight",
      [...home.slice(0, 2), define("OTHER"), define("CONTENTS"), define("WIND", { isDeductible: true, showInQuoteCardHeader: true })],
      ["WIND", "DWELLING", "OTHER", "CONTENTS", "PERILS"],
      ["DWELLING", "PERILS", "WIND"],
    ],
    ["one that the usual deductible shows already isn't repeated", [home[0]!, define("PERILS", { isDeductible: true, isEditable: true, showInQuoteCardHeader: true })], ["DWELLING", "PERILS"], ["DWELLING", "PERILS"]],
    ["a deductible that cards don't show", [home[0]!, define("OTHER"), define("GLASS", { isDeductible: true, showOnQuoteCard: false })], ["DWELLING", "OTHER", "GLASS"], ["DWELLING", "OTHER"]],
    ["without definitions, the quote's own first two", [], ["A", "B", "C", "D"], ["A", "B"]],
  ])("%s", (_name, definitions, has, expected) => {
    expect(ids(sharedCoverages(quoteOf(...has), definitions))).toEqual(expected);
  });

  it("uses the definitions' words", () => {
    expect(sharedCoverages(quoteOf("BI"), auto)[0]).toMatchObject({ label: "The BI", value: "$1" });
  });
});

describe("all coverages", () => {
  it("include coverages that are never a choice; the sentence above the list leaves them out", () => {
    const quote = quoteOf("LIVING", "POLICY_FEE", "BI");
    expect(ids(allCoverages(quote, auto))).toEqual(["BI", "LIVING"]);
    expect(ids(sharedCoverages(quote, auto))).toEqual(["BI"]);
  });

  it("add what the sentence leaves out, with deductibles last", () => {
    expect(ids(allCoverages(quoteOf("COMP", "COLL", "BI", "MED"), auto))).toEqual(["BI", "MED", "COMP", "COLL"]);
  });
});

it("keeps text in brackets on one line", () => {
  const quote = { ...quoteOf("WIND"), coverages: [{ id: "WIND", quoteKey: "WIND", label: "WIND", value: "$6,540 (2% of home structure)", amount: 6_540 }] };
  expect(allCoverages(quote, home)[0]?.value).toBe("$6,540 (2%\u00a0of\u00a0home\u00a0structure)");
});
