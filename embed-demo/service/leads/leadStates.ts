import type { QuoteStatus } from "../../../src/api/contract/values";
import { ProblemError } from "../http/problemError";

/** A lead rises through these statuses, or is finalized; it never goes back. */
const rising: readonly QuoteStatus[] = ["CAPTURED", "QUOTED", "BINDABLE", "PAID", "BOUND"];

/** The statuses that a client may send. The others depend on quotes, payments and carriers, which only the service knows. */
const clients: readonly QuoteStatus[] = ["CAPTURED", "QUOTED", "FINALIZED"];

/** Statuses of a lead that is still the visitor's: it can be changed and deleted, and expires when nobody returns to it. */
export const partialStatuses: readonly QuoteStatus[] = ["CAPTURED", "QUOTED", "BINDABLE"];

/** Throws LEAD_FINALIZED if the lead belongs to an advisor, is paid or bound: a client can't change it. */
export function checkOpen(status: QuoteStatus): void {
  if (!partialStatuses.includes(status)) throw new ProblemError("LEAD_FINALIZED");
}

/**
 * The status after a client has sent one. A lower status changes nothing: a visitor who went back to an earlier step has still seen
 * quotes. A status that clients may not send is refused, unless the lead has it already.
 */
export function statusAfter(now: QuoteStatus, said: QuoteStatus | undefined): QuoteStatus {
  if (said === undefined || said === now) return now;
  if (!clients.includes(said)) throw new ProblemError("VALIDATION", { errors: [{ pointer: "/quoteStatus", message: "Not the caller's to say" }] });
  return said === "FINALIZED" ? said : laterOf(now, said);
}

/** The later of two rising statuses. */
export const laterOf = (a: QuoteStatus, b: QuoteStatus): QuoteStatus => (rising.indexOf(a) >= rising.indexOf(b) ? a : b);
