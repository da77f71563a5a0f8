import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ApplicationParts } from "../parts";
import { now } from "./columns";
import { madeIn } from "./session";

export const application = pgTable(
  "application",
  {
    id: text("id").primaryKey(),
    sessionId: madeIn(),
    applicantId: text("applicant_id").notNull(),
    line: text("line").notNull(),
    parts: jsonb("parts").$type<ApplicationParts>().notNull(),
    revision: integer("revision").notNull().default(0),
    /** 0 until it is submitted. */
    ratingRun: integer("rating_run").notNull().default(0),
    /** The rated answers of the run: later edits reach carriers only with the next submission. */
    ratingInput: jsonb("rating_input").$type<object>(),
    ratingHash: text("rating_hash"),
    selectedQuoteId: text("selected_quote_id"),
    createdAt: now("created_at"),
    updatedAt: now("updated_at"),
  },
  (table) => [index("application_session").on(table.sessionId), index("application_age").on(table.updatedAt, table.id)],
);
