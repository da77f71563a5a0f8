import { sql } from "drizzle-orm";
import type { Database } from "../database/connection";
import { rateBucket } from "../database/schema";
import { sha256 } from "./sessions";

/** Callers whose refusal is remembered here, at most. */
const mostRemembered = 10_000;

/**
 * A bucket a caller, shared by all processes: `perMinute` requests, refilled evenly, so a burst may spend a minute's worth at
 * once. Time is the database's; where its clock steps back the bucket neither fills nor locks its caller out. A refusal is
 * remembered in the process, by a clock that never steps, so that a flood doesn't reach the database. Callers are kept as a
 * hash: an address is personal.
 */
export function createRateLimit(db: Database, perMinute: number) {
  /** Seconds after which an empty bucket holds one request. */
  const refill = Math.ceil(60 / perMinute);
  const refusedUntil = new Map<string, number>();

  return {
    /** Seconds until the caller may try again, or null when it may go on. Rejects when the database is out of reach. */
    async take(caller: string): Promise<number | null> {
      const bucket = sha256(caller);
      const now = performance.now();
      const wait = (refusedUntil.get(bucket) ?? 0) - now;
      if (wait > 0) return Math.ceil(wait / 1_000);
      if (await takeFrom(bucket)) return null;
      if (refusedUntil.size >= mostRemembered) forget(now);
      refusedUntil.set(bucket, now + refill * 1_000);
      return refill;
    },
    /** Puts back what a request took that turned out not to count. */
    async giveBack(caller: string): Promise<void> {
      await db.execute(sql`UPDATE ${rateBucket} SET requests = least(requests + 1, ${perMinute}) WHERE caller = ${sha256(caller)}`);
    },
  };

  /** One statement: a row that it can't update is a bucket that is empty. */
  async function takeFrom(bucket: string): Promise<boolean> {
    const refilled = sql`least(${perMinute}::float8, bucket.requests + greatest(0, extract(epoch FROM clock_timestamp() - bucket.at)) * ${perMinute}::float8 / 60)`;
    const result = await db.execute(sql`
      INSERT INTO ${rateBucket} AS bucket (caller, requests, at) VALUES (${bucket}, ${perMinute - 1}, clock_timestamp())
      ON CONFLICT (caller) DO UPDATE SET requests = ${refilled} - 1, at = clock_timestamp() WHERE ${refilled} >= 1
      RETURNING caller`);
    return (result as { rows: unknown[] }).rows.length > 0;
  }

  function forget(now: number): void {
    for (const [bucket, until] of refusedUntil) if (until <= now || refusedUntil.size > mostRemembered) refusedUntil.delete(bucket);
  }
}

export type RateLimit = ReturnType<typeof createRateLimit>;
