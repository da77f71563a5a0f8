import { batch, signal } from "@preact/signals-react";
import type { ReadonlySignal } from "@preact/signals-react";
import type { Payment } from "../../api/contract/payments";
import { readPurchase, stopPayment } from "../../api/contract/payments";
import type { Runner } from "../../form/runner";
import { phrases } from "../../kernel/phrase";
import { wait } from "../../session/wait";
import { endWithPolicy } from "../../session/purchase/bought";
import { isNotFound } from "../../session/application/isNotFound";
import { takeSubmitted } from "../../session/purchase/openPurchase";
import type { Session } from "../../session/session";
import type { Bought, Selection } from "../../session/kept/snapshot";
import { plan } from "./fields";
import { openPayment, type Place } from "./openPayment";

/** Milliseconds between reads: `busy` while something happens, `idle` while the visitor may be paying in another tab. */
export const pause = { busy: 1_000, idle: 5_000 } as const;

const wanted = new WeakSet<Session>();

/** Records that a plan was chosen on this page, so that the next screen opens its payment and leaves for it once. A reload forgets it. */
export const wantToPay = (session: Session): void => void wanted.add(session);

export interface PaymentWatch {
  /** Null while unknown. */
  readonly payment: ReadonlySignal<Payment | null>;
  /** True after a failed read, which is tried again meanwhile. */
  readonly failed: ReadonlySignal<boolean>;
  /** Another tab or device started the payment: no plan was chosen here. */
  readonly isAnothers: ReadonlySignal<boolean>;
  /** A plan was chosen on this page and its payment is being opened. */
  readonly opening: ReadonlySignal<boolean>;
  /** The visitor wants another plan, so the payment is being ended. */
  readonly stopping: ReadonlySignal<boolean>;
  begin(): void;
  leave(): void;
  /** Leaves for the payment page. */
  pay(): void;
  /** Ends a payment that hasn't been made, then shows the plans. */
  another(): void;
}

/** True when the payment ended without a policy. */
export const hasEnded = ({ status }: Payment): boolean => status === "Failed" || status === "Cancelled";

/** The policy shown on its page; null while a payment may still lead there. */
export const policyShown = (bought: Bought | null, selection: Selection | null): Bought | null => (selection?.bindable ? null : bought);

const texts = phrases("purchase.paying", {
  ended: "Your payment is canceled. You haven't been charged.",
  unended: "We couldn't cancel your payment. Try again.",
});

/** Ends a payment that hasn't been made; one that was made in the meantime continues. */
export const stop = ({ api }: Session, { transactionId }: Payment, token: string) => api.call(stopPayment, { params: { transactionId }, token });

/**
 * The screen for a payment, decided by the service's answer alone. A payment without a policy has failed, even while its money is
 * being returned.
 */
export const placeOf = ({ status, problem }: Payment): Place =>
  status === "Completed" ? "success" : status === "Failed" || status === "Cancelled" || (problem !== null && problem !== "STOPPED") ? "failure" : "loading";

/** Follows the payment of the session's application from one of the screens that show it, and switches to the one that fits. */
export function watchPayment(session: Session, runner: Runner, at: Place): PaymentWatch {
  const payment = signal<Payment | null>(null);
  const failed = signal(false);
  const opening = signal(at === "loading" && wanted.has(session));
  const stopping = signal(false);
  const isAnothers = signal(!session.progress().completed.includes("purchase/payment-plan"));
  /** The last call to end the payment failed. It may have ended nevertheless, which the next read tells. */
  let isUnended = false;
  let visit = new AbortController();
  const slug = session.line.peek()?.slug ?? "renters";
  const show = (step: string): void => runner.show(`${slug}/purchase/${step}`, true);

  async function follow(abort: AbortSignal): Promise<void> {
    if (policyShown(session.bought.peek(), session.selection.peek())) return;
    let leaves = at === "loading" && wanted.delete(session);
    if (leaves && !(await openPayment(session, runner, slug, abort))) return;
    while (!abort.aborted) {
      const application = session.application.peek();
      if (!application) return show("payment-plan");
      const read = await session.api.call(readPurchase, { params: { applicationId: application.id }, token: application.token, signal: abort });
      // The line may have ended with the policy meanwhile; nothing of the purchase may come back.
      if (abort.aborted || !session.application.peek()) return;
      failed.value = !read.ok && !isNotFound(read.error);
      if (read.ok || isNotFound(read.error)) {
        const found = read.ok ? read.value.payment : null;
        if (!read.ok || !found) return show("payment-plan");
        if (found.quoteId !== session.selection.peek()?.quoteId && !hasEnded(found)) {
          // The price was signed for elsewhere and may differ, so the visitor isn't sent to pay it unasked.
          leaves = opening.value = false;
          isAnothers.value = true;
          takeSubmitted(session, read.value);
        }
        if (leaves && found.planId !== session.answers.peek().get(plan) && placeOf(found) !== "success") {
          // An earlier payment for another plan than the one just chosen: it ends first, and its page isn't shown.
          if (found.paymentUrl && !isUnended) {
            stopping.value = true;
            isUnended = !(await stop(session, found, application.token)).ok;
            continue;
          }
          if (hasEnded(found)) {
            stopping.value = false;
            if (!(await openPayment(session, runner, slug, abort))) return;
            continue;
          }
        }
        payment.value = found;
        if (arrived(found)) return;
        if (isUnended && found.paymentUrl) {
          isUnended = leaves = opening.value = stopping.value = false;
          session.notices.show("error", texts.unended);
        }
        if (leaves && found.paymentUrl) {
          opening.value = false;
          return void runner.submit();
        }
        if (found.status === "Completed") return;
      }
      // Another tab may start a new payment after one that ended.
      const known = payment.peek();
      const isIdle = known && (known.paymentUrl || hasEnded(known)) && !stopping.peek();
      await wait(isIdle ? pause.idle : pause.busy, abort);
    }
  }

  /** Shows another screen if the payment belongs there, and returns true when it does. */
  function arrived(found: Payment): boolean {
    const application = session.application.peek();
    if (found.status === "Completed" && application) {
      session.outcome.value = { line: slug, by: "purchase", channel: null, carrierName: session.selection.peek()?.carrierName ?? null };
      endWithPolicy(session, { line: slug, applicationId: found.applicationId, token: application.token });
    }
    const place = placeOf(found);
    if (stopping.peek() && place === "failure") {
      if (found.money === "NONE") session.notices.show("success", texts.ended);
      show("payment-plan");
    } else if (place !== at) show(place);
    else return false;
    return true;
  }

  function begin(): void {
    visit.abort();
    const { signal: abort } = (visit = new AbortController());
    follow(abort).catch(() => {
      if (!abort.aborted) failed.value = true;
    });
  }

  async function end(): Promise<void> {
    const known = payment.peek();
    const application = session.application.peek();
    if (!known || !application) return;
    const { signal: left } = visit;
    batch(() => {
      stopping.value = true;
      failed.value = false;
    });
    isUnended = !(await stop(session, known, application.token)).ok;
    // Followed on from another screen, the payment would lead the visitor away from it.
    if (!left.aborted) begin();
  }

  const state = { payment, failed, isAnothers, opening, stopping };
  return { ...state, begin, leave: () => visit.abort(), pay: () => void runner.submit(), another: () => void end() };
}
