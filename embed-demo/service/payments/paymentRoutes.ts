import { asc, eq, sql } from "drizzle-orm";
import { listPaymentPlans } from "../../../src/api/contract/paymentPlans";
import { createPayment, readPayment, readPurchase, stopPayment } from "../../../src/api/contract/payments";
import { readPolicy, readSignedCopy } from "../../../src/api/contract/policies";
import { centsOf, installmentsOf, paymentPlanIds, type PaymentPlanId } from "../../../src/business/paymentPlans";
import { zoneOf } from "../../../src/business/stateZones";
import { calendarDayIn, isoDate, type CalendarDate } from "../../../src/kernel/dates";
import { newId } from "../../../src/kernel/ids";
import { carrierById } from "../reference/carriers";
import { stateOf } from "../database/parts";
import { bindSubmission } from "../database/tables/bindSubmission";
import { lead } from "../database/tables/lead";
import { payment } from "../database/tables/payment";
import { policy } from "../database/tables/policy";
import { isMailed } from "../mail/outbox";
import { route, sessionOf } from "../http/call";
import { ProblemError } from "../http/problemError";
import type { Origins } from "../http/origins";
import { ownApplication } from "../applications/store";
import { paperText } from "../documents/paper";
import type { LetterheadOf } from "../partners/letterhead";
import { checkSold, ownQuote, type BoughtQuote } from "./bindable";
import { begun, isOverWithoutMoney } from "./machine";
import { latestPayment, ownPayment, paymentOf, underWay } from "./ownPayments";
import type { Payments } from "./payments";
import { returnUrl } from "./returnUrls";
import { signedPaper } from "./purchasePapers";
import { isStillSigned } from "./submissions";
import { hasBegun } from "./submitted";

interface PaymentParts {
  payments: Payments;
  /** The origins of pages that a visitor may return to. */
  origins: Pick<Origins, "isAllowed">;
  hasMailServer: boolean;
  letterheadOf: LetterheadOf;
}

/** The calls from choosing a plan to the policy. */
export const paymentRoutes = ({ payments, origins, hasMailServer, letterheadOf }: PaymentParts) => [
  route(listPaymentPlans, async (call) => {
    const bought = await ownQuote(call, call.params.quoteId);
    checkSold(bought);
    return { quoteId: bought.row.id, plans: paymentPlanIds.map((planId) => planOf(planId, bought.quote.premium, todayAt(bought, call.now))) };
  }),

  route(createPayment, async (call) => {
    const { quoteId, planId, successUrl, failureUrl } = call.body;
    const bought = await ownQuote(call, quoteId, true);
    const { found, row } = bought;
    // Locks the leads: of two tabs or devices that pay at once, the second finds the first one's payment (`payment_once_a_lead`).
    await call.db.select({ id: lead.id }).from(lead).where(eq(lead.sessionId, sessionOf(call))).orderBy(asc(lead.id)).for("update");
    const before = await latestPayment(call.db, found);
    if (before && !isOverWithoutMoney(before.state)) {
      const isSame = before.quoteId === quoteId && before.planId === planId;
      const isMade = !["requested", "awaiting", "stopping"].includes(before.state.state);
      if (!isMade && (!isSame || before.state.state === "stopping")) throw underWay(before);
      return { transactionId: before.id };
    }
    checkSold(bought);
    const [submission] = await call.db.select().from(bindSubmission).where(eq(bindSubmission.applicationId, found.id));
    // A policy signed late for the next day may have begun.
    if (!submission || !isStillSigned(submission, bought) || hasBegun(submission.submitted, call.now)) throw new ProblemError("NOT_BINDABLE");
    const to = { quoteId, applicationId: found.id, leadId: submission.leadId, carrierId: row.carrierId };
    const { premiumCents, installments } = planOf(planId, submission.submitted.premium, todayAt(bought, call.now));
    const id = newId();
    await call.db.insert(payment).values({
      id,
      sessionId: sessionOf(call),
      partnerId: call.partner.id,
      ...to,
      planId,
      premiumCents,
      installments,
      successUrl: returnUrl(successUrl, "successUrl", call.partner, origins, to),
      failureUrl: returnUrl(failureUrl, "failureUrl", call.partner, origins, to),
      state: begun,
    });
    await call.db
      .update(lead)
      .set({ fields: sql`${lead.fields} || ${JSON.stringify({ transactionId: id })}::jsonb` })
      .where(eq(lead.id, submission.leadId));
    await payments.begin(call.db, id);
    return { transactionId: id };
  }),

  route(readPayment, async (call) => {
    await ownPayment(call);
    await payments.advance(call.params.transactionId);
    return paymentOf(await ownPayment(call));
  }),

  route(stopPayment, async (call) => {
    const { id } = await ownPayment(call);
    await payments.end(call.db, id);
    return paymentOf(await ownPayment(call));
  }),

  route(readPurchase, async (call) => {
    const application = await ownApplication(call);
    const before = await latestPayment(call.db, application);
    if (before) await payments.advance(before.id);
    const found = before && (await latestPayment(call.db, application));
    const [submission] = await call.db.select().from(bindSubmission).where(eq(bindSubmission.applicationId, found?.applicationId ?? application.id));
    return { applicationId: application.id, submitted: submission ? quoteIn(submission) : null, payment: found && paymentOf(found) };
  }),

  route(readPolicy, async (call) => {
    const bought = await latestPayment(call.db, await ownApplication(call));
    const [found] = bought ? await call.db.select().from(policy).where(eq(policy.transactionId, bought.id)) : [];
    if (!found) throw new ProblemError("NOT_FOUND");
    const { summary, transactionId } = found;
    const isSent = await isMailed(call.db, transactionId, hasMailServer);
    return { ...summary, emailedTo: isSent && summary.email ? masked(summary.email) : null };
  }),

  route(readSignedCopy, async (call) => {
    const application = await ownApplication(call);
    const id = (await latestPayment(call.db, application))?.applicationId ?? application.id;
    const [submission] = await call.db.select().from(bindSubmission).where(eq(bindSubmission.applicationId, id));
    if (!submission) throw new ProblemError("NOT_FOUND");
    const paper = await signedPaper(call.db, letterheadOf, submission, call.partner.id);
    return { fileName: `renters-application-${id.slice(0, 8)}.txt`, text: paperText(paper) };
  }),
];

/** The signed quote, for a device that hasn't chosen it. */
const quoteIn = ({ submitted: { quoteId, carrierId, carrierSpecificQuoteId, premium, termMonths } }: typeof bindSubmission.$inferSelect) => ({
  quoteId,
  carrier: carrierId,
  carrierName: carrierById(carrierId).name,
  carrierSpecificQuoteId,
  premium,
  termMonths,
});

/** `a•••@example.com`: enough for the visitor to recognize it, and useless to anyone watching. */
const masked = (address: string): string => address.replace(/^(.).*@/, "$1•••@");

/** Today by the clock of the insured place, where the visitor signs and pays: the service's own day may be the next. */
const todayAt = ({ found }: BoughtQuote, now: Date): CalendarDate => calendarDayIn(zoneOf(stateOf(found.parts)), now);

function planOf(planId: PaymentPlanId, premium: number, today: CalendarDate) {
  const premiumCents = centsOf(premium);
  const installments = installmentsOf(planId, premiumCents, today).map(({ due, cents }) => ({ dueDate: isoDate(due), cents }));
  return { planId, premiumCents, installments };
}
