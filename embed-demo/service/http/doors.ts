import { getConnInfo } from "@hono/node-server/conninfo";
import { headers, type Endpoint } from "../../../src/api/contract/endpoint";
import type { Connection } from "../database/connection";
import { partnerByKey, type Partner } from "../partners/partners";
import type { Call } from "./call";
import type { createOrigins } from "./origins";
import { ProblemError } from "./problemError";
import type { createRateLimit } from "./rateLimit";
import type { ServiceContext } from "./serviceContext";
import { findSession } from "./sessions";

export interface DoorsOptions {
  connection: Connection;
  origins: ReturnType<typeof createOrigins>;
  rateLimit: ReturnType<typeof createRateLimit>;
}

/** What a caller passes before anything is read: how often, whose key and page, whose session. */
export function createDoors({ connection, origins, rateLimit }: DoorsOptions) {
  return { limitRate, admit, sessionFor };

  function limitRate(context: ServiceContext, caller: string): void {
    const wait = rateLimit.take(`${caller} ${getConnInfo(context).remote.address ?? ""}`);
    if (wait !== null) throw new ProblemError("RATE_LIMITED", { retryAfter: wait });
  }

  /** Who calls: the key's partner, from one of its own pages, and not too often. Calls without an Origin come from no page. */
  function admit(context: ServiceContext): Partner {
    const partner = partnerByKey(context.req.header(headers.partnerKey) ?? "");
    // Made-up keys share one bucket: a new one for each request would be no limit.
    limitRate(context, partner?.id ?? "unknown");
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
}
