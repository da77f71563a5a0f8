import type { Quote } from "../../../src/api/contract/quote";

/** What a carrier answered. A price is kept as the quote's own members; anything else has a message at most. */
export type RatingResult =
  | { outcome: "priced"; quote: Pick<Quote, "premium" | "termMonths" | "coverages" | "carrierSpecificQuoteId" | "isBindable" | "isRecommended" | "messages"> }
  | { outcome: "declined" | "timed_out" | "failed"; message: string };
