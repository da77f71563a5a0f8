import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { newId } from "../../../src/kernel/ids";
import { carrierById } from "../carriers/carriers";
import type { Connection, Database } from "../database/connection";
import { isOutage } from "../database/outage";
import { describeError } from "../describeError";
import { askCarrier } from "./askCarrier";
import type { RatingInput } from "./raters";
import type { RatingResult } from "./result";

/** Milliseconds. A worker that is gone loses its tasks when their lease runs out. */
const lease = { length: 3_000, renewal: 1_000, poll: 500 } as const;
/** Carriers wait, they don't compute, so many may be asked at once. */
const mostAtOnce = 400;

const channels = { work: "rating_work", done: "rating_done" } as const;

export interface Ratings {
  /** Tells every process that there is work, once the transaction commits. */
  announce(db: Database): Promise<void>;
  /** Hears of answers for an application, from whichever process. */
  watch(applicationId: string, onChange: () => void): () => void;
}

interface Task {
  id: string;
  application_id: string;
  run: number;
  carrier_id: string;
  attempt: number;
  waited: number;
  input: RatingInput;
}

/**
 * The durable fan-out. A task is a row: claimed with SKIP LOCKED under a lease, waited for outside any transaction, and
 * finished only by the worker and attempt that hold it, so no answer is written twice and none is lost with a process.
 */
export async function startRatings({ connection, speed, log }: { connection: Connection; speed: number; log: Logger }) {
  const { db } = connection;
  const worker = newId();
  const watchers = new Map<string, Set<() => void>>();
  const timers = new Map<string, NodeJS.Timeout>();
  let stopped = false;
  let pumping: Promise<void> | null = null;
  let again = false;
  let isCut = false;

  if (connection.engine === "pglite") {
    // Nobody else can hold these: an embedded database has one process.
    await db.execute(sql`UPDATE rating SET status = 'waiting', worker = NULL WHERE status = 'running'`);
  }
  await connection.listen(channels.work, pump);
  await connection.listen(channels.done, (applicationId) => watchers.get(applicationId)?.forEach((onChange) => onChange()));
  const polling = setInterval(pump, lease.poll);
  const renewing = setInterval(() => void renew().catch(report), lease.renewal);
  pump();

  return {
    announce: async (tx: Database) => {
      await tx.execute(sql`SELECT pg_notify(${channels.work}, '')`);
    },
    watch(applicationId: string, onChange: () => void) {
      const set = watchers.get(applicationId) ?? new Set();
      watchers.set(applicationId, set.add(onChange));
      return () => {
        set.delete(onChange);
        if (set.size === 0) watchers.delete(applicationId);
      };
    },
    /** Hands unfinished tasks back, for another process or the next start. */
    async stop() {
      stopped = true;
      clearInterval(polling);
      clearInterval(renewing);
      // A claim under way still brings tasks, and their timers.
      await pumping;
      for (const timer of timers.values()) clearTimeout(timer);
      // Without a database the leases run out by themselves.
      await db.execute(sql`UPDATE rating SET status = 'waiting', worker = NULL WHERE worker = ${worker} AND status = 'running'`).catch(report);
    },
  };

  /** An outage is told once, and once that it is over: the work waits in its rows, and each look for it would be another line. */
  function report(error: unknown): void {
    if (stopped) return;
    if (!isOutage(error)) log.error({ error: describeError(error) }, "rating");
    else if (!isCut) log.warn({ error: describeError(error) }, "rating waits for the database");
    isCut ||= isOutage(error);
  }

  function reportBack(): void {
    if (isCut) log.info("rating goes on");
    isCut = false;
  }

  /** One claim at a time; a wish that comes meanwhile is granted after it. */
  function pump(): void {
    if (stopped) return;
    again = true;
    pumping ??= (async () => {
      while (again && !stopped) {
        again = false;
        const room = mostAtOnce - timers.size;
        if (room > 0) for (const task of await claim(room)) ask(task);
        reportBack();
      }
    })()
      .catch(report)
      .finally(() => {
        pumping = null;
      });
  }

  async function claim(room: number): Promise<Task[]> {
    const result = await db.execute(sql`
      WITH claimed AS (
        UPDATE rating
        SET status = 'running', worker = ${worker}, attempt = attempt + 1,
            lease_until = now() + ${lease.length} * interval '1 millisecond', asked_at = coalesce(asked_at, now())
        WHERE id IN (
          SELECT id FROM rating
          WHERE status = 'waiting' OR (status = 'running' AND lease_until < now())
          ORDER BY created_at LIMIT ${room} FOR UPDATE SKIP LOCKED
        )
        RETURNING id, application_id, run, carrier_id, attempt, asked_at
      )
      SELECT claimed.id, application_id, run, carrier_id, attempt, application.rating_input AS input,
             (extract(epoch FROM now() - asked_at) * 1000)::float8 AS waited
      FROM claimed JOIN application ON application.id = application_id`);
    return (result as { rows: Task[] }).rows;
  }

  function ask(task: Task): void {
    const { afterMs, result } = answerOf(task);
    // A lease that ran out while this process was stalled may bring its own task back: the later attempt replaces the earlier.
    clearTimeout(timers.get(task.id));
    const timer = setTimeout(() => void finish(task, result, timer), Math.max(0, afterMs / speed - task.waited));
    timers.set(task.id, timer);
  }

  /** One carrier that can't be asked mustn't hold up all that were claimed with it, now and whenever they are claimed again. */
  function answerOf(task: Task): ReturnType<typeof askCarrier> {
    try {
      return askCarrier(carrierById(task.carrier_id), task.input, task.application_id, task.run);
    } catch (error) {
      report(error);
      return { afterMs: 0, result: { outcome: "failed", message: "The carrier's system answered with an error" } };
    }
  }

  async function finish(task: Task, result: RatingResult, timer: NodeJS.Timeout): Promise<void> {
    try {
      await db.execute(sql`
        WITH done AS (
          UPDATE rating SET status = ${result.outcome}, result = ${JSON.stringify(result)}::jsonb, finished_at = now(), lease_until = NULL
          WHERE id = ${task.id} AND worker = ${worker} AND attempt = ${task.attempt} AND status = 'running'
          RETURNING application_id
        )
        SELECT pg_notify(${channels.done}, application_id) FROM done`);
    } catch (error) {
      report(error);
    } finally {
      if (timers.get(task.id) === timer) timers.delete(task.id);
    }
  }

  /** Only of tasks whose answer is still to come: one that couldn't be written must become free. */
  async function renew(): Promise<void> {
    if (timers.size === 0) return;
    await db.execute(sql`
      UPDATE rating SET lease_until = now() + ${lease.length} * interval '1 millisecond'
      WHERE id IN ${[...timers.keys()]} AND worker = ${worker} AND status = 'running'`);
  }
}
