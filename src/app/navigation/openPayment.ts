import { readPurchase } from "../../api/contract/payments";
import { takeSubmitted } from "../../session/purchase/openPurchase";
import type { Session } from "../../session/session";
import type { Navigator } from "./navigator";

/** The step that shows a payment. */
const paymentStep = "purchase/loading";

/** Matches routes whose screens already check the payment. */
export const followsPayment = /\/purchase\/(?:loading|success|failure)$/;

/** True for the place of a payment, which a visitor comes back to from its page. */
export const isPaymentPlace = (place: string): boolean => place.endsWith(`/${paymentStep}`);

/**
 * Shows a payment that is open, from this tab, another one or another device, before anything else of a visit that is continued. A
 * visitor who has gone on meanwhile isn't interrupted.
 */
async function showOpenPayment(session: Session, navigator: Pick<Navigator, "go" | "view">): Promise<void> {
  const application = session.application.peek();
  const path = navigator.view.peek()?.path ?? "";
  const isSoldOnline = session.line.peek()?.flow.groups.some(({ steps }) => steps.some(({ id }) => id === paymentStep));
  if (!application || followsPayment.test(path) || !isSoldOnline) return;
  const read = await session.api.call(readPurchase, { params: { applicationId: application.id }, token: application.token });
  if (!read.ok || !read.value.payment?.paymentUrl) return;
  if (session.signal.aborted || session.application.peek()?.id !== application.id || navigator.view.peek()?.path !== path) return;
  if (read.value.payment.quoteId !== session.selection.peek()?.quoteId) takeSubmitted(session, read.value);
  await navigator.go(`${application.line}/${paymentStep}`);
}

/**
 * Shows an open payment when a visit is continued by a reload, a link or another tab, and when the visitor returns to a tab in which the
 * quote was chosen.
 */
export function followOpenPayment(session: Session, navigator: Pick<Navigator, "go" | "view">, isResumed: boolean): void {
  const look = (): void => void showOpenPayment(session, navigator).catch(() => undefined);
  if (isResumed || session.selection.peek()) look();
  const returned = (): void => {
    if (document.visibilityState === "visible" && session.selection.peek()?.bindable) look();
  };
  document.addEventListener("visibilitychange", returned, { signal: session.signal });
}
