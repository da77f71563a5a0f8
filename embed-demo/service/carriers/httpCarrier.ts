import { Agent, request } from "undici";
import { quote } from "../../../src/api/contract/quote";
import { z } from "../../../src/kernel/zod";
import type { Answer, Carrier, QuoteCall, QuoteRequest } from "./carrier";
import { CarrierFault } from "./carrierFault";

const { premium, term, coverages, carrierSpecificQuoteId, isBindable, isRecommended, messages } = quote.shape;

/** A company's answer as it stands in the body. */
const answer = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("priced"), quote: z.object({ premium, termMonths: term, coverages, carrierSpecificQuoteId, isBindable, isRecommended, messages }) }),
  z.object({ outcome: z.literal("declined"), message: z.string().check(z.maxLength(500)) }),
]);

/** Statuses of a company, or a proxy before it, that is overloaded or restarting. */
const passing: readonly number[] = [408, 425, 429, 502, 503];
const gatewayTimeout = 504;

/** Keeps connections open between calls. The deadline of a call limits its answer, not the agent. */
const agent = new Agent({ connect: { timeout: 2_000 }, headersTimeout: 0, bodyTimeout: 0, keepAliveTimeout: 30_000, maxResponseSize: 1_000_000 });

export interface HttpCarrierOptions {
  /** The company's address: prices are requested at `quotes` under it. */
  readonly url: string;
  readonly token: string;
}

/** A company that answers a POST with its price. One key is rated once, however often it is posted. */
export function httpCarrier<Input>({ url, token }: HttpCarrierOptions): Carrier<Input> {
  return {
    async quote(asked: QuoteRequest<Input>, { signal, idempotencyKey }: QuoteCall): Promise<Answer> {
      const { status, text } = await post(`${url}quotes`, signal, {
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", "Idempotency-Key": idempotencyKey },
        body: JSON.stringify(asked),
      });
      if (status === gatewayTimeout) throw new CarrierFault("timed_out", "status 504");
      if (status !== 200) throw new CarrierFault("failed", `status ${status}`, { isRepeatable: passing.includes(status) });
      return readAnswer(text);
    },
  };
}

async function post(url: string, signal: AbortSignal, message: { headers: Record<string, string>; body: string }): Promise<{ status: number; text: string }> {
  try {
    const { statusCode, body } = await request(url, { ...message, method: "POST", signal, dispatcher: agent });
    return { status: statusCode, text: await body.text() };
  } catch (cause) {
    signal.throwIfAborted();
    throw new CarrierFault("failed", "out of reach", { isRepeatable: true, cause });
  }
}

/** The answer in a body. A body that isn't one may have been damaged on its way, and is fetched again. */
export function readAnswer(text: string): Answer {
  const read = answer.safeParse(parsed(text));
  if (read.success) return read.data;
  throw new CarrierFault("failed", `malformed answer: ${read.error.issues[0]?.path.join(".") || "no JSON"}`, { isRepeatable: true });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
