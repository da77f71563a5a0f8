import type { Phrase } from "../kernel/phrase";

/** Another site that goes on with the visitor. Kept in memory only: a target that came from a URL could be anybody's. */
export interface Departure {
  /** What people call it: "our Florida quoting site". */
  readonly site: Phrase;
  readonly url: string;
  readonly kind: "hand-off" | "payment" | "pet-partner";
}
