import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { newId } from "../../../src/kernel/ids";
import type { Database } from "../database/connection";
import { session, sessionOpenSince } from "../database/tables/session";
import type { Partner } from "../partners/partners";
import { sessionHoursOf } from "../partners/sessionHours";

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64url");

/**
 * The session that a token grants access to with the partner, or null: a session ends as many hours after its last use as it has.
 * Looked up by hash, so that timing reveals nothing. Writes nothing; `isStale` says that the use should be recorded.
 */
export async function findSession(db: Database, partnerId: string, token: string): Promise<{ id: string; isStale: boolean } | null> {
  const [found] = await db
    .select({ id: session.id, isStale: sql<boolean>`${session.lastUsedAt} < now() - interval '1 minute'` })
    .from(session)
    .where(and(eq(session.tokenHash, sha256(token)), eq(session.partnerId, partnerId), gt(session.lastUsedAt, sessionOpenSince)));
  return found ?? null;
}

/** Records that the session was used just now: once a minute instead of with each call. */
export async function recordUse(db: Database, sessionId: string): Promise<void> {
  await db.update(session).set({ lastUsedAt: sql`now()` }).where(eq(session.id, sessionId));
}

/** A new session with a token of 256 random bits, which is returned once and stored only as a hash. */
export async function startSession(db: Database, { id: partnerId, config }: Pick<Partner, "id" | "config">): Promise<{ sessionId: string; token: string }> {
  const sessionId = newId();
  const token = randomBytes(32).toString("base64url");
  await db.insert(session).values({ id: sessionId, tokenHash: sha256(token), partnerId, hours: sessionHoursOf(config) });
  return { sessionId, token };
}

/** The caller's session and token, or new ones: a create joins the session it is sent with. */
export async function joinSession(call: { db: Database; partner: Pick<Partner, "id" | "config">; sessionId: string | null; token: string | null }) {
  const { db, partner, sessionId, token } = call;
  return sessionId !== null && token !== null ? { sessionId, token } : startSession(db, partner);
}
