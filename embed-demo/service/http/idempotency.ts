import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { hashOf } from "../../../src/kernel/ids";
import type { Database } from "../database/connection";
import { idempotency } from "../database/schema";
import { ProblemError } from "./problemError";
import { sha256 } from "./sessions";

interface Request {
  partnerId: string;
  /** The client's own: unguessable, so it may open what was answered under it. */
  key: string;
  /** What the key stands for: endpoint, path, query, body. */
  request: unknown;
}

interface Worked {
  answer: string;
  /** Whose it is, so that it goes with them. */
  sessionId: string | null;
}

/**
 * Answers once for each key. Runs inside the caller's transaction: a second request with the key waits on the row until
 * the first has committed, then gets its answer; when the first fails, nothing is kept and the second does the work.
 */
export async function answerOnce(db: Database, given: Request, work: () => Promise<Worked>): Promise<{ answer: string; replayed: boolean }> {
  const keyHash = sha256(`key:${given.key}`);
  const requestHash = hashOf(given.request);
  const mine = and(eq(idempotency.partnerId, given.partnerId), eq(idempotency.keyHash, keyHash));
  const created = await db
    .insert(idempotency)
    .values({ partnerId: given.partnerId, keyHash, requestHash })
    .onConflictDoNothing()
    .returning({ keyHash: idempotency.keyHash });
  if (created.length === 0) {
    const [before] = await db.select().from(idempotency).where(mine);
    if (!before || before.requestHash !== requestHash || before.answer === null) throw new ProblemError("IDEMPOTENCY_CONFLICT");
    return { answer: unseal(before.answer, given.key), replayed: true };
  }
  const { answer, sessionId } = await work();
  await db.update(idempotency).set({ answer: seal(answer, given.key), sessionId }).where(mine);
  return { answer, replayed: false };
}

const keyOf = (secret: string) => createHash("sha256").update(`seal:${secret}`).digest();

/** An answer may hold a session token; sealed with the client's key, the database alone opens no session. */
function seal(text: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

function unseal(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, "base64");
  const cipher = createDecipheriv("aes-256-gcm", keyOf(secret), bytes.subarray(0, 12));
  cipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString("utf8");
}
