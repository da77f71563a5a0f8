import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { HandOffLead, HandOffProduct } from "../../../../src/api/contract/handOffTokens";
import { instant, now } from "./columns";
import { session } from "./session";

/** The key pairs of hand-off tokens, the same for every process on the database. The newest one that isn't retired signs. */
export const signingKey = pgTable("signing_key", {
  /** Identifies the key in a token's header. */
  kid: text("kid").primaryKey(),
  publicJwk: jsonb("public_jwk").$type<Record<string, string>>().notNull(),
  /** The unencrypted private key of an earlier version. Its processes sign with it during an upgrade. */
  privateJwk: jsonb("private_jwk").$type<Record<string, string>>(),
  /** The private key, encrypted (`vault.ts`); null in a row of an earlier version. */
  sealedJwk: text("sealed_jwk"),
  createdAt: now("created_at"),
  /** The time since which it signs nothing. Its public key stays until the last token that it signed has expired. */
  retiredAt: instant("retired_at"),
});

/** The content of a hand-off token. It works once: the first redemption sets `usedAt`. */
export const handOff = pgTable(
  "hand_off",
  {
    /** The token's jti. */
    id: text("id").primaryKey(),
    sessionId: text("session_id").notNull().references(() => session.id, { onDelete: "cascade" }),
    partnerId: text("partner_id").notNull(),
    ref: text("ref").notNull().unique(),
    productType: text("product_type").$type<HandOffProduct>().notNull(),
    customerId: text("customer_id").notNull(),
    leadPartner: text("lead_partner"),
    lead: jsonb("lead").$type<HandOffLead>().notNull(),
    createdAt: now("created_at"),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    index("hand_off_session").on(table.sessionId),
    index("hand_off_customer").on(table.customerId),
    index("hand_off_lead").on(sql`(${table.lead}->>'leadId')`),
    index("hand_off_age").on(table.createdAt, table.id),
  ],
);
