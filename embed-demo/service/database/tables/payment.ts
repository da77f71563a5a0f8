import { sql, type SQLWrapper } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { PaymentPlanId } from "../../../../src/business/paymentPlans";
import type { PaymentState } from "../paymentState";
import { instant, now } from "./columns";
import { ofSession } from "./session";

const isOpen = (state: SQLWrapper) => sql`${state}->>'state' NOT IN ('bound', 'returned', 'unpaid')`;

/** A payment of an application. As a record of money it names its application without a foreign key, and outlives it. */
export const payment = pgTable(
  "payment",
  {
    /** The transaction's id. */
    id: text("id").primaryKey(),
    sessionId: ofSession(),
    partnerId: text("partner_id").notNull(),
    applicationId: text("application_id").notNull(),
    leadId: text("lead_id").notNull(),
    quoteId: text("quote_id").notNull(),
    carrierId: text("carrier_id").notNull(),
    planId: text("plan_id").$type<PaymentPlanId>().notNull(),
    premiumCents: integer("premium_cents").notNull(),
    /** In the order of their due dates; the first is the amount of this payment. */
    installments: jsonb("installments").$type<{ dueDate: string; cents: number }[]>().notNull(),
    /** Made next to another payment of its lead, before a lead could buy only once. */
    isSecond: boolean("is_second").notNull().default(false),
    successUrl: text("success_url").notNull(),
    failureUrl: text("failure_url").notNull(),
    state: jsonb("state").$type<PaymentState>().notNull(),
    /** Increases with each change of state, so that an answer to a request made in an earlier state is ignored. */
    version: integer("version").notNull().default(0),
    // Release 1.0 keeps the next look here, and may run beside this one during an upgrade (`earlierPayments.ts`).
    dueAt: instant("due_at"),
    askedAt: instant("asked_at"),
    claim: text("claim"),
    tries: integer("tries").notNull().default(0),
    createdAt: now("created_at"),
    updatedAt: now("updated_at"),
  },
  (table) => [
    uniqueIndex("payment_once").on(table.applicationId).where(sql`${table.state}->>'state' NOT IN ('unpaid', 'returned')`),
    uniqueIndex("payment_once_a_lead").on(table.leadId).where(sql`${table.state}->>'state' NOT IN ('unpaid', 'returned') AND NOT ${table.isSecond}`),
    index("payment_of").on(table.applicationId, table.createdAt),
    index("payment_lead").on(table.leadId),
    index("payment_state").on(sql`(${table.state}->>'state')`, table.updatedAt),
    index("payment_due").on(table.dueAt),
    index("payment_open").on(table.updatedAt).where(isOpen(table.state)),
    index("payment_session").on(table.sessionId),
    index("payment_age").on(table.updatedAt, table.id),
    index("payment_unpaid_age").on(table.updatedAt, table.id).where(sql`${table.state}->>'state' = 'unpaid'`),
  ],
);

/** True for a payment that may still change. */
export const isPaymentOpen = isOpen(payment.state);

export type StoredPayment = typeof payment.$inferSelect;
