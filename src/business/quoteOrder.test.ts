import { expect, it } from "vitest";
import { byMonthlyPremium } from "./quoteOrder";

it("sorts by the month, without a price last, and keeps arrival order among equals", () => {
  const quotes = [
    { id: "none", premium: null, term: 6 },
    { id: "zero", premium: 0, term: 6 },
    { id: "six", premium: 600, term: 6 },
    { id: "twelve", premium: 1_100, term: 12 },
    { id: "month", premium: 100, term: 1 },
  ];
  expect(quotes.sort(byMonthlyPremium).map(({ id }) => id)).toEqual(["twelve", "six", "month", "none", "zero"]);
});
