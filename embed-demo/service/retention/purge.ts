import { setTimeout as pause } from "node:timers/promises";
import { and, getTableName, not, sql, type SQL } from "drizzle-orm";
import type { Logger } from "pino";
import type { Connection, Database } from "../database/connection";
import { describeError } from "../database/describeError";
import { before } from "../database/periods";
import { rowsOf } from "../database/rowsOf";
import { firstBatch, pauseAfter, rowsAfter } from "./pace";
import { rulesOf, type Rule } from "./rules";

/** An arbitrary number, the same in every process, so that only one of them deletes at a time. */
export const purgeLock = 7_304_116;

/** The last row of a batch, after which the next one starts. */
type Place = readonly [since: string, key: string];
export const beginning: Place = ["-infinity", ""];

interface Batch {
  gone: number;
  /** Null after the last one. */
  next: Place | null;
}

/**
 * Deletes rows whose period is over, batch by batch, with pauses in which the database belongs to visitors, and logs the counts. Rules
 * are independent: the log names one that fails, the others continue, and the next hour tries it again. Ends if another process is
 * deleting. After the signal each rule has one batch at most.
 */
export async function purge(connection: Connection, log: Logger, signal: AbortSignal): Promise<void> {
  const purged: Record<string, number> = {};
  for (const rule of rulesOf(connection.db)) {
    let rows = firstBatch;
    const removeFrom = (place: Place) => connection.transaction((db) => remove(db, rule, place, rows));
    try {
      let place: Place | null = beginning;
      do {
        const started = performance.now();
        const batch: Batch | null = await removeFrom(place);
        const took = performance.now() - started;
        if (!batch) {
          log.info({ purged }, "purge left to another process");
          return;
        }
        purged[rule.name] = (purged[rule.name] ?? 0) + batch.gone;
        place = batch.next;
        if (place) await pause(pauseAfter(took), undefined, { signal }).catch(() => {});
        rows = rowsAfter(rows, took);
      } while (place && !signal.aborted);
    } catch (error) {
      log.warn({ rule: rule.name, error: describeError(error) }, "purge failed");
    }
  }
  log.info({ purged }, "purged");
}

/** Null if another process is deleting. A locked row is in use, and is left for the next hour. */
async function remove(db: Database, rule: Rule, place: Place, rows: number): Promise<Batch | null> {
  const [lock] = rowsOf<{ mine: boolean }>(await db.execute(sql`SELECT pg_try_advisory_xact_lock(${purgeLock}) AS mine`));
  if (!lock?.mine) return null;
  // Shorter than PostgreSQL's deadlock timeout, so that the purge gives way and never the visitor's request.
  await db.execute(sql`SET LOCAL lock_timeout = '500ms'`);
  const [row] = rowsOf<{ gone: number; seen: number; since: string | null; key: string | null }>(await db.execute(batchOf(rule, place, rows)));
  if (!row) throw new Error("The batch told nothing");
  const { gone, seen, since, key } = row;
  return { gone, next: seen === rows && since !== null && key !== null ? [since, key] : null };
}

/** One statement: looks at the next rows whose period is over, and deletes those that nothing retains. */
export function batchOf({ table, key, since, kept, only, unless }: Rule, [afterSince, afterKey]: Place, rows = firstBatch): SQL {
  const isOver = sql`${since} < ${before(kept)}`;
  return sql`
    WITH seen AS MATERIALIZED (
      SELECT ${key} AS key, ${since} AS since FROM ${table}
      WHERE ${and(only, isOver, sql`(${since}, ${key}) > (${afterSince}::timestamptz, ${afterKey})`)}
      ORDER BY ${since}, ${key} LIMIT ${rows}
    ), over AS (
      SELECT ${key} AS key FROM ${table} JOIN seen ON seen.key = ${key} WHERE ${and(only, isOver, unless && not(unless))}
      FOR UPDATE OF ${sql.identifier(getTableName(table))} SKIP LOCKED
    ), gone AS (
      DELETE FROM ${table} USING over WHERE ${key} = over.key RETURNING 1
    )
    SELECT
      (SELECT count(*)::int FROM gone) AS gone, (SELECT count(*)::int FROM seen) AS seen,
      (SELECT since::text FROM seen ORDER BY since DESC, key DESC LIMIT 1) AS since, (SELECT key FROM seen ORDER BY since DESC, key DESC LIMIT 1) AS key`;
}
