import { batch } from "@preact/signals-react";
import type { ResponseOf } from "../../api/contract/endpoint";
import { readPurchase } from "../../api/contract/payments";
import { localProblem } from "../../api/problems";
import type { EffectContext } from "../effect";
import type { EffectOutcome } from "../effectOutcome";
import type { Session } from "../session";

/**
 * Makes the quote being paid for the session's choice, because another tab or device may have chosen and signed another one.
 */
export function takeSubmitted(session: Session, { submitted }: ResponseOf<typeof readPurchase>): void {
  if (!submitted) return;
  const { carrier: carrierId, termMonths: term, ...quote } = submitted;
  batch(() => {
    session.quotes.picked.value = null;
    session.selection.value = { kind: "quote", carrierId, term, bindable: true, ...quote };
  });
}

/**
 * Shows the payment that conflicts with the request (PAYMENT_UNDER_WAY). Its screen offers to resume or stop it, or shows
 * the policy. Without a payment that screen would lead back here in silence, so the visitor is told that the step failed.
 */
export async function showPayment({ session, signal }: Pick<EffectContext, "session" | "signal">): Promise<EffectOutcome> {
  const application = session.application.peek();
  if (!application) return { kind: "errors", errors: [] };
  const read = await session.api.call(readPurchase, { params: { applicationId: application.id }, token: application.token, signal });
  if (!read.ok) return { kind: "problem", problem: read.error };
  if (!session.application.peek()) return { kind: "errors", errors: [] };
  if (!read.value.payment) return { kind: "problem", problem: localProblem("INVALID_RESPONSE") };
  takeSubmitted(session, read.value);
  return { kind: "elsewhere", step: "purchase/loading" };
}
