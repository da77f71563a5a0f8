import { expect, it } from "vitest";
import { byMonthlyPremium } from "./quoteOrder";

it("sorts by the month, without a price last, and keeps arrival order among equals", () => {
  const quotes = [
    { id: "none", premium: null, termMonths: 6 },
    { id: "zero", premium: 0, termMonths: 6 },
    { id: "six", premium: 600, termMonths: 6 },
    { id: "twelve", premium: 1_100, termMonths: 12 },
    { id: "month", premium: 100, termMonths: 1 },
  ];
  expect(quotes.sort(byMonthlyPremium).map(({ id }) => id)).toEqual(["twelve", "six", "month", "none", "zero"]);
});
