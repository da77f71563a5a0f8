import { index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { Quote } from "../../../../src/api/contract/quote";
import { application } from "./application";
import { instant, now } from "./columns";

/** A price as stored: the parts of a quote that only the carrier knows. */
export type PricedResult = Pick<Quote, "premium" | "coverages" | "carrierSpecificQuoteId" | "isBindable" | "isRecommended" | "messages"> & { termMonths: Quote["term"] };

/** A carrier's answer. Anything but a price has a message at most. */
export type RatingResult =
  | { outcome: "priced"; quote: PricedResult }
  | { outcome: "declined" | "timed_out" | "failed"; message: string };

export type RatingStatus = "waiting" | "running" | "priced" | "declined" | "timed_out" | "failed";

/** One row per carrier and application: the task, and then its quote. */
export const rating = pgTable(
  "rating",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id").notNull().references(() => application.id, { onDelete: "cascade" }),
    run: integer("run").notNull(),
    carrierId: text("carrier_id").notNull(),
    status: text("status").$type<RatingStatus>().notNull().default("waiting"),
    worker: text("worker"),
    attempt: integer("attempt").notNull().default(0),
    leaseUntil: instant("lease_until"),
    /** The time when the carrier was first asked. A resumed task waits only for the rest of the carrier's time. */
    askedAt: instant("asked_at"),
    /** The trace of the submission, as in a `traceparent` header: any process continues it. Null if nothing is traced. */
    traceparent: text("traceparent"),
    result: jsonb("result").$type<RatingResult>(),
    createdAt: now("created_at"),
    finishedAt: instant("finished_at"),
  },
  (table) => [
    unique("rating_once").on(table.applicationId, table.run, table.carrierId),
    index("rating_open").on(table.status, table.createdAt),
  ],
);
