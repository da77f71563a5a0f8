import { sql } from "drizzle-orm";
import type { CarrierHealth } from "../carriers/guardedCarrier";
import type { Database } from "../database/connection";
import { rowsOf } from "../database/rowsOf";
import { carriers } from "../reference/carriers";

interface Answers {
  readonly carrierId: string;
  readonly priced: number;
  readonly declined: number;
  readonly timedOut: number;
  readonly failed: number;
  /** Asked, or to be asked, without an answer yet. */
  readonly open: number;
  /** Milliseconds within which half of the answers came, and 95 percent of them; null without any. */
  readonly halfMs: number | null;
  readonly mostMs: number | null;
}

/**
 * Each company's answers to the applications submitted within so many days, and how it does in this process since its start: null if
 * this process hasn't asked it. Answers go with their application, so that later days have fewer. Reads only these days' rows.
 */
export async function readCompanies(db: Database, days: number, health: ReadonlyMap<string, CarrierHealth>) {
  const rows = rowsOf<Answers>(
    await db.execute(sql`SELECT carrier_id AS "carrierId", count(*) FILTER (WHERE status = 'priced')::int AS priced,
        count(*) FILTER (WHERE status = 'declined')::int AS declined, count(*) FILTER (WHERE status = 'timed_out')::int AS "timedOut",
        count(*) FILTER (WHERE status = 'failed')::int AS failed, count(*) FILTER (WHERE status IN ('waiting', 'running'))::int AS open,
        (percentile_cont(0.5) WITHIN GROUP (ORDER BY took))::float8 AS "halfMs", (percentile_cont(0.95) WITHIN GROUP (ORDER BY took))::float8 AS "mostMs"
      FROM (SELECT carrier_id, status, CASE WHEN status IN ('priced', 'declined') THEN extract(epoch FROM finished_at - asked_at) * 1000 END AS took
        FROM rating WHERE status IN ('waiting', 'running', 'priced', 'declined', 'timed_out', 'failed') AND created_at >= now() - ${days} * interval '1 day') task
      GROUP BY carrier_id`),
  );
  const told = new Map(rows.map((row) => [row.carrierId, row]));
  const names = new Map(carriers().map(({ id, name }) => [id, name]));
  const none = { priced: 0, declined: 0, timedOut: 0, failed: 0, open: 0, halfMs: null, mostMs: null };
  return [...new Set([...told.keys(), ...health.keys()])]
    .map((carrierId) => ({ ...none, ...told.get(carrierId), carrierId, name: names.get(carrierId) ?? carrierId, health: health.get(carrierId) ?? null }))
    .sort((a, b) => (a.mostMs ?? Infinity) - (b.mostMs ?? Infinity) || a.name.localeCompare(b.name));
}
