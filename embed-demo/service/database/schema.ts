import { sql } from "drizzle-orm";
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uniqueIndex } from "drizzle-orm/pg-core";
import type { AnalyticsEvent } from "../../../src/api/contract/events";
import type { ConsentKind } from "../../../src/api/contract/leads";
import type { QuoteStatus } from "../../../src/api/contract/values";
import type { HandOffLead, HandOffProduct } from "../../../src/api/contract/handOffTokens";
import type { EmailMessage } from "./emailMessage";
import type { Policy } from "../../../src/api/contract/policies";
import type { PaymentPlanId } from "../../../src/business/paymentPlans";
import type { PaymentState } from "../payments/machine";
import type { Submitted } from "../payments/submitted";
import type { LeadFields } from "../leads/leadFields";
import type { ApplicationParts } from "./parts";
import type { RatingInput } from "../lines/ratedAnswers";
import type { RatingResult } from "./ratingResult";

/** Tables of the service. Change them by a new migration only: `npx drizzle-kit generate` with this file as schema. */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const now = (name: string) => instant(name).notNull().defaultNow();

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

const ofSession = () => text("session_id").references(() => session.id, { onDelete: "set null" });
/** The session that made it, also when that is over: what belongs to one visit is found, and erased, together. */
const madeIn = () => text("session_id");

export const lead = pgTable(
  "lead",
  {
    id: text("id").primaryKey(),
    sessionId: madeIn(),
    /** The service's own word (`leads/leadStates.ts`), whatever the fields say. */
    status: text("status").$type<QuoteStatus>().notNull().default("CAPTURED"),
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

/** Receipts, apart from the person's other data: they outlive the lead, which they name without referring to it. */
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
    /** What the run is rated on: later edits reach carriers only by the next submission. */
    ratingInput: jsonb("rating_input").$type<RatingInput>(),
    ratingHash: text("rating_hash"),
    selectedQuoteId: text("selected_quote_id"),
    createdAt: now("created_at"),
    updatedAt: now("updated_at"),
  },
  (table) => [index("application_session").on(table.sessionId), index("application_age").on(table.updatedAt, table.id)],
);

/** One row a carrier and application: the task, and then its quote. */
export const rating = pgTable(
  "rating",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id").notNull().references(() => application.id, { onDelete: "cascade" }),
    run: integer("run").notNull(),
    carrierId: text("carrier_id").notNull(),
    status: text("status").$type<RatingStatus>().notNull().default("waiting"),
    worker: text("worker"),
    attempt: integer("attempt").notNull().default(0),
    leaseUntil: instant("lease_until"),
    /** When the carrier was first asked. A resumed task waits only for what is left of the carrier's time. */
    askedAt: instant("asked_at"),
    result: jsonb("result").$type<RatingResult>(),
    createdAt: now("created_at"),
    finishedAt: instant("finished_at"),
  },
  (table) => [
    unique("rating_once").on(table.applicationId, table.run, table.carrierId),
    index("rating_open").on(table.status, table.createdAt),
  ],
);

export type RatingStatus = "waiting" | "running" | "priced" | "declined" | "timed_out" | "failed";

/** Answers of calls with an Idempotency-Key, kept for a day. A session token in an answer is sealed with the key itself. */
export const idempotency = pgTable(
  "idempotency",
  {
    partnerId: text("partner_id").notNull(),
    keyHash: text("key_hash").notNull(),
    requestHash: text("request_hash").notNull(),
    answer: text("answer"),
    /** Whose answer it is, the session that the call began included: it goes when the session or its lead goes. */
    sessionId: text("session_id").references(() => session.id, { onDelete: "cascade" }),
    createdAt: now("created_at"),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.keyHash] }),
    index("idempotency_age").on(table.createdAt, table.keyHash),
    index("idempotency_session").on(table.sessionId),
  ],
);

export const analyticsEvent = pgTable(
  "analytics_event",
  {
    id: text("id").primaryKey(),
    partnerId: text("partner_id").notNull(),
    event: jsonb("event").$type<AnalyticsEvent>().notNull(),
    receivedAt: now("received_at"),
  },
  (table) => [
    index("analytics_event_age").on(table.receivedAt, table.id),
    index("analytics_event_session").on(sql`(${table.event}->>'sessionId')`),
    index("analytics_event_visitor").on(sql`(${table.event}->>'visitorId')`),
  ],
);

/** How much each caller may still do, as `http/rateLimit.ts` counts it. Unlogged: what a crash forgets costs nothing. */
export const rateBucket = pgTable(
  "rate_bucket",
  {
    /** A hash of what is counted and for whom. */
    caller: text("caller").primaryKey(),
    requests: doublePrecision("requests").notNull(),
    /** When it was last counted. */
    at: instant("at").notNull(),
    /** Then at the latest it is full again, and its row says nothing any more. */
    fullAt: now("full_at"),
  },
  (table) => [index("rate_bucket_full").on(table.fullAt, table.caller)],
);

