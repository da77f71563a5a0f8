import { and, eq } from "drizzle-orm";
import { hashOf } from "../../../src/kernel/ids";
import type { Database } from "../database/connection";
import { idempotency } from "../database/tables/idempotency";
import { ProblemError } from "./problemError";
import { seal, unseal } from "./seal";
import { sha256 } from "./sessions";

interface Request {
  partnerId: string;
  /** The client's own key: it can't be guessed, so it may unlock the answer stored under it. */
  key: string;
  /** The request that the key stands for: endpoint, path, query, body. */
  request: unknown;
}

interface Worked {
  answer: string;
  /** The session that it belongs to and is deleted with. */
  sessionId: string | null;
}

/**
 * Answers once per key. Runs inside the caller's transaction: a second request with the key waits for the row until the first has
 * committed, then gets its answer, as `again` brings it up to date. If the first fails, nothing is stored and the second does the work.
 */
export async function answerOnce(
  db: Database,
  given: Request,
  work: () => Promise<Worked>,
  again: (before: Worked) => Promise<Worked> = (before) => Promise.resolve(before),
): Promise<{ answer: string; replayed: boolean }> {
  const keyHash = sha256(`key:${given.key}`);
  const requestHash = hashOf(given.request);
  const mine = and(eq(idempotency.partnerId, given.partnerId), eq(idempotency.keyHash, keyHash));
  // An answer may contain a session token. It is sealed with the client's key, so that the database alone grants no access.
  const keep = ({ answer, sessionId }: Worked) => db.update(idempotency).set({ answer: seal(answer, given.key), sessionId }).where(mine);
  const created = await db
    .insert(idempotency)
    .values({ partnerId: given.partnerId, keyHash, requestHash })
    .onConflictDoNothing()
    .returning({ keyHash: idempotency.keyHash });
  if (created.length === 0) {
    const [before] = await db.select().from(idempotency).where(mine);
    if (!before || before.requestHash !== requestHash || before.answer === null) throw new ProblemError("IDEMPOTENCY_CONFLICT");
    const told = { answer: unseal(before.answer, given.key), sessionId: before.sessionId };
    const now = await again(told);
    if (now !== told) await keep(now);
    return { answer: now.answer, replayed: true };
  }
  const worked = await work();
  await keep(worked);
  return { answer: worked.answer, replayed: false };
}
