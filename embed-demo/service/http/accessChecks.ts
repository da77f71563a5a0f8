import { headers, type Endpoint } from "../../../src/api/contract/endpoint";
import { problemStatus } from "../../../src/api/contract/problem";
import type { Database } from "../database/connection";
import type { Partner, Partners } from "../partners/partners";
import type { Call, Guess } from "./call";
import type { Origins } from "./origins";
import { ProblemError } from "./problemError";
import type { Limiter } from "./rateLimit";
import { isReference } from "./reads";
import type { ServiceContext } from "./serviceContext";
import { findSession } from "./sessions";

/** The number of leading characters by which secrets tried in sequence are counted together. */
const prefixLength = 4;

/** The caller's session, if there is one. */
interface SessionOfCall extends Pick<Call<Endpoint>, "sessionId" | "token"> {
  /** Its last use was recorded more than a minute ago. */
  readonly isStale: boolean;
}

export interface AccessChecksOptions {
  partners: Pick<Partners, "byKey">;
  origins: Origins;
  /** The limit on calls that only read reference data, within this process. */
  referenceLimit: Limiter;
  /** The limit on all other calls, across all processes. */
  rateLimit: Limiter;
  /** The limit on wrong secrets. */
  guesses: Limiter;
  /** The address under which a request is counted. */
  addressOf: (context: ServiceContext) => string;
}

/** The checks before anything is read: rate, key and page, and session. */
export function createAccessChecks({ partners, origins, referenceLimit, rateLimit, guesses, addressOf }: AccessChecksOptions) {
  return { addressOf, limitRate, limitReference, admit, tokenOf, sessionFor, countGuess };

  /** Counts a call that only reads reference data. */
  function limitReference(context: ServiceContext, caller: string): Promise<void> {
    return limitRate(context, caller, referenceLimit);
  }

  async function limitRate(context: ServiceContext, caller: string, limit = rateLimit): Promise<void> {
    const wait = await limit.take(`${caller} ${addressOf(context)}`);
    if (wait !== null) throw new ProblemError("RATE_LIMITED", { retryAfter: wait });
  }

  /**
   * Identifies the caller: the key's partner, from one of its own pages, within the rate limit. Calls without an Origin don't come
   * from a page.
   */
  async function admit(context: ServiceContext, endpoint: Endpoint): Promise<Partner> {
    const partner = partners.byKey(context.req.header(headers.partnerKey) ?? "");
    const origin = context.req.header("Origin");
    const isOwn = partner !== undefined && (origin ? origins.isAllowed(partner, origin) : !endpoint.pageOnly);
    context.set("isTurnedAway", !isOwn);
    // Made-up keys share one bucket: with one bucket per key there would be no limit.
    await limitRate(context, partner?.id ?? "unknown", isReference(endpoint) ? referenceLimit : rateLimit);
    if (!partner) throw new ProblemError("PARTNER_KEY_INVALID");
    context.set("partner", partner.id);
    if (!isOwn) throw new ProblemError("ORIGIN_NOT_ALLOWED");
    return partner;
  }

  /** The token that the call was sent with, still unchecked. Refuses a call that needs one. */
  function tokenOf(context: ServiceContext, { auth }: Endpoint): string | null {
    const token = /^Bearer ([\w-]{20,100})$/.exec(context.req.header("Authorization") ?? "")?.[1] ?? null;
    if (auth === "session" && token === null) throw new ProblemError("TOKEN_MISSING");
    return token;
  }

  /** The session that the token grants access to with the partner. Refuses a call that needs one. */
  async function sessionFor(db: Database, endpoint: Endpoint, partner: Partner, sent: string | null): Promise<SessionOfCall> {
    const found = sent === null ? null : await findSession(db, partner.id, sent);
    if (endpoint.auth === "session" && !found) throw new ProblemError("TOKEN_MISSING");
    return { sessionId: found?.id ?? null, token: found && sent, isStale: found?.isStale ?? false };
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
