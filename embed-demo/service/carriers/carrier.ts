import type { AnswerInbox } from "./answerInbox";
import type { PricedResult, RatingResult } from "../database/tables/rating";

/** A request for one company's price. */
export interface QuoteRequest<Input> {
  readonly applicationId: string;
  /** Counts the application's submissions. */
  readonly run: number;
  /** True if the company gave no answer before, and the visitor wants it asked once more. */
  readonly again: boolean;
  /** The answers to rate. */
  readonly input: Input;
}

/** One call to a company. */
export interface QuoteCall {
  /** Aborts when nobody waits for the answer any more: the answers have changed, or the service stops. */
  readonly signal: AbortSignal;
  /** Milliseconds of `performance.now()`, so that setting the clock moves no deadline. After it, a company has timed out. */
  readonly deadline: number;
  /**
   * Identifies the price on both sides. It depends only on application, run and company, so a process that takes over from a dead one
   * sends the same key, and the company answers it as it did first, without rating or charging again.
   */
  readonly idempotencyKey: string;
}

/** A company's answer. Declining is an answer too. */
export type Answer = { readonly outcome: "priced"; readonly quote: PricedResult } | { readonly outcome: "declined"; readonly message: string };

/**
 * The only interface to an insurance company's rating. A company of one's own is one more file that implements it and passes
 * `tests/contract/carrierConformance.ts`.
 */
export interface Carrier<Input> {
  /**
   * Asks for a price, however long that takes. May be called again with the same key, also while an earlier call is unanswered. Rejects
   * with a `CarrierFault` if the company gives no answer, and with the signal's reason once it aborts.
   */
  quote(request: QuoteRequest<Input>, call: QuoteCall): Promise<Answer>;
  /**
   * For a company that answers later, by a call to `/v1/carrier-answers/<its id>`: the key and the answer in it; null if the company
   * didn't sign it, or if it was changed, is too old or is no answer.
   */
  verify?(call: { headers: Headers; text: string }): { readonly idempotencyKey: string; readonly answer: RatingResult } | null;
}

/** Every company, by its id in `data/carriers.csv`. Throws for an id that isn't known. */
export type Carriers<Input> = (carrierId: string) => Carrier<Input>;

/** The service's side of companies that call back. */
export interface CallbackParts {
  readonly inbox: Pick<AnswerInbox, "take">;
  /** The address that a company calls back. Resolves once the service listens. */
  callbackUrlOf(carrierId: string): Promise<string>;
}

/** The companies as they are handed to the service: called once, when it starts. */
export type OpenCarriers<Input> = (parts: CallbackParts) => Carriers<Input>;
