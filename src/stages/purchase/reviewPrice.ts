import { reviewForBind } from "../../api/contract/bind";
import type { Problem } from "../../api/contract/problem";
import { detailsOf } from "../../api/problems";
import type { CaseId } from "../../business/complexCases";
import { callApplication } from "../../session/application/application";
import { isNotFound } from "../../session/application/isNotFound";
import type { Session } from "../../session/session";
import { signalOf } from "../../session/signalOf";

/** The company's price for the current answers, in dollars for the whole term. */
export interface Reviewed {
  readonly premium: number;
  /** The price when the quote was selected, if it differs. */
  readonly before: number | null;
  readonly termMonths: number;
  /** The fraud notice that state law requires above the signature. */
  readonly notice: string | null;
  /** Identifies the application's answers, the quote and the price: a consent holds for these only. */
  readonly terms: string;
}

/** Null while the price is being requested. */
export type Review = { readonly kind: "price"; readonly price: Reviewed } | { readonly kind: "failed" } | null;

export const reviewOf = signalOf<Review>(null);

/** The complex case for a refused purchase; null for any other problem. */
export function caseOf({ code, errors }: Problem): CaseId | null {
  if (code === "NO_QUOTE_ON_REVIEW") return "noQuotesReturnedOnDigitalBindReview";
  if (code !== "NOT_BINDABLE") return null;
  return errors && errors.length > 0 ? "trickyCaseConnectViaPhone" : "noQuotesReturnedOnDigitalBindReview";
}

const termsOf = (session: Session, revision: number | undefined, premium: number): string =>
  [session.application.peek()?.id, revision, session.selection.peek()?.quoteId, premium].join(" ");

/** True if the price was reviewed for the current answers and quote. */
export function isStillReviewed(session: Session): boolean {
  const review = reviewOf(session).peek();
  return review?.kind === "price" && review.price.terms === termsOf(session, session.application.peek()?.revision, review.price.premium);
}

/** The quote no longer exists: it belonged to another application, or prices were requested again since. */
export const isGone = (problem: Problem): boolean => problem.code === "QUOTE_NOT_SELECTABLE" || isNotFound(problem);

/**
 * Has the selected price rated again. Returns the complex case that prevents the purchase, "gone" if a quote has to be selected
 * anew, else null. `settle` sends this session's answers if the service has rated another device's.
 */
export async function reviewPrice(session: Session, signal?: AbortSignal, settle?: (signal: AbortSignal) => Promise<boolean>): Promise<CaseId | "gone" | null> {
  const state = reviewOf(session);
  state.value = null;
  const selection = session.selection.peek();
  const quoteId = selection?.quoteId;
  if (!selection || !quoteId) return "gone";
  const ask = () => callApplication(session, reviewForBind, { quoteId }, signal);
  let answer = await ask();
  const isAnothers = !answer.ok && answer.error.code === "REVISION_CONFLICT";
  if (isAnothers && signal && (await settle?.(signal))) answer = await ask();
  if (answer.ok) {
    const { premium, termMonths, fraudNotice: notice, revision } = answer.value;
    const before = selection.premium !== null && selection.premium !== premium ? selection.premium : null;
    const terms = termsOf(session, revision, premium);
    state.value = { kind: "price", price: { premium, termMonths, before, notice, terms } };
    return null;
  }
  if (isGone(answer.error)) return "gone";
  const found = caseOf(answer.error);
  if (!found) session.logger.warn("review-failed", "A price could not be reviewed", detailsOf(answer.error));
  state.value = { kind: "failed" };
  return found;
}
