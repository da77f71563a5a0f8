import { sql } from "drizzle-orm";
import type { Database } from "../database/connection";
import type { PaymentState } from "../database/paymentState";
import { rowsOf } from "../database/rowsOf";
import type { JobKind } from "../database/tables/job";

const kindsOfJobs = ["mail", "payment", "webhook"] as const satisfies readonly JobKind[];

/** The states that a payment may be in, in the order in which it may reach them. */
export const paymentStates = ["requested", "awaiting", "stopping", "paid", "bound", "returning", "returned", "unpaid", "unknown"] as const satisfies readonly PaymentState["state"][];

/** The states in which a payment stays. The others are listed for the database, because only what is listed is found by an index. */
const paymentEnds = ["bound", "returned", "unpaid"] as const satisfies readonly PaymentState["state"][];

/** Work that isn't over. Ratings have rows of their own, and are never given up. */
const work = [...kindsOfJobs.flatMap((kind) => [{ kind, state: "waiting" }, { kind, state: "dead" }]), { kind: "rating", state: "waiting" }];

interface JobFigure {
  readonly kind: string;
  readonly state: string;
  readonly count: number;
  /** The oldest one's age in seconds. */
  readonly age: number;
}

export interface Figures {
  readonly jobs: readonly JobFigure[];
  readonly payments: ReadonlyMap<string, number>;
}

interface Row {
  readonly of: "job" | "payment";
  readonly kind: string;
  readonly state: string;
  readonly count: number;
  readonly age: number;
}

/** Counts what isn't over, in one statement that reads only indexes of open work. */
export async function readFigures(db: Database): Promise<Figures> {
  const figures = (since: string) => sql`count(*)::integer AS count, coalesce(greatest(extract(epoch FROM now() - min(${sql.raw(since)})), 0), 0)::float8 AS age`;
  const open = paymentStates.filter((state) => !(paymentEnds as readonly string[]).includes(state));
  const result = await db.execute(sql`
    SELECT 'job' AS of, kind, state, ${figures("created_at")} FROM job WHERE state = 'waiting' GROUP BY kind, state
    UNION ALL SELECT 'job', kind, state, ${figures("created_at")} FROM job WHERE state = 'dead' GROUP BY kind, state
    UNION ALL SELECT 'job', 'rating', 'waiting', ${figures("created_at")} FROM rating WHERE status IN ('waiting', 'running')
    UNION ALL SELECT 'payment', '', state->>'state', count(*)::integer, 0 FROM payment
      WHERE state->>'state' IN ${open} OR (state->>'state' IN ${paymentEnds} AND updated_at > now() - interval '1 day') GROUP BY state->>'state'`);
  const rows = rowsOf<Row>(result);
  return {
    jobs: work.map(({ kind, state }) => {
      const found = rows.find((row) => row.of === "job" && row.kind === kind && row.state === state);
      return { kind, state, count: found?.count ?? 0, age: found?.age ?? 0 };
    }),
    payments: new Map(rows.flatMap((row) => (row.of === "payment" ? [[row.state, row.count] as const] : []))),
  };
}
