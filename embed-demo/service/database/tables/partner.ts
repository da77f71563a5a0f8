import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { InsuranceLine } from "../../../../src/business/lines";
import type { PartnerFlag } from "../../../../src/business/partnerFlags";
import { instant, now } from "./columns";

/** `suspended`: none of its keys works. Its leads stay, and so do their events. */
export type PartnerState = "active" | "suspended";

/** An address of a partner's own system. */
export interface WebhookAddress {
  readonly url: string;
  /** Signs each call: `whsec_` and 24 to 64 random bytes in base64. */
  readonly secret: string;
}

/** An address as it is stored: with its secret encrypted (`vault.ts`), or as it is in a row of an earlier version. */
export type StoredAddress = { readonly url: string; readonly sealed: string } | WebhookAddress;

/** A partner whose pages may call. Its content decides everything that only pages need. */
export const partner = pgTable("partner", {
  id: text("id").primaryKey(),
  state: text("state").$type<PartnerState>().notNull().default("active"),
  /** The config of its published content; null without content, which makes it speak as the default partner. */
  config: jsonb("config").$type<object>(),
  /** The pages that may call with its keys: scheme, host and port. */
  origins: jsonb("origins").$type<readonly string[]>().notNull().default([]),
  /** The lines that it offers; null for all that its content shows. */
  lines: jsonb("lines").$type<readonly InsuranceLine[]>(),
  /** Flags switched by the operator; they override its config's. */
  flags: jsonb("flags").$type<Readonly<Partial<Record<PartnerFlag, boolean>>>>().notNull().default({}),
  /** The operator's addresses for events of its leads. */
  webhooks: jsonb("webhooks").$type<readonly StoredAddress[]>().notNull().default([]),
  /** Further addresses, which a service was started with. The next start with a list replaces them. */
  listedWebhooks: jsonb("listed_webhooks").$type<readonly StoredAddress[]>().notNull().default([]),
  createdAt: now("created_at"),
});

/** A publishable key: it identifies the partner in a page's source. Rows stay, so that a key never returns. */
export const partnerKey = pgTable(
  "partner_key",
  {
    key: text("key").primaryKey(),
    partnerId: text("partner_id").notNull().references(() => partner.id),
    createdAt: now("created_at"),
    /** The end of a rotated key's overlap; null without an end. */
    expiresAt: instant("expires_at"),
    revokedAt: instant("revoked_at"),
  },
  (table) => [index("partner_key_partner").on(table.partnerId)],
);
