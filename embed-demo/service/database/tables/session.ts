import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { sessionHours } from "../../../../src/business/limits";
import { now } from "./columns";

/** A visitor's visit with one partner. Only the token's hash is stored. Data created in it outlives it, but can't be accessed then. */
export const session = pgTable(
  "session",
  {
    id: text("id").primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    partnerId: text("partner_id").notNull(),
    /** Increases each time that the visit moves to another device, or back. */
    device: integer("device").notNull().default(0),
    /** For as long after its last use it grants access: the partner's `sessionHours` when it began. */
    hours: integer("hours").notNull().default(sessionHours.usual),
    createdAt: now("created_at"),
    /** To the minute. */
    lastUsedAt: now("last_used_at"),
  },
  (table) => [index("session_age").on(table.lastUsedAt, table.id)],
);

/** A session last used after this time grants access, and a link made after it continues the visit. */
export const sessionOpenSince = sql`now() - ${session.hours} * interval '1 hour'`;

export const ofSession = () => text("session_id").references(() => session.id, { onDelete: "set null" });
/** The session that created the row, kept after it ends, so that everything from one visit can be found and erased together. */
export const madeIn = () => text("session_id");
