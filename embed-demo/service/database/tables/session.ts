import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { now } from "./columns";

/** A visitor's run with one partner. Only the token's hash is kept. What it has made outlives it, and is nobody's to open then. */
export const session = pgTable(
  "session",
  {
    id: text("id").primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    partnerId: text("partner_id").notNull(),
    /** Rises each time that the visit is taken to another device, or back. */
    device: integer("device").notNull().default(0),
    createdAt: now("created_at"),
    /** To the minute. */
    lastUsedAt: now("last_used_at"),
  },
  (table) => [index("session_age").on(table.lastUsedAt, table.id)],
);

export const ofSession = () => text("session_id").references(() => session.id, { onDelete: "set null" });
/** The session that made it, also when that is over: what belongs to one visit is found, and erased, together. */
export const madeIn = () => text("session_id");
