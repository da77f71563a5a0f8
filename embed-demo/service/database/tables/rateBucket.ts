import { doublePrecision, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant, now } from "./columns";

/** How much each caller may still do, as `http/rateLimit.ts` counts it. Unlogged: what a crash forgets costs nothing. */
export const rateBucket = pgTable(
  "rate_bucket",
  {
    /** A hash of what is counted and for whom. */
    caller: text("caller").primaryKey(),
    requests: doublePrecision("requests").notNull(),
    /** When it was last counted. */
    at: instant("at").notNull(),
    /** Then at the latest it is full again, and its row says nothing any more. */
    fullAt: now("full_at"),
  },
  (table) => [index("rate_bucket_full").on(table.fullAt, table.caller)],
);
