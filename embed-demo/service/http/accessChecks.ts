import { headers, type Endpoint } from "../../../src/api/contract/endpoint";
import type { Connection } from "../database/connection";
import { partnerByKey, type Partner } from "../partners/partners";
import type { Call } from "./call";
import type { createOrigins } from "./origins";
import { ProblemError } from "./problemError";
import type { RateLimit } from "./rateLimit";
import type { ServiceContext } from "./serviceContext";
import { findSession } from "./sessions";

export interface AccessChecksOptions {
  connection: Connection;
  origins: ReturnType<typeof createOrigins>;
  rateLimit: RateLimit;
  /** Wrong codes. */
  guesses: RateLimit;
  /** The address that a request is counted under. */
  addressOf: (context: ServiceContext) => string;
}

/** What a caller passes before anything is read: how often, whose key and page, whose session. */
export function createAccessChecks({ connection, origins, rateLimit, guesses, addressOf }: AccessChecksOptions) {
  return { addressOf, limitRate, admit, sessionFor, countGuess };

  async function limitRate(context: ServiceContext, caller: string): Promise<void> {
    const wait = await rateLimit.take(`${caller} ${addressOf(context)}`);
    if (wait !== null) throw new ProblemError("RATE_LIMITED", { retryAfter: wait });
  }

  /** Who calls: the key's partner, from one of its own pages, and not too often. Calls without an Origin come from no page. */
  async function admit(context: ServiceContext): Promise<Partner> {
    const partner = partnerByKey(context.req.header(headers.partnerKey) ?? "");
    // Made-up keys share one bucket: a new one for each request would be no limit.
    await limitRate(context, partner?.id ?? "unknown");
    if (!partner) throw new ProblemError("PARTNER_KEY_INVALID");
    context.set("partner", partner.id);
    const origin = context.req.header("Origin");
    if (origin && !origins.isAllowed(partner, origin)) throw new ProblemError("ORIGIN_NOT_ALLOWED");
    return partner;
  }

  async function sessionFor(context: ServiceContext, endpoint: Endpoint, partner: Partner): Promise<Pick<Call<Endpoint>, "sessionId" | "token">> {
    const token = /^Bearer ([\w-]{20,100})$/.exec(context.req.header("Authorization") ?? "")?.[1] ?? null;
    const sessionId = token === null ? null : await findSession(connection.db, partner.id, token);
    if (endpoint.auth === "session" && sessionId === null) throw new ProblemError("TOKEN_MISSING");
    return { sessionId, token: sessionId === null ? null : token };
  }

  /**
   * Codes are short enough to be read aloud, and tell who somebody is: whoever tries them out is stopped after a few wrong ones,
   * and then for right ones too. A right one costs nothing.
   */
  async function countGuess(context: ServiceContext, partner: Partner, answer: () => Promise<Response>): Promise<Response> {
    const caller = `code ${partner.id} ${addressOf(context)}`;
    const wait = await guesses.take(caller);
    if (wait !== null) throw new ProblemError("RATE_LIMITED", { retryAfter: wait });
    const response = await answer();
    await guesses.giveBack(caller);
    return response;
  }
}

export type AccessChecks = ReturnType<typeof createAccessChecks>;