/** The pair that signs hand-off tokens: made at the first start, the same for every process on the database. */
export const signingKey = pgTable("signing_key", {
  /** Names the key in a token's header. */
  kid: text("kid").primaryKey(),
  publicJwk: jsonb("public_jwk").$type<Record<string, string>>().notNull(),
  privateJwk: jsonb("private_jwk").$type<Record<string, string>>().notNull(),
  createdAt: now("created_at"),
});

/** What a hand-off token stands for. Used once: the first redemption sets `usedAt`. */
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
  (table) => [index("hand_off_session").on(table.sessionId), index("hand_off_age").on(table.createdAt, table.id)],
);

/** A link that continues a visit. The secret isn't here: its hash finds the row, and the secret itself opens what is sealed. */
export const resumeLink = pgTable(
  "resume_link",
  {
    secretHash: text("secret_hash").primaryKey(),
    sessionId: text("session_id").notNull().references(() => session.id, { onDelete: "cascade" }),
    partnerId: text("partner_id").notNull(),
    visit: text("visit").notNull(),
    createdAt: now("created_at"),
    usedAt: instant("used_at"),
  },
  (table) => [index("resume_link_session").on(table.sessionId), index("resume_link_age").on(table.createdAt, table.secretHash)],
);

/** A link that erases the person of an address. As above, the database can't read whose. */
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

/** The outbox. What has been sent by SMTP keeps its row, so that it counts, and loses its words. */
export const email = pgTable(
  "email",
  {
    id: text("id").primaryKey(),
    /** Null for a policy that was bound when its session was over. */
    sessionId: text("session_id").references(() => session.id, { onDelete: "cascade" }),
    message: jsonb("message").$type<EmailMessage>(),
    attempts: integer("attempts").notNull().default(0),
    /** When it is to be tried (again). */
    dueAt: now("due_at"),
    sentAt: instant("sent_at"),
    createdAt: now("created_at"),
  },
  (table) => [index("email_session").on(table.sessionId), index("email_due").on(table.sentAt, table.dueAt), index("email_age").on(table.createdAt, table.id)],
);

/** What the visitor has signed, and is bound once it is paid for. It belongs to the policy then, and outlives the application. */
export const bindSubmission = pgTable(
  "bind_submission",
  {
    applicationId: text("application_id").primaryKey(),
    leadId: text("lead_id").notNull(),
    quoteId: text("quote_id").notNull(),
    submitted: jsonb("submitted").$type<Submitted>().notNull(),
    submittedAt: now("submitted_at"),
  },
  (table) => [index("bind_submission_age").on(table.submittedAt, table.applicationId)],
);

/** A payment of an application: a record of money, so it names what it is for without referring to it, and outlives it. */
export const payment = pgTable(
  "payment",
  {
    /** The transaction's. */
    id: text("id").primaryKey(),
    sessionId: ofSession(),
    partnerId: text("partner_id").notNull(),
    applicationId: text("application_id").notNull(),
    leadId: text("lead_id").notNull(),
    quoteId: text("quote_id").notNull(),
    carrierId: text("carrier_id").notNull(),
    planId: text("plan_id").$type<PaymentPlanId>().notNull(),
    premiumCents: integer("premium_cents").notNull(),
    /** In the order that they are due; the first is what this payment takes. */
    installments: jsonb("installments").$type<{ dueDate: string; cents: number }[]>().notNull(),
    /** Made beside another payment of its lead, before a lead could buy only once. */
    isSecond: boolean("is_second").notNull().default(false),
    successUrl: text("success_url").notNull(),
    failureUrl: text("failure_url").notNull(),
    state: jsonb("state").$type<PaymentState>().notNull(),
    /** Rises with each change of the state: an answer to what was asked in an earlier one counts for nothing. */
    version: integer("version").notNull().default(0),
    /** When it is looked at next; null once it is over. */
    dueAt: instant("due_at"),
    askedAt: instant("asked_at"),
    /** Names the look that is under way; whoever wants an earlier one takes it away. */
    claim: text("claim"),
    /** Looks in this state so far. */
    tries: integer("tries").notNull().default(0),
    createdAt: now("created_at"),
    updatedAt: now("updated_at"),
  },
  (table) => [
    uniqueIndex("payment_once").on(table.applicationId).where(sql`${table.state}->>'state' NOT IN ('unpaid', 'returned')`),
    uniqueIndex("payment_once_a_lead").on(table.leadId).where(sql`${table.state}->>'state' NOT IN ('unpaid', 'returned') AND NOT ${table.isSecond}`),
    index("payment_of").on(table.applicationId, table.createdAt),
    index("payment_due").on(table.dueAt),
    index("payment_session").on(table.sessionId),
    index("payment_age").on(table.updatedAt, table.id),
    index("payment_unpaid_age").on(table.updatedAt, table.id).where(sql`${table.state}->>'state' = 'unpaid'`),
  ],
);

/** What was bought, as it was bought: later changes of the application are none of the policy. */
export const policy = pgTable(
  "policy",
  {
    policyNumber: text("policy_number").primaryKey(),
    transactionId: text("transaction_id").notNull().unique(),
    applicationId: text("application_id").notNull().unique(),
    summary: jsonb("summary").$type<Policy>().notNull(),
    boundAt: now("bound_at"),
  },
  (table) => [index("policy_age").on(table.boundAt, table.policyNumber)],
);
