import { sql, type SQL } from "drizzle-orm";
import { quoteStatus } from "../../../src/api/contract/values";
import type { Database } from "../database/connection";
import { rowsOf } from "../database/rowsOf";
import type { DeviceClass } from "../database/tables/analyticsEvent";

/** Days of at most a quarter: each is read event by event. */
export const mostDays = 92;

/** Visits of these days, in Eastern time, with this line, state, partner and device; any where it is undefined. */
export interface FunnelFilter {
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly to: string;
  readonly line?: string | undefined;
  readonly state?: string | undefined;
  readonly partner?: string | undefined;
  readonly device?: DeviceClass | undefined;
}

/**
 * Visits by how far they came. Each stage has those of the one before it that went on; `ended` also has those that went to an
 * advisor from an earlier stage, which `straight` counts by the stage that they left.
 */
export interface Stages {
  readonly visits: number;
  readonly answered: number;
  readonly priced: number;
  readonly chosen: number;
  readonly ended: number;
  /** The visits that ended, by their end: an advisor was asked for, or a policy was bought. */
  readonly advisor: number;
  readonly policy: number;
  /** Straight to the end from the visit, the first answer, and the prices. */
  readonly straight: readonly [visits: number, answered: number, priced: number];
}

/** The subject of a row of `groups`: all visits, or those of one line, state, partner, device or day. */
type By = "all" | "line" | "state" | "partner" | "device" | "day";

export interface Group extends Stages {
  readonly by: By;
  /** The line, state, partner, device or day; null if the visit has none that is known. */
  readonly value: string | null;
}

export interface Leaving {
  readonly line: string | null;
  /** The step, or the path of a page that isn't one; empty for the first page. */
  readonly step: string;
  /** Visits that saw it, and those that saw nothing after it and didn't end. */
  readonly came: number;
  readonly left: number;
}

/** The first moment of a day in Eastern time, or of so many days later. */
const eastern = (day: string, later = 0): SQL => sql`((${day}::date + ${later}::int)::timestamp AT TIME ZONE 'America/New_York')`;

/**
 * Each visit of the days with what it reached. Reads only these days' events and the leads active since, by their indexes by age. A
 * visit's state and its policy are those of its lead: events have neither. Its device is the first that is known. Events and leads are
 * grouped together instead of joined, because the embedded database has no statistics and would join them one by one.
 */
function visits({ from, to, line, state, partner, device }: FunnelFilter): SQL {
  const statuses = sql.join(quoteStatus.options.map((status) => sql`${status}`), sql`, `);
  const is = (column: SQL, value: string | undefined): SQL => (value === undefined ? sql`true` : sql`${column} = ${value}`);
  return sql`seen AS (
      SELECT event->>'sessionId' AS visit, partner_id AS partner, event->>'event' AS name, event->>'line' AS line, event->>'at' AS at,
        jsonb_build_array(event->>'line', coalesce(event->>'step', event->>'path', '')) AS page, (event->>'quotes')::int AS quotes, received_at, device,
        NULL AS state, false AS bound
      FROM analytics_event WHERE received_at >= ${eastern(from)} AND received_at < ${eastern(to, 1)}
      UNION ALL
      SELECT fields->>'sessionId', NULL, 'lead', NULL, NULL, NULL, NULL, NULL, NULL, fields->'propertyAddress'->>'state', status = 'BOUND'
      FROM lead WHERE status IN (${statuses}) AND last_activity_at >= ${eastern(from)}
    ), reached AS (
      SELECT min(partner) AS partner, min(received_at) AS began, max(state) AS state, (array_agg(device ORDER BY at) FILTER (WHERE device IS NOT NULL))[1] AS device,
        (array_agg(line ORDER BY at DESC) FILTER (WHERE line IS NOT NULL))[1] AS line,
        array_agg(DISTINCT page) FILTER (WHERE name = 'page_view') AS pages, (array_agg(page ORDER BY at DESC) FILTER (WHERE name = 'page_view'))[1] AS last,
        bool_or(name = 'step_complete') AS answered, bool_or(name = 'quotes_shown' AND quotes > 0) AS priced,
        bool_or(name = 'quote_select') AS chosen, bool_or(name = 'finalize') AS asked, bool_or(bound) AS policy
      FROM seen GROUP BY visit HAVING bool_or(name <> 'lead')
    ), visit AS MATERIALIZED (
      SELECT partner, line, state, device, to_char(began AT TIME ZONE 'America/New_York', 'YYYY-MM-DD') AS day, pages, last,
        answered, answered AND priced AS priced, answered AND priced AND chosen AS chosen, policy, asked AND NOT policy AS advisor, asked OR policy AS ended
      FROM reached WHERE ${is(sql`partner`, partner)} AND ${is(sql`line`, line)} AND ${is(sql`state`, state)} AND ${is(sql`device`, device)}
    )`;
}

const counts = sql`count(*)::int AS visits, count(*) FILTER (WHERE answered)::int AS answered, count(*) FILTER (WHERE priced)::int AS priced,
  count(*) FILTER (WHERE chosen)::int AS chosen, count(*) FILTER (WHERE ended)::int AS ended,
  count(*) FILTER (WHERE advisor)::int AS advisor, count(*) FILTER (WHERE policy)::int AS policy,
  jsonb_build_array(count(*) FILTER (WHERE ended AND NOT answered), count(*) FILTER (WHERE ended AND answered AND NOT priced),
    count(*) FILTER (WHERE ended AND priced AND NOT chosen)) AS straight`;

/** The funnel's counts: no row is about one person, and none has an id. One statement, so that all counts are of the same visits. */
export async function readFunnel(db: Database, filter: FunnelFilter): Promise<{ groups: Group[]; leaving: Leaving[] }> {
  const by = (name: Exclude<By, "all">): SQL => sql`SELECT ${name} AS by, ${sql.identifier(name)} AS value, ${counts} FROM visit GROUP BY ${sql.identifier(name)}`;
  const result = await db.execute(sql`WITH ${visits(filter)}, counted AS (
      SELECT 'all' AS by, NULL AS value, ${counts} FROM visit UNION ALL ${by("line")} UNION ALL ${by("state")} UNION ALL ${by("partner")} UNION ALL ${by("device")} UNION ALL ${by("day")}
    ), left_at AS (
      SELECT page->>0 AS line, page->>1 AS step, count(*)::int AS came, count(*) FILTER (WHERE page = last AND NOT ended)::int AS "left"
      FROM visit, unnest(pages) AS page GROUP BY page
    )
    SELECT (SELECT jsonb_agg(counted ORDER BY by, value) FROM counted) AS groups,
      (SELECT coalesce(jsonb_agg(left_at ORDER BY "left" DESC, came DESC, line, step), '[]') FROM left_at) AS leaving`);
  return rowsOf<{ groups: Group[]; leaving: Leaving[] }>(result)[0]!;
}
