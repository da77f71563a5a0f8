import { doublePrecision, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant, now } from "./columns";

/** The remaining allowance of each caller, counted by `http/rateLimit.ts`. Unlogged, because losing it in a crash costs nothing. */
export const rateBucket = pgTable(
  "rate_bucket",
  {
    /** A hash of what is counted and for which caller. */
    caller: text("caller").primaryKey(),
    requests: doublePrecision("requests").notNull(),
    /** The time of the last count. */
    at: instant("at").notNull(),
    /** The time by which it is full again, after which the row has no meaning. */
    fullAt: now("full_at"),
  },
  (table) => [index("rate_bucket_full").on(table.fullAt, table.caller)],
);
