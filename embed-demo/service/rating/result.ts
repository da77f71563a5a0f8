import type { Quote } from "../../../src/api/contract/quote";

/** What a carrier answered. A price is kept as the quote's own members; anything else has a message at most. */
export type RatingResult =
  | { outcome: "priced"; quote: Pick<Quote, "premium" | "termMonths" | "coverages" | "carrierSpecificQuoteId" | "isBindable" | "isRecommended" | "messages"> }
  | { outcome: "declined" | "timed_out" | "failed"; message: string };

/** What a carrier makes of an input: dollars for its term, or why it has no offer. */
export type Rated = { premium: number; coverages: Quote["coverages"] } | { declined: string };
