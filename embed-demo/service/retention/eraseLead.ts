import { and, eq, inArray, notExists, or, sql } from "drizzle-orm";
import type { Database } from "../database/connection";
import { analyticsEvent } from "../database/tables/analyticsEvent";
import { application } from "../database/tables/application";
import { bindSubmission } from "../database/tables/bindSubmission";
import { email } from "../database/tables/email";
import { handOff } from "../database/tables/handOff";
import { idempotency } from "../database/tables/idempotency";
import { lead, type StoredLead } from "../database/tables/lead";
import { resumeLink } from "../database/tables/links";
import { isPaymentOpen, payment } from "../database/tables/payment";
import { policy } from "../database/tables/policy";
import { eraseJobs } from "../jobs/eraseJobs";
import { reportEvent } from "../webhooks/reportEvent";
import { underWay } from "../payments/ownPayments";

/**
 * Erases the person everywhere: the lead, its visit's applications with their quotes (except another lead's), hand-offs, e-mails
 * and links, webhooks, the events of the visit, and the answers stored for repeated calls. Consent receipts, payments and a policy with its
 * signed application stay, because the law requires them; they contain nothing beyond their subject. The partner's
 * addresses are told that the lead was erased. Throws PAYMENT_UNDER_WAY while
 * money is in transit. Run it in a transaction.
 */
export async function eraseLead(db: Database, { id, sessionId, partnerId, fields }: Pick<StoredLead, "id" | "sessionId" | "partnerId" | "fields">): Promise<void> {
  await db.delete(lead).where(eq(lead.id, id));
  const isOthers = sql`EXISTS (SELECT 1 FROM ${lead} WHERE ${lead.fields}->>'applicationId' = ${application.id})`;
  const isTheirs = or(eq(application.id, fields.applicationId ?? ""), eq(application.sessionId, sessionId ?? ""));
  const erased = await db.delete(application).where(and(isTheirs, sql`NOT ${isOthers}`)).returning({ id: application.id, applicantId: application.applicantId });
  const ids = erased.map((one) => one.id);

  const isPaymentOfTheirs = or(inArray(payment.applicationId, ids), eq(payment.leadId, id));
  const [pending] = await db.select({ id: payment.id }).from(payment).where(and(isPaymentOfTheirs, isPaymentOpen));
  if (pending) throw underWay(pending);
  // Payments that never took money only reveal the visitor's pages; the others are records of money, and don't contain those.
  await db.delete(payment).where(and(isPaymentOfTheirs, sql`${payment.state}->>'state' = 'unpaid'`));
  await db.update(payment).set({ successUrl: "", failureUrl: "" }).where(isPaymentOfTheirs);
  const bought = db.select({ one: sql`1` }).from(policy).where(eq(policy.applicationId, bindSubmission.applicationId));
  await db.delete(bindSubmission).where(and(or(inArray(bindSubmission.applicationId, ids), eq(bindSubmission.leadId, id)), notExists(bought)));

  const customers = erased.flatMap((one) => [one.id, one.applicantId]);
  await db.delete(handOff).where(or(inArray(handOff.customerId, customers), sql`${handOff.lead}->>'leadId' = ${id}`));
  // An event names nobody, but the lead contains its random ids, which would identify the person.
  const { sessionId: visit = "", visitorId = "" } = fields;
  await db.delete(analyticsEvent).where(or(sql`${analyticsEvent.event}->>'sessionId' = ${visit}`, sql`${analyticsEvent.event}->>'visitorId' = ${visitorId}`));
  await eraseJobs(db, id);
  await reportEvent(db, { id, partnerId }, { type: "lead.erased", data: {} });
  if (sessionId === null) return;
  const policyOf = db.select({ one: sql`1` }).from(policy).where(eq(policy.transactionId, email.id));
  await db.delete(email).where(and(eq(email.sessionId, sessionId), notExists(policyOf)));
  await db.delete(resumeLink).where(eq(resumeLink.sessionId, sessionId));
  await db.delete(idempotency).where(eq(idempotency.sessionId, sessionId));
}
