import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../database/connection";
import { job, type JobKind, type JobState } from "../database/tables/job";
import { wake } from "./enqueue";

export interface JobFilter {
  readonly kind?: JobKind | undefined;
  readonly state?: JobState | undefined;
  readonly leadId?: string | undefined;
}

const matching = ({ kind, state, leadId }: JobFilter) =>
  and(kind && eq(job.kind, kind), state && eq(job.state, state), leadId === undefined ? undefined : eq(job.leadId, leadId));

/** The most jobs in one answer. */
const mostListed = 200;

/** Jobs for the operator, newest first, without their payloads. */
export const listJobs = (db: Database, filter: JobFilter) => {
  const { id, kind, queue, leadId, state, attempts, dueAt, lastError, createdAt, finishedAt } = job;
  const shown = { id, kind, queue, leadId, state, attempts, dueAt, lastError, createdAt, finishedAt };
  return db.select(shown).from(job).where(matching(filter)).orderBy(desc(job.createdAt), desc(job.number)).limit(mostListed);
};

/** Does jobs again that are dead or done, with all their tries, under the same ids. Returns their ids; erased ones stay. */
export async function retryJobs(db: Database, which: JobFilter & { readonly id?: string | undefined }): Promise<string[]> {
  const isOver = and(inArray(job.state, ["dead", "done"]), isNotNull(job.payload));
  const again = { state: "waiting" as const, attempts: 0, dueAt: sql`now()`, claim: null, finishedAt: null };
  const retried = await db
    .update(job)
    .set(again)
    .where(and(isOver, matching(which), which.id === undefined ? undefined : eq(job.id, which.id)))
    .returning({ id: job.id, kind: job.kind });
  for (const kind of new Set(retried.map((one) => one.kind))) await wake(db, kind);
  return retried.map(({ id }) => id);
}
