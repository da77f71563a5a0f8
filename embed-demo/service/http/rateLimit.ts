import { sql } from "drizzle-orm";
import type { Database } from "../database/connection";
import { rateBucket } from "../database/tables/rateBucket";
import { sha256 } from "./sessions";

/** Callers whose refusal is remembered here, at most. */
const mostRemembered = 10_000;

/** How much a full bucket holds, and how many seconds an empty one takes to fill. */
export interface Allowance {
  readonly most: number;
  readonly seconds: number;
}

/** So many a minute. */
export const perMinute = (most: number): Allowance => ({ most, seconds: 60 });

/**
 * A bucket a caller, shared by all processes. It is refilled evenly, so a burst may spend all of it at once. Time is the database's; where its clock steps back the bucket neither fills nor locks its caller out. A refusal is
 * remembered in the process, by a clock that never steps, so that a flood doesn't reach the database. Callers are kept as a
 * hash: an address is personal.
 */
export function createRateLimit(db: Database, { most, seconds }: Allowance) {
  /** Seconds after which an empty bucket holds one request. */
  const refill = Math.ceil(seconds / most);
  const refusedUntil = new Map<string, number>();

  return {
    /**
     * Seconds until the caller may try again, or null when it may go on. Taken within a transaction it is given back where that
     * one fails. Rejects when the database is out of reach.
     */
    async take(caller: string, within = db): Promise<number | null> {
      const bucket = sha256(caller);
      const now = performance.now();
      const wait = (refusedUntil.get(bucket) ?? 0) - now;
      if (wait > 0) return Math.ceil(wait / 1_000);
      if (await takeFrom(within, bucket)) return null;
      if (refusedUntil.size >= mostRemembered) forget(now);
      refusedUntil.set(bucket, now + refill * 1_000);
      return refill;
    },
  };

  /** One statement: a row that it can't update is a bucket that is empty. */
  async function takeFrom(within: Database, bucket: string): Promise<boolean> {
    const refilled = sql`least(${most}::float8, bucket.requests + greatest(0, extract(epoch FROM clock_timestamp() - bucket.at)) * ${most}::float8 / ${seconds}::float8)`;
    const fullAt = sql`clock_timestamp() + ${seconds}::float8 * interval '1 second'`;
    const result = await within.execute(sql`
      INSERT INTO ${rateBucket} AS bucket (caller, requests, at, full_at) VALUES (${bucket}, ${most - 1}, clock_timestamp(), ${fullAt})
      ON CONFLICT (caller) DO UPDATE SET requests = ${refilled} - 1, at = clock_timestamp(), full_at = ${fullAt} WHERE ${refilled} >= 1
      RETURNING caller`);
    return (result as { rows: unknown[] }).rows.length > 0;
  }

  function forget(now: number): void {
    for (const [bucket, until] of refusedUntil) if (until <= now || refusedUntil.size > mostRemembered) refusedUntil.delete(bucket);
  }
}

export type RateLimit = ReturnType<typeof createRateLimit>;
