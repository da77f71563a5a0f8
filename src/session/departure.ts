import type { Phrase } from "../kernel/phrase";

/** Another site on which the visitor continues. Kept in memory only, because a target from a URL could be anyone's. */
export interface Departure {
  /** The site's name for visitors: "our Florida quoting site". */
  readonly site: Phrase;
  readonly url: string;
  readonly kind: "hand-off" | "payment" | "pet-partner";
}
