import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { newId } from "../../../src/kernel/ids";
import type { Database } from "../database/connection";
import { email } from "../database/tables/email";
import type { EmailMessage } from "../database/tables/email";
import { enqueue } from "../jobs/enqueue";

/**
 * Puts an e-mail into the outbox, in the caller's transaction: it is sent only if the change that it reports is committed. Returns
 * the e-mail's id.
 */
export async function putInOutbox(db: Database, sessionId: string | null, message: EmailMessage): Promise<string> {
  const id = newId();
  await insert(db, { id, sessionId }, message);
  return id;
}

/**
 * Puts the e-mail about a policy into the outbox, in the transaction that binds it. It has the transaction's id, so it is sent
 * once, and doesn't count against the session's limit. It is sent even if the session has ended.
 */
export async function mailPolicy(db: Database, { id, sessionId }: { id: string; sessionId: string | null }, message: EmailMessage): Promise<void> {
  await insert(db, { id, sessionId }, message);
}

/** Stores an e-mail and the job that sends it, once per id. */
async function insert(db: Database, { id, sessionId }: { id: string; sessionId: string | null }, message: EmailMessage): Promise<void> {
  await db.insert(email).values({ id, sessionId, message, dueAt: sql`'infinity'` }).onConflictDoNothing();
  await enqueue(db, "mail", [{ id, payload: {} }]);
}

/** True when the e-mail was handed to the mail server or, without one, is in the outbox. */
export async function isMailed(db: Database, id: string, hasServer: boolean): Promise<boolean> {
  const [found] = await db.select({ sentAt: email.sentAt }).from(email).where(eq(email.id, id));
  return found !== undefined && (!hasServer || found.sentAt !== null);
}

export interface OutboxEmail {
  readonly id: string;
  readonly message: EmailMessage;
  readonly createdAt: Date;
}

/** The e-mails in the outbox, newest first, for the demo's preview. */
export async function readOutbox(db: Database): Promise<OutboxEmail[]> {
  const rows = await db.select().from(email).where(isNotNull(email.message)).orderBy(desc(email.createdAt)).limit(50);
  return rows.flatMap(({ id, message, createdAt }) => (message ? [{ id, message, createdAt }] : []));
}

/** An e-mail that hasn't been handed to the mail server; null if it was, or was erased. */
export async function unsentEmail(db: Database, id: string): Promise<EmailMessage | null> {
  const [found] = await db.select({ message: email.message }).from(email).where(and(eq(email.id, id), isNull(email.sentAt)));
  return found?.message ?? null;
}

/** Marks an e-mail as handed to the mail server, and deletes its text. */
export const markSent = (db: Database, id: string) => db.update(email).set({ sentAt: sql`now()`, message: null }).where(eq(email.id, id));
