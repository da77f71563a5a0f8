import { submitForBind } from "../../api/contract/bind";
import { localProblem } from "../../api/problems";
import { phrases } from "../../kernel/phrase";
import { callApplication } from "../../session/application/application";
import type { Effect, EffectContext, EffectOutcome } from "../../session/effect";
import { done } from "../../session/effect";
import { sendLead } from "../../session/lead/lead";
import { showPayment } from "../../session/purchase/openPurchase";
import type { Session } from "../../session/session";
import { wordingVersion } from "../../session/wordingVersion";
import { holds, recordsReceipt, signatureReceipt, termsRead } from "./agreement";
import { endOpenPayment } from "./endOpenPayment";
import { recordsConsent, signature } from "./fields";
import { caseOf, isGone, reviewOf, reviewPrice, type Reviewed } from "./reviewPrice";

const texts = phrases("purchase.sign", {
  changed: "Your price changed. Check the new one, then sign again.",
  stale: "Something changed after you signed. Check your answers, then sign again.",
});

/** The words of a consent as they were on screen, for its receipt. */
const shown = (session: Session, text: string) => ({
  text,
  textVersion: wordingVersion(session),
  pageUrl: `${window.location.origin}${window.location.pathname}`.slice(0, 2_048),
});

/** Another signature is needed: the boxes are unticked, and the price is asked for once more. */
async function signAgain({ session, signal }: EffectContext, isPrice: boolean): Promise<EffectOutcome> {
  const found = await reviewPrice(session, signal);
  if (found === "gone") reviewOf(session).value = { kind: "failed" };
  else if (found) return { kind: "case", id: found };
  session.set(signature, null);
  return { kind: "errors", errors: [{ field: signature, message: isPrice ? texts.changed : texts.stale }] };
}

/**
 * Fixes what is bought, with the receipts of both consents: they are kept with a submission that is accepted, and go with one that is
 * refused. A payment that is under way is for what was submitted before: it is shown instead.
 */
async function submit(context: EffectContext, price: Reviewed): Promise<EffectOutcome> {
  const { session, signal } = context;
  const selection = session.selection.peek();
  if (!selection?.quoteId) return done;
  // The lead that the receipts are kept with is about this application.
  if (!(await sendLead(session, "QUOTED", true))) return { kind: "problem", problem: localProblem("NETWORK") };
  const { premium } = price;
  const consents = { electronicRecords: shown(session, recordsReceipt(session)), intentToSign: shown(session, signatureReceipt(session, price)) };
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
 * Signs the application and submits it: again for other terms, and for boxes that were ticked anew. A box that was ticked for
 * other terms signs nothing. Away from the review nothing is on screen to be signed, and what is owed waits for the next visit.
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
