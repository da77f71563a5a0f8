import { signal } from "@preact/signals-react";
import type { Signal } from "@preact/signals-react";
import { reviewForBind } from "../../api/contract/bind";
import type { Problem } from "../../api/contract/problem";
import { detailsOf } from "../../api/problems";
import type { CaseId } from "../../business/complexCases";
import { callApplication } from "../../session/application/application";
import { isNotFound } from "../../session/application/isNotFound";
import type { Session } from "../../session/session";

/** What the company asks for the answers as they are now: dollars for the whole term. */
export interface Reviewed {
  readonly premium: number;
  /** What was picked, where it is another price now. */
  readonly before: number | null;
  readonly termMonths: number;
  /** What the law of the state has said above the signature. */
  readonly notice: string | null;
  /** Names the application as it is answered, the quote and the price: what is agreed to holds for these alone. */
  readonly terms: string;
}

/** Null while it is being asked. */
export type Review = { readonly kind: "price"; readonly price: Reviewed } | { readonly kind: "failed" } | null;

const reviews = new WeakMap<Session, Signal<Review>>();

export function reviewOf(session: Session): Signal<Review> {
  const known = reviews.get(session) ?? signal<Review>(null);
  reviews.set(session, known);
  return known;
}

/** The complex case that a refusal of the purchase is; null where it is no refusal. */
export function caseOf({ code, errors }: Problem): CaseId | null {
  if (code === "NO_QUOTE_ON_REVIEW") return "noQuotesReturnedOnDigitalBindReview";
  if (code !== "NOT_BINDABLE") return null;
  return errors && errors.length > 0 ? "trickyCaseConnectViaPhone" : "noQuotesReturnedOnDigitalBindReview";
}

/** The quote isn't there any more: it was given for another application, or before prices were asked for anew. */
export const isGone = (problem: Problem): boolean => problem.code === "QUOTE_NOT_SELECTABLE" || isNotFound(problem);

/**
 * Has the chosen price rated again. The case that stands against it, "gone" where it has to be chosen anew, else null. `settle`
 * sends this session's answers where the service has rated another device's.
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
    const terms = [session.application.peek()?.id, revision, quoteId, premium].join(" ");
    state.value = { kind: "price", price: { premium, termMonths, before, notice, terms } };
    return null;
  }
  if (isGone(answer.error)) return "gone";
  const found = caseOf(answer.error);
  if (!found) session.logger.warn("review-failed", "A price could not be reviewed", detailsOf(answer.error));
  state.value = { kind: "failed" };
  return found;
}
