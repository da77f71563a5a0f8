import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { now } from "./columns";
import { rating, type RatingResult } from "./rating";

/** The answer of a company that calls back, until the task that waits for it takes it over. It goes with the task's row. */
export const carrierAnswer = pgTable(
  "carrier_answer",
  {
    /** The key under which the company was asked. */
    idempotencyKey: text("idempotency_key").primaryKey(),
    ratingId: text("rating_id").notNull().references(() => rating.id, { onDelete: "cascade" }),
    answer: jsonb("answer").$type<RatingResult>().notNull(),
    createdAt: now("created_at"),
  },
  (table) => [index("carrier_answer_rating").on(table.ratingId)],
);
