import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { BodyOf } from "../../../../src/api/contract/requests";
import type { ConsentKind, createLead } from "../../../../src/api/contract/leads";
import type { QuoteStatus } from "../../../../src/api/contract/values";
import { instant, now } from "./columns";
import { madeIn } from "./session";

/** The content of a lead's row: the latest value of every member sent. The status isn't included, because the service decides it. */
export type LeadFields = Omit<BodyOf<typeof createLead>, "quoteStatus">;

export const lead = pgTable(
  "lead",
  {
    id: text("id").primaryKey(),
    sessionId: madeIn(),
    /** The partner whose key created it, kept after the session ends. Null for a lead from before it was stored whose session had ended. */
    partnerId: text("partner_id"),
    /** The status decided by the service (`leads/leadStates.ts`), regardless of the fields. */
    status: text("status").$type<QuoteStatus>().notNull().default("CAPTURED"),
    /** The time at which it was given to an advisor. A payment hides that in the status while it takes the lead further. */
    finalizedAt: instant("finalized_at"),
    fields: jsonb("fields").$type<LeadFields>().notNull(),
    revision: integer("revision").notNull().default(0),
    createdAt: now("created_at"),
    updatedAt: now("updated_at"),
    lastActivityAt: now("last_activity_at"),
  },
  (table) => [
    index("lead_session").on(table.sessionId),
    index("lead_email").on(sql`lower(${table.fields}->>'email')`),
    index("lead_application").on(sql`(${table.fields}->>'applicationId')`),
    index("lead_age").on(table.status, table.lastActivityAt, table.id),
  ],
);

export type StoredLead = typeof lead.$inferSelect;

/** Consent receipts, separate from the person's other data: they outlive the lead, which they name without a foreign key. */
export const consent = pgTable(
  "consent",
  {
    id: text("id").primaryKey(),
    leadId: text("lead_id").notNull(),
    partnerId: text("partner_id").notNull(),
    kind: text("kind").$type<ConsentKind>().notNull(),
    given: boolean("given").notNull(),
    text: text("text").notNull(),
    textVersion: text("text_version").notNull(),
    textHash: text("text_hash").notNull(),
    pageUrl: text("page_url").notNull(),
    phone: text("phone"),
    receivedAt: now("received_at"),
  },
  (table) => [index("consent_lead").on(table.leadId), index("consent_age").on(table.receivedAt, table.id)],
);
