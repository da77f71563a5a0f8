import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, now } from "./columns";
import { session } from "./session";

/** A link that continues a visit. The row stores only the secret's hash, and the secret itself decrypts the sealed content. */
export const resumeLink = pgTable(
  "resume_link",
  {
    secretHash: text("secret_hash").primaryKey(),
    sessionId: text("session_id").notNull().references(() => session.id, { onDelete: "cascade" }),
    partnerId: text("partner_id").notNull(),
    visit: text("visit").notNull(),
    createdAt: now("created_at"),
    usedAt: instant("used_at"),
    /** The opening that used the link up, and the device that it made; a repeat of it gets the same. */
    redemptionId: text("redemption_id"),
    device: integer("device"),
  },
  (table) => [index("resume_link_session").on(table.sessionId), index("resume_link_age").on(table.createdAt, table.secretHash)],
);

/** A link that erases the person of an e-mail address. As above, the database can't read the address. */
export const erasureLink = pgTable(
  "erasure_link",
  {
    secretHash: text("secret_hash").primaryKey(),
    partnerId: text("partner_id").notNull(),
    address: text("address").notNull(),
    createdAt: now("created_at"),
  },
  (table) => [index("erasure_link_age").on(table.createdAt, table.secretHash)],
);
