import type { Quote } from "../../../src/api/contract/quote";

/** A carrier's result for an input: dollars for its term, or the reason why it has no offer. */
export type Rated = { premium: number; coverages: Quote["coverages"] } | { declined: string };
