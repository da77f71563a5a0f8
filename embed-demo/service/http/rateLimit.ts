import { eq, sql } from "drizzle-orm";
import type { Database } from "../database/connection";
import { rowsOf } from "../database/rowsOf";
import { rateBucket } from "../database/tables/rateBucket";
import { sha256 } from "./sessions";

/** The most refused callers remembered in the process. */
const mostRemembered = 10_000;

/** The size of a full bucket, and the seconds that an empty one takes to fill. */
export interface Allowance {
  readonly most: number;
  readonly seconds: number;
}

/** An allowance per minute. */
export const perMinute = (most: number): Allowance => ({ most, seconds: 60 });

/**
 * One bucket per caller, shared by all processes. It refills evenly, so a burst may spend all of it at once. The database's clock
 * counts; if it is set back, the next request is allowed and the bucket refills from there: an empty one would otherwise lock its caller
 * out until the clock is where it was. The process remembers a refusal by a monotonic clock, so that a flood doesn't reach the database.
 * Callers are stored as a hash, because an address is personal.
 */
export function createRateLimit(db: Database, { most, seconds }: Allowance) {
  /** Seconds after which an empty bucket has room for one request. */
  const refill = Math.ceil(seconds / most);
  const refusedUntil = new Map<string, number>();

  return {
    /**
     * Seconds until the caller may try again, or null if it may proceed. Within a transaction that fails, the request is given
     * back. Rejects when the database can't be reached.
     */
    async take(caller: string, within = db): Promise<number | null> {
      const bucket = sha256(caller);
      const now = performance.now();
      const wait = (refusedUntil.get(bucket) ?? 0) - now;
      if (wait > 0) return Math.ceil(wait / 1_000);
      if (await takeFrom(within, bucket, 1)) return null;
      if (refusedUntil.size >= mostRemembered) forget(now);
      const room = await roomIn(within, bucket);
      refusedUntil.set(bucket, now + room * 1_000);
      return room;
    },
    /** Takes several requests at once, or none of them if there aren't as many. False if it took none. */
    takeAll: (caller: string, requests: number): Promise<boolean> => takeFrom(db, sha256(caller), requests),
  };

  /** One statement: if it can't update the row, the bucket has too few. */
  async function takeFrom(within: Database, bucket: string, requests: number): Promise<boolean> {
    const passed = sql`extract(epoch FROM clock_timestamp() - bucket.at)`;
    const refilled = sql`CASE WHEN ${passed} < -1 THEN greatest(bucket.requests, ${requests}::integer) ELSE least(${most}::float8, bucket.requests + greatest(0, ${passed}) * ${most}::float8 / ${seconds}::float8) END`;
    const fullAt = sql`clock_timestamp() + ${seconds}::float8 * interval '1 second'`;
    const result = await within.execute(sql`
      INSERT INTO ${rateBucket} AS bucket (caller, requests, at, full_at) VALUES (${bucket}, ${most - requests}, clock_timestamp(), ${fullAt})
      ON CONFLICT (caller) DO UPDATE SET requests = ${refilled} - ${requests}::integer, at = clock_timestamp(), full_at = ${fullAt}
      WHERE ${refilled} >= ${requests}::integer
      RETURNING caller`);
    return rowsOf(result).length > 0;
  }

  /** Seconds until the bucket has room for a request: of a limit a day, the time since its last one may be hours. */
  async function roomIn(within: Database, bucket: string): Promise<number> {
    const passed = sql`greatest(0, extract(epoch FROM clock_timestamp() - ${rateBucket.at}))`;
    const left = sql`ceil((1 - ${rateBucket.requests}) * ${seconds}::float8 / ${most}::float8 - ${passed})`;
    const [found] = await within.select({ left: sql<number>`${left}::integer` }).from(rateBucket).where(eq(rateBucket.caller, bucket));
    return Math.min(refill, Math.max(1, found?.left ?? refill));
  }

  function forget(now: number): void {
    for (const [bucket, until] of refusedUntil) if (until <= now || refusedUntil.size > mostRemembered) refusedUntil.delete(bucket);
  }
}

export type RateLimit = ReturnType<typeof createRateLimit>;

/** Counts requests. `take` returns the seconds until the caller may try again, or null if it may proceed. */
export type Limiter = Pick<RateLimit, "take">;
