import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../database/connection";
import { sender } from "../database/sender";
import { job, type JobKind } from "../database/tables/job";
import { currentTraceparent } from "../tracing/spans";

/** PostgreSQL's channel for new jobs of a kind: the process that has requested them. */
export const channelOf = (kind: JobKind): string => `${kind}_job`;

export type NewJob = Pick<typeof job.$inferInsert, "id" | "queue" | "leadId" | "payload">;

/** Requests jobs in the caller's transaction, and as part of its trace: they are done only if it commits. A job whose id is known already is ignored. */
export async function enqueue(db: Database, kind: JobKind, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const traceparent = currentTraceparent();
  await db.insert(job).values(jobs.map((one) => ({ ...one, kind, traceparent }))).onConflictDoNothing();
  await wake(db, kind);
}

/** Has a job done as soon as the transaction commits, even if a try is in progress or it was given up. One that is done stays so. */
export async function hasten(db: Database, kind: JobKind, id: string): Promise<void> {
  const isOpen = and(eq(job.id, id), inArray(job.state, ["waiting", "dead"]));
  await db.update(job).set({ state: "waiting", dueAt: sql`now()`, claim: null, finishedAt: null }).where(isOpen);
  await wake(db, kind);
}

/** Tells this process, once the transaction commits, to look for jobs of the kind, and the others to do so in a moment. */
export async function wake(db: Database, kind: JobKind): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${channelOf(kind)}, ${sender})`);
}
