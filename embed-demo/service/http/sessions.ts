import { createHash, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { newId } from "../../../src/kernel/ids";
import type { Database } from "../database/connection";
import { session } from "../database/schema";

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** The session that a token opens with the partner, or null. Looked up by hash, so that timing tells nothing. */
export async function findSession(db: Database, partnerId: string, token: string): Promise<string | null> {
  const [found] = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.tokenHash, sha256(token)), eq(session.partnerId, partnerId)));
  return found?.id ?? null;
}

/** A new session with a token of 256 random bits, which is told once and kept only as a hash. */
export async function startSession(db: Database, partnerId: string): Promise<{ sessionId: string; token: string }> {
  const sessionId = newId();
  const token = randomBytes(32).toString("base64url");
  await db.insert(session).values({ id: sessionId, tokenHash: sha256(token), partnerId });
  return { sessionId, token };
}

/** The caller's session and token, or new ones: a create joins the session that it is sent with. */
export async function joinSession(call: { db: Database; partner: { id: string }; sessionId: string | null; token: string | null }) {
  const { db, partner, sessionId, token } = call;
  return sessionId !== null && token !== null ? { sessionId, token } : startSession(db, partner.id);
}
