import { eq, sql, type SQL } from "drizzle-orm";
import type { Policy } from "../../../src/api/contract/policies";
import type { QuoteStatus } from "../../../src/api/contract/values";
import { addDays, addMonths, isoDate, parseIsoDate } from "../../../src/kernel/dates";
import { sourceLanguage, type Language } from "../../../src/kernel/language";
import { carrierById } from "../reference/carriers";
import type { Database } from "../database/connection";
import { bindSubmission } from "../database/tables/bindSubmission";
import { lead } from "../database/tables/lead";
import { policy } from "../database/tables/policy";
import { rating } from "../database/tables/rating";
import { mailPolicy } from "../mail/outbox";
import { policyEmail } from "../mail/policyEmail";
import { coverageWords } from "../texts/coverageWords";
import { reportEvent } from "../webhooks/reportEvent";
import type { LetterheadOf } from "../partners/letterhead";
import type { StoredPayment } from "../database/tables/payment";
import { paymentOf } from "./ownPayments";

/**
 * Writes the consequences of a payment's new state: the lead's status, the policy and its e-mail, a quote that can't be bought any
 * more, and the events that report them to the partner.
 */
export async function recordChange(db: Database, letterheadOf: LetterheadOf, after: StoredPayment): Promise<void> {
  const { state } = after;
  const told = paymentOf(after);
  if (told.status === "Failed") await reportEvent(db, leadOf(after), { type: "payment.failed", data: told });
  if (state.state === "paid") await setLead(db, after, "PAID");
  if (state.state === "bound") {
    const { policy, language } = await keepPolicy(db, after, state.policyNumber);
    if (policy.email) await mailPolicy(db, after, policyEmail({ language, letterhead: await letterheadOf(after.partnerId), to: policy.email, policy, coverageWords }));
    await setLead(db, after, "BOUND");
    await reportEvent(db, leadOf(after), { type: "policy.bound", data: policy });
  }
  if (state.state === "returning" && !state.because) {
    const refused = sql`jsonb_set(${rating.result}, '{quote,isBindable}', 'false')`;
    await db.update(rating).set({ result: refused }).where(eq(rating.id, after.quoteId));
  }
  // The payment was returned, so the lead is what it was: an advisor's, if it was given to one, or the visitor's to change. A refused
  // purchase goes to an advisor; a late one needs a new signature.
  if (state.state === "returned") await setLead(db, after, sql`CASE WHEN ${lead.finalizedAt} IS NULL THEN ${state.because ? "BINDABLE" : "QUOTED"} ELSE 'FINALIZED' END`);
}

const leadOf = ({ leadId, partnerId }: StoredPayment) => ({ id: leadId, partnerId });

/** Sets a status that only the service decides: no client can send PAID or BOUND, and only a return of the money removes PAID. */
async function setLead(db: Database, { leadId }: StoredPayment, status: QuoteStatus | SQL): Promise<void> {
  await db.update(lead).set({ status, updatedAt: sql`now()` }).where(eq(lead.id, leadId));
}

async function keepPolicy(db: Database, paid: StoredPayment, policyNumber: string): Promise<{ policy: Policy; language: Language }> {
  const [found] = await db.select().from(bindSubmission).where(eq(bindSubmission.applicationId, paid.applicationId));
  if (!found) throw new Error("What was bound wasn't submitted");
  const { submitted } = found;
  const start = parseIsoDate(submitted.effectiveDate);
  if (!start) throw new Error("The policy has no first day");
  const boundAt = new Date();
  const summary: Policy = {
    policyNumber,
    transactionId: paid.id,
    applicationId: paid.applicationId,
    leadId: paid.leadId,
    quoteId: paid.quoteId,
    carrier: paid.carrierId,
    carrierName: carrierById(paid.carrierId).name,
    insured: submitted.insured,
    email: submitted.email,
    propertyAddress: submitted.propertyAddress,
    effectiveDate: submitted.effectiveDate,
    expirationDate: isoDate(addDays(addMonths(start, submitted.termMonths), -1)),
    coverages: submitted.coverages,
    plan: { planId: paid.planId, premiumCents: paid.premiumCents, installments: paid.installments },
    boundTimestamp: boundAt.toISOString(),
  };
  await db.insert(policy).values({ policyNumber, transactionId: paid.id, applicationId: paid.applicationId, summary, boundAt });
  return { policy: summary, language: submitted.language ?? sourceLanguage };
}
