import { readPurchase } from "../../api/contract/payments";
import type { Problem } from "../../api/contract/problem";
import { wait } from "../../session/wait";
import type { EffectContext } from "../../session/effect";
import type { EffectOutcome } from "../../session/effectOutcome";
import { done } from "../../session/effectOutcome";
import { isNotFound } from "../../session/application/isNotFound";
import { showPayment } from "../../session/purchase/openPurchase";
import { plan } from "./fields";
import { hasEnded, pause, stop } from "./paying";

/**
 * Ends a payment that this visit has opened but not made, because the new signature replaces the one it was opened for. A payment
 * that may have been made, or that another device opened, is shown instead, and nothing is signed.
 */
export async function endOpenPayment(context: EffectContext): Promise<EffectOutcome> {
  const { session, signal } = context;
  const application = session.application.peek();
  if (!application) return done;
  const isOwn = session.answers.peek().get(plan) !== "";
  let isStopped = false;
  let failure: Problem | null = null;
  while (!signal.aborted) {
    const read = await session.api.call(readPurchase, { params: { applicationId: application.id }, token: application.token, signal });
    if (!read.ok) return isNotFound(read.error) ? done : { kind: "problem", problem: read.error };
    const { payment } = read.value;
    if (!payment || hasEnded(payment)) return done;
    const isOpen = isOwn && Boolean(payment.paymentUrl);
    if (!isOpen && !(isStopped && payment.status === "InProgress" && payment.money === "NONE")) return showPayment(context);
    if (isOpen && failure) return { kind: "problem", problem: failure };
    if (isOpen) {
      const stopped = await stop(session, payment, application.token);
      // A payment may have ended although the answer was lost, so it is read once more.
      if (!stopped.ok) failure = stopped.error;
    } else await wait(pause.busy, signal);
    isStopped = true;
  }
  return done;
}
