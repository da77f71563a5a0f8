import type { Phrase } from "../kernel/phrase";

/** Another site that goes on with the visitor. Kept in memory only: a target never comes from a URL (decision 5). */
export interface Departure {
  /** What people call it: "our Florida quoting site". */
  readonly site: Phrase;
  readonly url: string;
  readonly kind: "hand-off" | "payment" | "pet-partner";
}
