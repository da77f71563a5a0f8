import { z } from "../../kernel/zod";

/**
 * Every code that the service answers with, and its HTTP status. Callers act on the code, never on the status or the text.
 */
export const problemStatus = {
  /** The body, query or path breaks the contract; `errors` says where. */
  VALIDATION: 422,
  MALFORMED_JSON: 400,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** No partner key, or one that isn't known. */
  PARTNER_KEY_INVALID: 401,
  /** The page's origin is not one of the partner's. */
  ORIGIN_NOT_ALLOWED: 403,
  TOKEN_MISSING: 401,
  /** Also what another session's lead or application looks like: ids authorise nothing and reveal nothing. */
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  /** The entity changed since it was read: fetch it again (`revision` says where it is now). */
  REVISION_CONFLICT: 409,
  REVISION_REQUIRED: 428,
  /** The same Idempotency-Key came with another request. */
  IDEMPOTENCY_CONFLICT: 409,
  IDEMPOTENCY_KEY_REQUIRED: 428,
  RATE_LIMITED: 429,
  /** The line isn't offered in the state: complex case codeNotSupported. */
  CODE_NOT_SUPPORTED: 409,
  /** Rebuild cost above the threshold. */
  COST_TOO_HIGH: 409,
  /** Complex case tooExpensiveConnectViaPhone. */
  PREMIUM_TOO_HIGH: 409,
  /** Complex case autoMakeModelUnsupported. */
  MAKE_MODEL_UNSUPPORTED: 409,
  VIN_NOT_FOUND: 404,
  ZIP_NOT_FOUND: 404,
  REFERRAL_NOT_FOUND: 404,
  LOOKUP_NOT_FOUND: 404,
  PARTNER_NOT_FOUND: 404,
  /** The provider of prefilled data didn't answer. */
  PREFILL_FAILED: 502,
  /** Submitted before what the line is rated on is known. */
  APPLICATION_INCOMPLETE: 409,
  /** The quote has no price, or belongs to a run that a later one replaced. */
  QUOTE_NOT_SELECTABLE: 409,
  /** The quote can't be bought online: its carrier, the state or an answer stands against it. */
  NOT_BINDABLE: 409,
  /** Complex case noQuotesReturnedOnDigitalBindReview. */
  NO_QUOTE_ON_REVIEW: 409,
  /** The price isn't the one that was agreed to. */
  PRICE_CHANGED: 409,
  /** A payment that isn't over, or that was made, stands against it: a lead buys once, whichever application and device it is from. */
  PAYMENT_UNDER_WAY: 409,
  /** No token could be made for the external site. */
  HAND_OFF_FAILED: 502,
  /** Not one of ours, for another site, or expired. */
  HAND_OFF_TOKEN_INVALID: 403,
  /** A token is good for one use. */
  HAND_OFF_TOKEN_USED: 409,
  /** There is no price yet that an e-mail could hold. */
  NO_QUOTES: 409,
  /** Neither the call nor the session's lead has an e-mail address. */
  NO_RECIPIENT: 409,
  /** As many e-mails have gone as may in a day: from the session, its address or the partner, or to the mailbox. */
  EMAIL_LIMIT: 429,
  /** Not one of ours, another partner's, used or expired: which of them is nobody's business. */
  RESUME_LINK_INVALID: 404,
  /** The same of a link that erases. */
  ERASURE_LINK_INVALID: 404,
  /** A lead that is finalized, paid or bound takes no further updates. */
  LEAD_FINALIZED: 409,
  /** The service stops, or its database is out of reach: the same call may succeed in a moment (Retry-After). */
  SHUTTING_DOWN: 503,
  INTERNAL: 500,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** What only the caller's side can see: no connection, no answer in time, an answer that breaks the contract. */
export type LocalProblemCode = "NETWORK" | "TIMEOUT" | "INVALID_RESPONSE";

/**
 * One field that was refused. `pointer` is a JSON Pointer into the body ("/drivers/0/dob"), or "query/name", "path/name". `code`
 * names the rule, where one that the forms have too refuses it.
 */
export const fieldError = z.object({ pointer: z.string(), message: z.string(), code: z.optional(z.string()) });
export type FieldError = z.infer<typeof fieldError>;

/**
 * RFC 9457 problem details. `type` is `about:blank`: the code carries the meaning. It is all that a caller keeps of a failure:
 * `title` and `status` follow from it, and the log of the service has the rest under `requestId`.
 */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.optional(z.string()),
  /** Names the request in the service's log. */
  requestId: z.optional(z.string()),
  errors: z.optional(z.array(fieldError)),
  /** The current revision, with REVISION_CONFLICT. */
  revision: z.optional(z.int()),
  /** The payment that stands against it, with PAYMENT_UNDER_WAY. */
  transactionId: z.optional(z.string()),
});

export interface Problem extends Omit<z.infer<typeof problem>, "code"> {
  code: ProblemCode | LocalProblemCode;
}
