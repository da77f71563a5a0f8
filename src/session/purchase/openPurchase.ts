import { batch } from "@preact/signals-react";
import type { ResponseOf } from "../../api/contract/endpoint";
import { readPurchase } from "../../api/contract/payments";
import type { EffectContext } from "../effect";
import type { EffectOutcome } from "../effectOutcome";
import type { Session } from "../session";

/** Makes the quote that is paid for the session's choice: another tab or device may have chosen, and signed, another one than this. */
export function takeSubmitted(session: Session, { submitted }: ResponseOf<typeof readPurchase>): void {
  if (!submitted) return;
  const { carrier: carrierId, termMonths: term, ...quote } = submitted;
  batch(() => {
    session.quotes.picked.value = null;
    session.selection.value = { kind: "quote", carrierId, term, bindable: true, ...quote };
  });
}

/** Leads to the payment that stands against what was asked (PAYMENT_UNDER_WAY). Its screen offers to resume or to stop it, or shows the policy. */
export async function showPayment({ session, signal }: Pick<EffectContext, "session" | "signal">): Promise<EffectOutcome> {
  const application = session.application.peek();
  if (!application) return { kind: "errors", errors: [] };
  const read = await session.api.call(readPurchase, { params: { applicationId: application.id }, token: application.token, signal });
  if (!read.ok) return { kind: "problem", problem: read.error };
  if (!session.application.peek()) return { kind: "errors", errors: [] };
  takeSubmitted(session, read.value);
  return { kind: "elsewhere", step: "purchase/loading" };
}
