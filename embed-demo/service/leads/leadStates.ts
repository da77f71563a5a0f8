import type { QuoteStatus } from "../../../src/api/contract/values";
import { ProblemError } from "../http/problemError";

/** A lead rises through these, or is finalized; it never goes back. */
const rising: readonly QuoteStatus[] = ["CAPTURED", "QUOTED", "BINDABLE", "PAID", "BOUND"];

/** What a client may say. The others are what the service itself knows: of a quote, of a payment, of a carrier. */
const clients: readonly QuoteStatus[] = ["CAPTURED", "QUOTED", "FINALIZED"];

/** Still the visitor's: it may be changed, taken back, and is deleted when nobody comes back to it. */
export const partialStatuses: readonly QuoteStatus[] = ["CAPTURED", "QUOTED", "BINDABLE"];

/** Throws LEAD_FINALIZED where the lead is an advisor's, paid or bound: nothing of it changes at a client's word. */
export function checkOpen(status: QuoteStatus): void {
  if (!partialStatuses.includes(status)) throw new ProblemError("LEAD_FINALIZED");
}

/**
 * The status after a client has said its own. One that lies behind is no news: a visitor who has gone back to an earlier step is
 * still one who has seen quotes. One that isn't a client's to say is refused, unless it is what the lead has anyway.
 */
export function statusAfter(now: QuoteStatus, said: QuoteStatus | undefined): QuoteStatus {
  if (said === undefined || said === now) return now;
  if (!clients.includes(said)) throw new ProblemError("VALIDATION", { errors: [{ pointer: "/quoteStatus", message: "Not the caller's to say" }] });
  return said === "FINALIZED" ? said : laterOf(now, said);
}

/** The one that is further on; both are rising. */
export const laterOf = (a: QuoteStatus, b: QuoteStatus): QuoteStatus => (rising.indexOf(a) >= rising.indexOf(b) ? a : b);
