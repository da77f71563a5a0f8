import { setTimeout as pause } from "node:timers/promises";
import { isSigned, signatureHeader } from "../http/signature";
import type { AnswerInbox } from "./answerInbox";
import type { Answer, Carrier } from "./carrier";
import { CarrierFault } from "./carrierFault";
import type { HttpCarrierOptions } from "./httpCarrier";
import type { RatingResult } from "../database/tables/rating";
import { post } from "./post";
import { readAnswer, readDelivery } from "./wire";

export interface CallbackCarrierOptions extends HttpCarrierOptions {
  /** Signs the company's calls back. */
  readonly secret: string;
  /** The address that the company calls back. */
  readonly callbackUrl: () => Promise<string>;
  readonly inbox: Pick<AnswerInbox, "take">;
}

/** Milliseconds after which a company is asked again with the same key, in case it has forgotten the request, or its call was missed. */
const patience = 5_000;
/** Milliseconds between looks for an answer while the inbox can't be read. */
const lookAgain = 500;

/** The answer to the key; null if none comes in time. An inbox out of reach is no reason to ask the company again at once. */
async function deliveryOf(inbox: Pick<AnswerInbox, "take">, idempotencyKey: string, until: AbortSignal): Promise<RatingResult | null> {
  while (!until.aborted) {
    try {
      return await inbox.take(idempotencyKey, until);
    } catch {
      await pause(lookAgain, undefined, { signal: until }).catch(() => {});
    }
  }
  return null;
}

function answerOf(delivered: RatingResult): Answer {
  if (delivered.outcome === "priced") return delivered;
  if (delivered.outcome === "declined") return { outcome: "declined", message: delivered.message };
  throw new CarrierFault(delivered.outcome, "called back without an answer");
}

/**
 * A company that accepts a request with 202 and calls back with its answer, signed. It repeats the call until it is accepted, so an
 * answer may come twice, to another process, or after a restart. A repeated request whose answer it has is answered at once.
 */
export const callbackCarrier = <Input>({ url, token, secret, callbackUrl, inbox }: CallbackCarrierOptions): Carrier<Input> => ({
  async quote(request, { signal, idempotencyKey }) {
    const body = { ...request, callbackUrl: await callbackUrl() };
    for (;;) {
      const { status, text } = await post(`${url}quotes`, { token, idempotencyKey, signal, body });
      if (status === 200) return readAnswer(text);
      const delivered = await deliveryOf(inbox, idempotencyKey, AbortSignal.any([signal, AbortSignal.timeout(patience)]));
      signal.throwIfAborted();
      if (delivered) return answerOf(delivered);
    }
  },
  verify: ({ headers, text }) => (isSigned(text, headers.get(signatureHeader), secret, Math.floor(Date.now() / 1_000)) ? readDelivery(text) : null),
});
