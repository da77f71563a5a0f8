import type { Webhook } from "../http/webhook";
import type { AnswerInbox } from "./answerInbox";
import type { Carriers } from "./carrier";
import { answersPath } from "./sandboxKeys";

/** Receives the calls of companies that answer later. Responds 204 once the answer is stored, so that it isn't lost with this process. */
export const carrierAnswers = (carriers: Carriers<never>, inbox: AnswerInbox): Webhook => ({
  path: `${answersPath}:carrierId`,
  async answer({ headers, text, params: { carrierId = "" } }) {
    const delivery = carrierOf(carriers, carrierId)?.verify?.({ headers, text });
    if (!delivery) return new Response(null, { status: 401 });
    await inbox.put(carrierId, delivery.idempotencyKey, delivery.answer);
    return new Response(null, { status: 204 });
  },
});

function carrierOf(carriers: Carriers<never>, carrierId: string) {
  try {
    return carriers(carrierId);
  } catch {
    return null;
  }
}
