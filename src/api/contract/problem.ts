import { z } from "../../kernel/zod";

/** Every problem code of the service, with its HTTP status. Callers act on the code, never on the status or the text. */
export const problemStatus = {
  /** The body, query or path breaks the contract; `errors` points to the places. */
  VALIDATION: 422,
  /** The body isn't JSON. */
  MALFORMED_JSON: 400,
  /** The body is larger than the call accepts. */
  BODY_TOO_LARGE: 413,
  /** The body isn't sent as `application/json`. */
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** The partner key is missing, unknown, revoked or expired, or the partner is suspended. */
  PARTNER_KEY_INVALID: 401,
  /** The page's origin is not one of the partner's. */
  ORIGIN_NOT_ALLOWED: 403,
  /** The call needs a session's token (`Authorization: Bearer`), and has none that is known. */
  TOKEN_MISSING: 401,
  /** Also returned for another session's lead or application: an id grants no access and reveals nothing. */
  NOT_FOUND: 404,
  /** The path exists, with other methods (`Allow`). */
  METHOD_NOT_ALLOWED: 405,
  /** The entity changed since it was read: fetch it again (`revision` is the current one). */
  REVISION_CONFLICT: 409,
  /** An update must name the revision that it changes. */
  REVISION_REQUIRED: 428,
  /** The same Idempotency-Key was used for another request. */
  IDEMPOTENCY_CONFLICT: 409,
  /** The call needs an `Idempotency-Key`, so that a repeat does nothing twice. */
  IDEMPOTENCY_KEY_REQUIRED: 428,
  /** Too many calls, streams or wrong guesses from this address (Retry-After). */
  RATE_LIMITED: 429,
  /** The line isn't offered in the state or by the partner: complex case codeNotSupported. */
  CODE_NOT_SUPPORTED: 409,
  /** Rebuild cost above the threshold. */
  COST_TOO_HIGH: 409,
  /** Complex case tooExpensiveConnectViaPhone. */
  PREMIUM_TOO_HIGH: 409,
  /** Complex case autoMakeModelUnsupported. */
  MAKE_MODEL_UNSUPPORTED: 409,
  /** No vehicle has this VIN. */
  VIN_NOT_FOUND: 404,
  /** No place has this ZIP code. */
  ZIP_NOT_FOUND: 404,
  /** The partner has no such referral code. */
  REFERRAL_NOT_FOUND: 404,
  /** The partner has no lead with this lookup id. */
  LOOKUP_NOT_FOUND: 404,
  /** There is no such partner. */
  PARTNER_NOT_FOUND: 404,
  /** The provider of prefilled data didn't answer. */
  PREFILL_FAILED: 502,
  /** Submitted before the answers that the line is rated on are known. */
  APPLICATION_INCOMPLETE: 409,
  /** The quote has no price, or belongs to a run that a later one replaced. */
  QUOTE_NOT_SELECTABLE: 409,
  /** The quote can't be bought online, because of its carrier, the state or an answer. */
  NOT_BINDABLE: 409,
  /** Complex case noQuotesReturnedOnDigitalBindReview. */
  NO_QUOTE_ON_REVIEW: 409,
  /** The price isn't the agreed one. */
  PRICE_CHANGED: 409,
  /** Another payment isn't over or was made: a lead buys once, from any application and device. */
  PAYMENT_UNDER_WAY: 409,
  /** The token for the external site couldn't be created. */
  HAND_OFF_FAILED: 502,
  /** The token isn't ours, is for another site, or has expired. */
  HAND_OFF_TOKEN_INVALID: 403,
  /** The token is valid for one use. */
  HAND_OFF_TOKEN_USED: 409,
  /** There is no price yet for an e-mail. */
  NO_QUOTES: 409,
  /** Neither the call nor the session's lead has an e-mail address. */
  NO_RECIPIENT: 409,
  /** The day's e-mails are used up: for the session, its network address, the partner, or the mailbox. */
  EMAIL_LIMIT: 429,
  /** The link isn't ours, is another partner's, was used or has expired; the response doesn't reveal which. */
  RESUME_LINK_INVALID: 404,
  /** The same for an erasure link. */
  ERASURE_LINK_INVALID: 404,
  /** A lead that is finalized, paid or bound accepts no further updates. */
  LEAD_FINALIZED: 409,
  /** The service is stopping, or its database is unreachable: the same call may succeed soon (Retry-After). */
  SHUTTING_DOWN: 503,
  /** The service failed in a way that it didn't expect. Its log has the rest under `requestId`. */
  INTERNAL: 500,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** Problems on the caller's side: no connection, no response in time, a response that breaks the contract. */
export type LocalProblemCode = "NETWORK" | "TIMEOUT" | "INVALID_RESPONSE";

/**
 * A refused field. `pointer` is a JSON Pointer into the body ("/drivers/0/dob"), or "query/name", "path/name". `code` names
 * the rule if the forms have the same one.
 */
export const fieldError = z.object({ pointer: z.string(), message: z.string(), code: z.optional(z.string()) });
export type FieldError = z.infer<typeof fieldError>;

/**
 * RFC 9457 problem details. `type` is `about:blank`: the code carries the meaning. Callers keep nothing else of a failure:
 * `title` and `status` follow from the code, and the service's log has the rest under `requestId`.
 */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.optional(z.string()),
  /** Identifies the request in the service's log. */
  requestId: z.optional(z.string()),
  errors: z.optional(z.array(fieldError)),
  /** The current revision, with REVISION_CONFLICT. */
  revision: z.optional(z.int()),
  /** The conflicting payment, with PAYMENT_UNDER_WAY. */
  transactionId: z.optional(z.string()),
});

export interface Problem extends Omit<z.infer<typeof problem>, "code"> {
  code: ProblemCode | LocalProblemCode;
}
