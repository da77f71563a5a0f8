import { submitForBind } from "../../api/contract/bind";
import { localProblem } from "../../api/problems";
import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";
import { callApplication } from "../../session/application/application";
import type { Effect, EffectContext } from "../../session/effect";
import type { EffectOutcome } from "../../session/effectOutcome";
import { done } from "../../session/effectOutcome";
import { refusalOf, sendLead } from "../../session/lead/sendLead";
import { showPayment } from "../../session/purchase/openPurchase";
import type { Session } from "../../session/session";
import { wordingVersion } from "../../session/wordingVersion";
import { statusOf } from "../finalize/keepLead";
import { holds, noticeOf, recordsReceipt, recordsText, signatureReceipt, signatureText, termsRead } from "./agreement";
import { endOpenPayment } from "./endOpenPayment";
import { recordsConsent, signature } from "./fields";
import { caseOf, isGone, reviewOf, reviewPrice, type Reviewed } from "./reviewPrice";

const texts = phrases("purchase.sign", {
  changed: "Your price changed. Check the new one, then sign again.",
  stale: "Something changed after you signed. Check your answers, then sign again.",
});

/** A consent's words as shown on screen, for its receipt. */
const shown = (session: Session, text: string, phrases: readonly Phrase[]) => ({
  text,
  textVersion: wordingVersion(session, phrases),
  pageUrl: `${window.location.origin}${window.location.pathname}`.slice(0, 2_048),
});

/** Asks for another signature: unticks the box and requests the price again. */
async function signAgain({ session, signal }: EffectContext, isPrice: boolean): Promise<EffectOutcome> {
  const found = await reviewPrice(session, signal);
  if (found === "gone") reviewOf(session).value = { kind: "failed" };
  else if (found) return { kind: "case", id: found };
  // As a derived value: a message about a box that counts as edited since would be dropped.
  session.answer(signature, null);
  return { kind: "errors", errors: [{ field: signature, message: isPrice ? texts.changed : texts.stale }] };
}

/**
 * Submits the purchase with the receipts of both consents, which the service stores only if it accepts the submission. A payment
 * under way belongs to an earlier submission and is shown instead.
 */
async function submit(context: EffectContext, price: Reviewed): Promise<EffectOutcome> {
  const { session, signal } = context;
  const selection = session.selection.peek();
  if (!selection?.quoteId) return done;
  // Updates the lead to this application first, because the receipts are stored with it.
  if (!(await sendLead(session, "QUOTED", true))) {
    const refusal = refusalOf(session);
    const status = await statusOf(session);
    // An advisor's lead stays closed, however often this is tried.
    const isClosed = status === "FINALIZED" || status === "PAID" || status === "BOUND";
    return { kind: "problem", problem: isClosed ? localProblem("LEAD_FINALIZED") : refusal };
  }
  const { premium } = price;
  const consents = {
    electronicRecords: shown(session, recordsReceipt(session), [...noticeOf(session), recordsText]),
    intentToSign: shown(session, signatureReceipt(session, price), [signatureText(session, price)]),
  };
  const sent = await callApplication(
    session,
    submitForBind,
    { quoteId: selection.quoteId, premium, consents, carrier: selection.carrierId, product: "RENTERS", scope: "FullQuote" },
    signal,
  );
  if (sent.ok) {
    session.selection.value = { ...selection, premium };
    return done;
  }
  const { code } = sent.error;
  if (code === "PAYMENT_UNDER_WAY") return showPayment(context);
  if (code === "PRICE_CHANGED" || isGone(sent.error)) return signAgain(context, code === "PRICE_CHANGED");
  const found = caseOf(sent.error);
  return found ? { kind: "case", id: found } : { kind: "problem", problem: sent.error };
}

/**
 * Signs the application and submits it, once for each set of terms and newly ticked boxes. A box ticked for other terms signs
 * nothing. Away from the review nothing is on screen to sign, so the effect waits for the next visit.
 */
export const signAndSubmit: Effect = {
  id: "signAndSubmit",
  input: (answers) => [answers.get(recordsConsent), answers.get(signature)],
  async run(context) {
    const { answers, session } = context;
    const review = reviewOf(session).peek();
    if (review?.kind !== "price") return done;
    const { price } = review;
    const [records, sign] = [answers.get(recordsConsent), answers.get(signature)];
    const terms = termsRead(session, price.terms);
    if (!holds(records, terms)) return { kind: "errors", errors: [{ field: recordsConsent, message: texts.stale }] };
    if (!holds(sign, terms)) return { kind: "errors", errors: [{ field: signature, message: texts.stale }] };
    const ended = await endOpenPayment(context);
    return ended.kind === "done" ? submit(context, price) : ended;
  },
};
