import { quote } from "../../../src/api/contract/quote";
import { z } from "../../../src/kernel/zod";
import type { Answer } from "./carrier";
import { CarrierFault } from "./carrierFault";

const { premium, term, coverages, carrierSpecificQuoteId, isBindable, isRecommended, messages } = quote.shape;
const message = z.string().check(z.maxLength(500));

const answers = [
  z.object({ outcome: z.literal("priced"), quote: z.object({ premium, termMonths: term, coverages, carrierSpecificQuoteId, isBindable, isRecommended, messages }) }),
  z.object({ outcome: z.literal("declined"), message }),
] as const;

/** A company's answer as it stands in a body. */
const answer = z.discriminatedUnion("outcome", answers);

/** The body of a company's call back: an answer, or that there will be none, under the key of the request. */
const delivery = z.object({
  idempotencyKey: z.string().check(z.minLength(1), z.maxLength(200)),
  answer: z.discriminatedUnion("outcome", [...answers, z.object({ outcome: z.enum(["failed", "timed_out"]), message })]),
});
export type Delivery = z.infer<typeof delivery>;

/** The answer in a body. A body that isn't one may have been damaged on its way, and is fetched again. */
export function readAnswer(text: string): Answer {
  const read = answer.safeParse(parsed(text));
  if (read.success) return read.data;
  throw new CarrierFault("failed", `malformed answer: ${read.error.issues[0]?.path.join(".") || "no JSON"}`, { isRepeatable: true });
}

/** Null for a body that isn't a delivery. */
export const readDelivery = (text: string): Delivery | null => delivery.safeParse(parsed(text)).data ?? null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
