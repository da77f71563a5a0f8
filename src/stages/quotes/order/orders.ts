import type { Coverage } from "../../../api/contract/coverage";
import type { Quote } from "../../../api/contract/quote";
import { byMonthlyPremium } from "../../../business/quoteOrder";
import type { Phrase } from "../../../kernel/phrase";
import { phrases } from "../../../kernel/phrase";
import { coverageAbove } from "../terms/usual";

const labels = phrases("quotes.sort", { price: "Lowest price", rating: "Best rated", coverage: "Most coverage" });

/** The orders that a visitor can choose, in the order in which they are offered. */
export const quoteOrders = ["price", "rating", "coverage"] as const;
export type QuoteOrder = (typeof quoteOrders)[number];

export const orderLabels: Readonly<Record<QuoteOrder, Phrase>> = labels;

/** Compares two quotes. Quotes equal in the chosen order sort by price, and equal prices by arrival. */
export function comparatorOf(order: QuoteOrder, usual: Quote | null, definitions: readonly Coverage[]): (a: Quote, b: Quote) => number {
  const measure: Readonly<Record<QuoteOrder, (quote: Quote) => number>> = {
    price: () => 0,
    rating: ({ claimsRating }) => claimsRating,
    coverage: (quote) => (usual ? coverageAbove(quote, usual, definitions) : 0),
  };
  return (a, b) => measure[order](b) - measure[order](a) || byMonthlyPremium(a, b);
}
