import { updateQuestions } from "../../api/contract/bind";
import type { QueryOf } from "../../api/contract/requests";
import { readPurchase } from "../../api/contract/payments";
import { phrases } from "../../kernel/phrase";
import type { Effect } from "../../session/effect";
import { done } from "../../session/effectOutcome";
import { sendPart } from "../../session/application/sendPart";
import type { Session } from "../../session/session";
import { plan } from "./fields";
import { wantToPay } from "./paying";
import { questionsBody } from "./questionsBody";
import { signAndSubmit } from "./signing";
import { askStartAgain } from "./startDay";

const texts = phrases("purchase", { site: "the secure payment page" });

/** The quote to be bought with the answers. */
function boughtQuote(session: Session): QueryOf<typeof updateQuestions> {
  const carrier = session.selection.peek()?.carrierId;
  const { state } = session.ruleContext();
  return { ...(carrier && { carrier }), product: "RENTERS", scope: "FullQuote", ...(state !== null && { state }) };
}

export const questionEffects: readonly Effect[] = [
  sendPart({ id: "sendQuestions", endpoint: updateQuestions, query: boughtQuote, body: (answers) => ({ questions: questionsBody(answers) }) }),
];

export const signEffects: readonly Effect[] = [signAndSubmit];

export const planEffects: readonly Effect[] = [
  {
    id: "wantToPay",
    // Includes the time, so that a visitor who comes back for another plan can pay again.
    input: (answers, session) => [answers.get(plan), session.now().getTime()],
    run({ session }) {
      wantToPay(session);
      return Promise.resolve(done);
    },
  },
];

/** Leaves for the payment page at the service's current URL. Without one the screen stays and says why. */
export const leaveToPay: Effect = {
  id: "leaveToPay",
  // Includes the time, so that each press asks the service again.
  input: (_answers, session) => [session.now().getTime()],
  async run({ session, signal }) {
    const application = session.application.peek();
    if (!application) return { kind: "errors", errors: [] };
    const late = askStartAgain(session);
    if (late) return { kind: "elsewhere", step: late };
    const read = await session.api.call(readPurchase, { params: { applicationId: application.id }, token: application.token, signal });
    if (!read.ok) return { kind: "problem", problem: read.error };
    const url = read.value.payment?.paymentUrl;
    return url ? { kind: "leave", to: { site: texts.site, url, kind: "payment" } } : { kind: "errors", errors: [] };
  },
};
