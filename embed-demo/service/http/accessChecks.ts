import { headers, type Endpoint } from "../../../src/api/contract/endpoint";
import { problemStatus } from "../../../src/api/contract/problem";
import type { Connection } from "../database/connection";
import { partnerByKey, type Partner } from "../partners/partners";
import type { Call, Guess } from "./call";
import type { createOrigins } from "./origins";
import { ProblemError } from "./problemError";
import type { RateLimit } from "./rateLimit";
import type { ServiceContext } from "./serviceContext";
import { findSession } from "./sessions";

/** The number of leading characters by which secrets tried in sequence are counted together. */
const prefixLength = 4;

export interface AccessChecksOptions {
  connection: Connection;
  origins: ReturnType<typeof createOrigins>;
  rateLimit: RateLimit;
  /** The limit on wrong secrets. */
  guesses: RateLimit;
  /** The address under which a request is counted. */
  addressOf: (context: ServiceContext) => string;
}

/** The checks before anything is read: rate, key and page, and session. */
export function createAccessChecks({ connection, origins, rateLimit, guesses, addressOf }: AccessChecksOptions) {
  return { addressOf, limitRate, admit, sessionFor, countGuess };

  async function limitRate(context: ServiceContext, caller: string): Promise<void> {
    const wait = await rateLimit.take(`${caller} ${addressOf(context)}`);
    if (wait !== null) throw new ProblemError("RATE_LIMITED", { retryAfter: wait });
  }

  /**
   * Identifies the caller: the key's partner, from one of its own pages, within the rate limit. Calls without an Origin don't come
   * from a page.
   */
  async function admit(context: ServiceContext, { pageOnly }: Endpoint): Promise<Partner> {
    const partner = partnerByKey(context.req.header(headers.partnerKey) ?? "");
    const origin = context.req.header("Origin");
    const isOwn = partner !== undefined && (origin ? origins.isAllowed(partner, origin) : !pageOnly);
    context.set("isTurnedAway", !isOwn);
    // Made-up keys share one bucket: with one bucket per key there would be no limit.
    await limitRate(context, partner?.id ?? "unknown");
    if (!partner) throw new ProblemError("PARTNER_KEY_INVALID");
    context.set("partner", partner.id);
    if (!isOwn) throw new ProblemError("ORIGIN_NOT_ALLOWED");
    return partner;
  }

  async function sessionFor(context: ServiceContext, endpoint: Endpoint, partner: Partner): Promise<Pick<Call<Endpoint>, "sessionId" | "token">> {
    const token = /^Bearer ([\w-]{20,100})$/.exec(context.req.header("Authorization") ?? "")?.[1] ?? null;
    const sessionId = token === null ? null : await findSession(connection.db, partner.id, token);
    if (endpoint.auth === "session" && sessionId === null) throw new ProblemError("TOKEN_MISSING");
    return { sessionId, token: sessionId === null ? null : token };
  }

  /**
   * Counts a wrong secret, and refuses further wrong ones if there were too many. A right one is never refused, because other
   * people may share the address, and secrets are too long to be guessed at the allowed rate. Secrets with the same start share a
   * bucket.
   */
  async function countGuess(context: ServiceContext, partner: Partner, { kind, secret }: Guess, answer: () => Promise<Response>): Promise<Response> {
    try {
      return await answer();
    } catch (error) {
      if (!(error instanceof ProblemError) || problemStatus[error.code] !== 404) throw error;
      const wait = await guesses.take(`${kind} ${partner.id} ${addressOf(context)} ${secret.slice(0, prefixLength)}`);
      throw wait === null ? error : new ProblemError("RATE_LIMITED", { retryAfter: wait });
    }
  }
}

export type AccessChecks = ReturnType<typeof createAccessChecks>;
