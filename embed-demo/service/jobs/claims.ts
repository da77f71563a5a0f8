import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Database } from "../database/connection";
import { rowsOf } from "../database/rowsOf";
import { job, type JobKind } from "../database/tables/job";
import { jobTimings } from "./timings";

/** A job in a worker's hands. */
export interface ClaimedJob<Payload = unknown> {
  readonly id: string;
  readonly payload: Payload | null;
  /** The tries so far, including this one. */
  readonly attempts: number;
  /** The trace of the request that it follows from; null if nothing is traced. */
  readonly traceparent: string | null;
}

interface Look {
  readonly jobs: ClaimedJob[];
  /** Milliseconds until the next job is due, or null. */
  readonly wait: number | null;
  /** Milliseconds of the database's clock. */
  readonly time: number;
}

const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;

/**
 * Claims up to so many due jobs under a lease, the longest due first; of a queue, only its earliest. One statement, so that an idle look
 * costs one.
 */
export async function claimJobs(db: Database, kind: JobKind, claim: string, count: number): Promise<Look> {
  const result = await db.execute(sql`
    WITH claimed AS (
      UPDATE job SET claim = ${claim}, attempts = attempts + 1, tried_at = now(), due_at = ${inMs(jobTimings.lease)}
      WHERE id IN (
        SELECT id FROM job WHERE kind = ${kind} AND state = 'waiting' AND due_at <= now() AND NOT EXISTS (
          SELECT 1 FROM job earlier WHERE earlier.queue = job.queue AND earlier.state = 'waiting' AND earlier.number < job.number
        ) ORDER BY due_at, number LIMIT ${count} FOR UPDATE SKIP LOCKED
      ) RETURNING id, payload, attempts, traceparent
    )
    SELECT
      (SELECT coalesce(jsonb_agg(claimed), '[]') FROM claimed) AS jobs,
      (SELECT (extract(epoch FROM min(due_at) - now()) * 1000)::float8 FROM job WHERE kind = ${kind} AND state = 'waiting' AND due_at > now()) AS wait,
      (extract(epoch FROM now()) * 1000)::float8 AS time`);
  return rowsOf<Look>(result)[0]!;
}

/**
 * Makes jobs due that were created or last tried at a time that is still to come: the clock has been set back since, and they would
 * wait for as long as it was ahead. Those in a worker's hands get a new lease. May run any number of times, in any process.
 */
export async function bringForward(db: Database, kind: JobKind): Promise<void> {
  const change = { dueAt: sql`now() + CASE WHEN ${job.claim} IS NULL THEN 0 ELSE ${jobTimings.lease} END * interval '1 millisecond'`, triedAt: sql`least(${job.triedAt}, now())` };
  await db.update(job).set(change).where(and(eq(job.kind, kind), eq(job.state, "waiting"), sql`greatest(${job.createdAt}, ${job.triedAt}) > now()`));
}

/** Claims one waiting job if the condition about it holds, whatever else is due; null otherwise. */
export async function claimJob(db: Database, { id, claim, isWanted }: { id: string; claim: string; isWanted: SQL }): Promise<ClaimedJob | null> {
  const change = { claim, attempts: sql`${job.attempts} + 1`, triedAt: sql`now()`, dueAt: inMs(jobTimings.lease) };
  const isFree = and(eq(job.id, id), eq(job.state, "waiting"), isWanted);
  const [mine] = await db.update(job).set(change).where(isFree).returning({ id: job.id, payload: job.payload, attempts: job.attempts, traceparent: job.traceparent });
  return mine ?? null;
}

/** Extends the leases of jobs that still belong to the worker, and returns their ids. */
export async function renewJobs(db: Database, claim: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const renewed = await db.update(job).set({ dueAt: inMs(jobTimings.lease) }).where(and(inArray(job.id, [...ids]), eq(job.claim, claim))).returning({ id: job.id });
  return new Set(renewed.map(({ id }) => id));
}

const heldBy = (id: string, claim: string) => and(eq(job.id, id), eq(job.claim, claim));

/** Ends a job that the worker still holds. */
export async function endJob(db: Database, { id, claim, state, lastError }: { id: string; claim: string; state: "done" | "dead"; lastError: string | null }): Promise<void> {
  await db.update(job).set({ state, lastError, claim: null, finishedAt: sql`now()` }).where(heldBy(id, claim));
}

interface Postponed {
  readonly id: string;
  readonly claim: string;
  /** Milliseconds. */
  readonly wait: number;
  /** Null keeps the one before. */
  readonly lastError: string | null;
  /** Forgets the tries so far. */
  readonly anew?: boolean;
}

/** Schedules the next try of a job that the worker still holds. */
export async function postponeJob(db: Database, { id, claim, wait, lastError, anew }: Postponed): Promise<void> {
  const change = { claim: null, dueAt: inMs(wait), ...(lastError !== null && { lastError }), ...(anew && { attempts: 0 }) };
  await db.update(job).set(change).where(heldBy(id, claim));
}

/** Returns jobs that a stopping worker hasn't finished; their try doesn't count. */
export async function releaseJobs(db: Database, claim: string): Promise<void> {
  await db.update(job).set({ claim: null, dueAt: sql`now()`, attempts: sql`${job.attempts} - 1` }).where(and(eq(job.claim, claim), eq(job.state, "waiting")));
}

/** Returns the jobs of an earlier process, when there can be no other. */
export async function releaseAll(db: Database, kind: JobKind): Promise<void> {
  await db.update(job).set({ claim: null, dueAt: sql`now()` }).where(and(eq(job.kind, kind), eq(job.state, "waiting"), sql`${job.claim} IS NOT NULL`));
}
