import { expect, it } from "vitest";
import { carrierFacts, quote } from "../../../src/api/contract/quote";
import { carriers } from "../reference/carriers";
import { quoteOf } from "./readQuotes";

const priced = {
  outcome: "priced" as const,
  quote: { premium: 600, termMonths: 6 as const, coverages: [], carrierSpecificQuoteId: "abc-1", isBindable: false, isRecommended: false, messages: [] },
};
const quotes = carriers().flatMap(({ id }) => quoteOf({ id: `quote-${id}`, carrierId: id, result: priced }, { line: "RENTERS" }));

it("every carrier's quote passes the client's check, also where a column is empty", () => {
  const refused = quotes.filter((one) => !quote.safeParse(JSON.parse(JSON.stringify(one))).success);
  expect(refused).toEqual([]);
});

it.each(Object.keys(carrierFacts.shape))("%s is known of some carriers, and no member where it isn't known", (name) => {
  const known = quotes.filter((one) => name in one);
  expect(known.length).toBeGreaterThan(0);
  expect(known.length).toBeLessThan(quotes.length);
  expect(known.filter((one) => !Reflect.get(one, name))).toEqual([]);
});
