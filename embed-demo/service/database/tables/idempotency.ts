import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { now } from "./columns";
import { session } from "./session";

/** Answers to calls with an Idempotency-Key, kept for a day. A session token in an answer is sealed with the key itself. */
export const idempotency = pgTable(
  "idempotency",
  {
    partnerId: text("partner_id").notNull(),
    keyHash: text("key_hash").notNull(),
    requestHash: text("request_hash").notNull(),
    answer: text("answer"),
    /** The session that the answer belongs to, even if the call started it: the answer is deleted with the session or its lead. */
    sessionId: text("session_id").references(() => session.id, { onDelete: "cascade" }),
    createdAt: now("created_at"),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.keyHash] }),
    index("idempotency_age").on(table.createdAt, table.keyHash),
    index("idempotency_session").on(table.sessionId),
  ],
);
