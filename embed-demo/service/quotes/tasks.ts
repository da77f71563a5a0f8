import { sql, type SQL } from "drizzle-orm";
import { newId } from "../../../src/kernel/ids";
import type { Database } from "../database/connection";
import { rowsOf } from "../database/rowsOf";
import type { RatingResult } from "../database/tables/rating";
import { currentTraceparent } from "../tracing/spans";
import type { OwnedTask } from "./slots";

/** Milliseconds. A dead worker loses its tasks when their lease expires. */
const leaseLength = 3_000;

/** PostgreSQL's channel for applications whose carriers have answered. */
export const doneChannel = "rating_done";

/** One carrier to ask for one run of an application. */
export interface Task<Input> {
  id: string;
  application_id: string;
  run: number;
  carrier_id: string;
  attempt: number;
  /** Milliseconds since the carrier was first asked; 0 if the clock was set back since. */
  waited: number;
  /** Identifies the request to the carrier: the same for every process that takes the task over, another one once it is asked again. */
  idempotency_key: string;
  /** The carrier has answered before without a price, and the visitor wants it asked again. */
  again: boolean;
  /** The trace of the submission; null if it isn't traced. */
  traceparent: string | null;
  input: Input;
}

/**
 * A lease that ends later than any can was given before the clock was set back: without that, nobody would take over a dead worker's
 * tasks for as long as the clock was ahead. Twice the length, because another transaction's now() may be a little later.
 */
const isOpen = sql`(rating.status = 'waiting' OR (rating.status = 'running' AND rating.lease_until NOT BETWEEN now() AND now() + ${2 * leaseLength} * interval '1 millisecond'))`;

/** The worker's tasks among these, locked in the order of their ids, as everywhere: two changes of the same tasks can't wait for each other. */
const heldOf = (worker: string, ids: readonly string[]): SQL =>
  sql`(SELECT id FROM rating WHERE id IN ${ids} AND worker = ${worker} AND status = 'running' ORDER BY id FOR UPDATE)`;

/** Deletes the application's tasks; a worker that still waits for one of them finds nothing to finish. */
export async function deleteTasks(db: Database, applicationId: string): Promise<void> {
  await db.execute(sql`DELETE FROM rating WHERE id IN (SELECT id FROM rating WHERE application_id = ${applicationId} ORDER BY id FOR UPDATE)`);
}

/** One task per carrier, passed as one value: 60 rows of parameters take the database three times as long, while others wait for it. */
export async function insertTasks(db: Database, applicationId: string, run: number, carrierIds: readonly string[]): Promise<void> {
  const asked = JSON.stringify(Object.fromEntries(carrierIds.map((carrier) => [newId(), carrier])));
  await db.execute(sql`
    INSERT INTO rating (id, application_id, run, carrier_id, traceparent)
    SELECT key, ${applicationId}, ${run}::integer, value, ${currentTraceparent()}::text FROM jsonb_each_text(${asked}::jsonb)`);
}

/**
 * Tasks without a worker, up to the limit: every session's first before any session's second, and quick carriers first, so that the
 * first price comes soon. Carriers missing in `quickFirst` come last. Applications are looked up one by one (LIMIT): a planner without
 * statistics expects many open tasks, and would read every application to join them.
 */
export async function openTasks(db: Database, most: number, quickFirst: readonly string[]): Promise<OwnedTask[]> {
  const result = await db.execute(sql`
    SELECT id, key, session FROM (
      SELECT rating.id, rating.created_at, coalesce(application.session_id, application.id) AS session, coalesce(session.partner_id, '') AS key,
             row_number() OVER (
               PARTITION BY coalesce(application.session_id, application.id)
               ORDER BY rating.created_at, array_position(string_to_array(${quickFirst.join(",")}, ','), rating.carrier_id)
             ) AS turn
      FROM rating
      CROSS JOIN LATERAL (SELECT id, session_id FROM application WHERE id = rating.application_id LIMIT 1) AS application
      LEFT JOIN LATERAL (SELECT partner_id FROM session WHERE id = application.session_id LIMIT 1) AS session ON true
      WHERE ${isOpen}
    ) AS open
    ORDER BY turn, created_at LIMIT ${most}`);
  return rowsOf<OwnedTask>(result);
}

/** Takes the tasks under a lease; leaves out those that another worker has taken meanwhile. */
export async function claimTasks<Input>(db: Database, worker: string, ids: readonly string[]): Promise<Task<Input>[]> {
  const result = await db.execute(sql`
    WITH claimed AS (
      UPDATE rating
      SET status = 'running', worker = ${worker}, attempt = attempt + 1,
          lease_until = now() + ${leaseLength} * interval '1 millisecond', asked_at = coalesce(asked_at, now())
      WHERE id IN (SELECT id FROM rating WHERE id IN ${ids} AND ${isOpen} FOR UPDATE SKIP LOCKED)
      RETURNING id, application_id, run, carrier_id, attempt, asked_at, traceparent, result IS NOT NULL AS again
    )
    SELECT claimed.id, application_id, run, carrier_id, attempt, again, traceparent,
           greatest(0, extract(epoch FROM now() - asked_at) * 1000)::float8 AS waited,
           claimed.id || '.' || (extract(epoch FROM asked_at) * 1000000)::bigint AS idempotency_key,
           CASE WHEN row_number() OVER (PARTITION BY application_id) = 1 THEN application.rating_input END AS input
    FROM claimed JOIN application ON application.id = application_id`);
  const tasks = rowsOf<Task<Input>>(result);
  // All of an application's companies rate the same answers, so only one task contains them.
  const inputs = new Map(tasks.flatMap(({ application_id, input }) => (input ? [[application_id, input]] : [])));
  return tasks.map((task) => ({ ...task, input: inputs.get(task.application_id) ?? task.input }));
}

/** Extends the leases. Returns the tasks that still belong to the worker. */
export async function renewTasks(db: Database, worker: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const result = await db.execute(sql`
    UPDATE rating SET lease_until = now() + ${leaseLength} * interval '1 millisecond' WHERE id IN ${heldOf(worker, ids)} RETURNING id`);
  return new Set(rowsOf<{ id: string }>(result).map(({ id }) => id));
}

/** A carrier's answer to a task of this worker. */
export interface AnsweredTask {
  readonly id: string;
  readonly attempt: number;
  readonly result: RatingResult;
}

/** Writes the carriers' answers and announces them, of tasks that still belong to this worker and attempt. */
export async function finishTasks(db: Database, worker: string, answered: readonly AnsweredTask[]): Promise<void> {
  await db.execute(sql`
    WITH done AS (
      UPDATE rating SET status = answer.result->>'outcome', result = answer.result, finished_at = now(), lease_until = NULL
      FROM jsonb_to_recordset(${JSON.stringify(answered)}::jsonb) AS answer (id text, attempt integer, result jsonb)
      WHERE rating.id IN ${heldOf(worker, answered.map(({ id }) => id))} AND rating.id = answer.id AND rating.attempt = answer.attempt
      RETURNING application_id
    )
    SELECT pg_notify(${doneChannel}, application_id) FROM (SELECT DISTINCT application_id FROM done) AS told`);
}

/** Returns the worker's tasks, for another worker or for later. */
export async function handBack(db: Database, worker: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`UPDATE rating SET status = 'waiting', worker = NULL WHERE id IN ${heldOf(worker, ids)}`);
}

/** Returns the tasks of an earlier process, when there can be no other. */
export async function handBackAll(db: Database): Promise<void> {
  await db.execute(sql`UPDATE rating SET status = 'waiting', worker = NULL WHERE status = 'running'`);
}
