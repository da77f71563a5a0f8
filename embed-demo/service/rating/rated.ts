import type { Quote } from "../../../src/api/contract/quote";

/** What a carrier makes of an input: dollars for its term, or why it has no offer. */
export type Rated = { premium: number; coverages: Quote["coverages"] } | { declined: string };
