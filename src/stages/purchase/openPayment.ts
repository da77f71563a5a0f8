import { createPayment } from "../../api/contract/payments";
import { detailsOf } from "../../api/problems";
import type { Runner } from "../../form/runner";
import { newId } from "../../kernel/ids";
import { phrases } from "../../kernel/phrase";
import { isRefused } from "../../session/application/isRefused";
import type { Session } from "../../session/session";
import { plan, recordsConsent, signature } from "./fields";
import { askStartAgain } from "./startDay";

/** The screen for a payment's state according to the service. */
export type Place = "loading" | "success" | "failure";

const texts = phrases("purchase.paying", { unopened: "We couldn't open your payment. Try again." });

const addressOf = (runner: Runner, place: Place): string => new URL(runner.hrefOf({ step: `purchase/${place}`, detail: null }), window.location.href).href;

/**
 * Opens the payment of the chosen plan. A payment that is under way or made counts as opened: it is read next. Returns false when
 * no signed price can be paid, after showing the review, or the start date of `line`, again; or when the service refuses the page,
 * after showing the telephone number.
 */
export async function openPayment(session: Session, runner: Runner, line: string, abort: AbortSignal): Promise<boolean> {
  const quoteId = session.selection.peek()?.quoteId;
  const planId = session.answers.peek().get(plan);
  const application = session.application.peek();
  if (!application || !quoteId || planId === "") return true;
  const late = askStartAgain(session);
  if (late) {
    runner.show(`${line}/${late}`, true);
    return false;
  }
  const body = { quoteId, planId, successUrl: addressOf(runner, "success"), failureUrl: addressOf(runner, "failure") };
  const made = await session.api.call(createPayment, { body, token: application.token, idempotencyKey: newId(), signal: abort });
  if (made.ok || made.error.code === "PAYMENT_UNDER_WAY") return true;
  session.logger.warn("payment-not-created", "A payment could not be opened", detailsOf(made.error));
  if (isRefused(made.error.code)) {
    // Every later call is refused as well.
    session.trouble.value = { ...detailsOf(made.error), path: `${line}/purchase/payment-plan` };
    runner.show("error", true);
    return false;
  }
  session.notices.show("error", texts.unopened);
  if (made.error.code !== "NOT_BINDABLE") return true;
  // A new signature is needed, even if nothing changed on this page.
  session.set(recordsConsent, null);
  session.set(signature, null);
  runner.show(`${line}/purchase/review-details`, true);
  return false;
}
