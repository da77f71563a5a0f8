import { desc, eq, isNotNull, sql } from "drizzle-orm";
import { newId } from "../../../src/kernel/ids";
import type { Database } from "../database/connection";
import { email } from "../database/tables/email";
import type { EmailMessage } from "../database/tables/email";

/**
 * Puts an e-mail into the outbox, in the caller's transaction: it goes out if, and only if, what it tells has been committed.
 * Returns the e-mail's id.
 */
export async function putInOutbox(db: Database, sessionId: string | null, message: EmailMessage): Promise<string> {
  const id = newId();
  await db.insert(email).values({ id, sessionId, message });
  return id;
}

/**
 * Puts the e-mail about a policy into the outbox, in the transaction that binds it: one for a transaction, whose id it has, and
 * beyond what a session may send. It goes also where the session is over by then.
 */
export async function mailPolicy(db: Database, { id, sessionId }: { id: string; sessionId: string | null }, message: EmailMessage): Promise<void> {
  await db.insert(email).values({ id, sessionId, message }).onConflictDoNothing();
}

/** Whether the e-mail has been handed to the mail server or, where none is set, lies in the outbox. */
export async function isMailed(db: Database, id: string, hasServer: boolean): Promise<boolean> {
  const [found] = await db.select({ sentAt: email.sentAt }).from(email).where(eq(email.id, id));
  return found !== undefined && (!hasServer || found.sentAt !== null);
}

export interface OutboxEmail {
  readonly id: string;
  readonly message: EmailMessage;
  readonly createdAt: Date;
}

/** What lies in the outbox, newest first, for the demo's preview. */
export async function readOutbox(db: Database): Promise<OutboxEmail[]> {
  const rows = await db.select().from(email).where(isNotNull(email.message)).orderBy(desc(email.createdAt)).limit(50);
  return rows.flatMap(({ id, message, createdAt }) => (message ? [{ id, message, createdAt }] : []));
}

/**
 * Takes the next e-mail that is due and lends it out for a minute: a sender that dies leaves it to the next one. Null where
 * nothing is due, or the rest has been tried often enough.
 */
export async function takeFromOutbox(db: Database, attempts: number): Promise<{ id: string; message: EmailMessage } | null> {
  const result = await db.execute(sql`
    UPDATE ${email} SET attempts = attempts + 1, due_at = now() + interval '1 minute' * power(4, attempts)
    WHERE id = (
      SELECT id FROM ${email} WHERE sent_at IS NULL AND due_at <= now() AND attempts < ${attempts} AND message IS NOT NULL
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING id, message`);
  return (result as { rows: { id: string; message: EmailMessage }[] }).rows[0] ?? null;
}

/** It has been handed to the mail server. Its words go: they are the addressee's now. */
export const markSent = (db: Database, id: string) => db.update(email).set({ sentAt: sql`now()`, message: null }).where(eq(email.id, id));
