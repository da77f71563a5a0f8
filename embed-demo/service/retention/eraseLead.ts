import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../database/connection";
import { application, bindSubmission, email, handOff, idempotency, lead, payment, resumeLink } from "../database/schema";
import { checkNoPayment } from "../payments/ownPayments";

/**
 * Removes the person everywhere: the lead, its session's applications with their quotes (but for another lead's), what was
 * handed over, e-mailed or linked to, and the answers kept for repeated calls. Consent receipts stay: they are the proof that
 * the law asks for, and hold no more than was consented to. Throws PAYMENT_UNDER_WAY while something of it is being paid for. To be run in a transaction.
 */
export async function eraseLead(db: Database, { id, sessionId }: Pick<typeof lead.$inferSelect, "id" | "sessionId">): Promise<void> {
  await db.delete(lead).where(eq(lead.id, id));
  if (sessionId === null) return;
  const isOthers = sql`EXISTS (SELECT 1 FROM ${lead} WHERE ${lead.fields}->>'applicationId' = ${application.id})`;
  const erased = await db
    .delete(application)
    .where(and(eq(application.sessionId, sessionId), sql`NOT ${isOthers}`))
    .returning({ id: application.id, applicantId: application.applicantId });
  const customers = erased.flatMap((one) => [one.id, one.applicantId]);
  const isTheirs = or(inArray(handOff.customerId, customers), sql`${handOff.lead}->>'leadId' = ${id}`);
  await checkNoPayment(db, ...erased.map((one) => one.id));
  await db.delete(bindSubmission).where(inArray(bindSubmission.applicationId, erased.map((one) => one.id)));
  // What never took money says nothing but which pages the visitor came from; what went back is a record of money, without them.
  const ofTheirs = inArray(payment.applicationId, erased.map((one) => one.id));
  await db.delete(payment).where(and(ofTheirs, sql`${payment.state}->>'state' = 'unpaid'`));
  await db.update(payment).set({ successUrl: "", failureUrl: "" }).where(ofTheirs);
  await db.delete(handOff).where(and(eq(handOff.sessionId, sessionId), isTheirs));
  await db.delete(email).where(eq(email.sessionId, sessionId));
  await db.delete(resumeLink).where(eq(resumeLink.sessionId, sessionId));
  await db.delete(idempotency).where(eq(idempotency.sessionId, sessionId));
}
