import type { Quote } from "../../../src/api/contract/quote";

/** A price as it is kept: what the carrier alone knows of its quote. */
export type PricedResult = Pick<Quote, "premium" | "coverages" | "carrierSpecificQuoteId" | "isBindable" | "isRecommended" | "messages"> & { termMonths: Quote["term"] };

/** What a carrier answered. Anything but a price has a message at most. */
export type RatingResult =
  | { outcome: "priced"; quote: PricedResult }
  | { outcome: "declined" | "timed_out" | "failed"; message: string };

/** What a carrier makes of an input: dollars for its term, or why it has no offer. */
export type Rated = { premium: number; coverages: Quote["coverages"] } | { declined: string };
