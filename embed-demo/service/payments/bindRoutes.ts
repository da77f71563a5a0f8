import { and, desc, eq, or, sql } from "drizzle-orm";
import { readQuestions, reviewForBind, submitForBind, updateQuestions } from "../../../src/api/contract/bind";
import { uncleanAnswers } from "../../../src/business/bindQuestions";
import { fault } from "../../../src/business/fault";
import { fraudNotices } from "../../../src/business/fraudNotices";
import { leadQuoteId } from "../../../src/business/limits";
import type { StateCode } from "../../../src/business/states";
import { carrierById } from "../reference/carriers";
import type { Database } from "../database/connection";
import { application } from "../database/tables/application";
import { lead } from "../database/tables/lead";
import { rating } from "../database/tables/rating";
import { route, sessionOf } from "../http/call";
import { ProblemError } from "../http/problemError";
import { serviceLine } from "../lines/serviceLines";
import { rateOffered } from "../lines/rateOffered";
import { calendarDay, type CalendarDate } from "../../../src/kernel/dates";
import { startErrors } from "../applications/applicant";
import { addressOf, stateOf } from "../database/parts";
import { refusal, refuse } from "../applications/refusal";
import { forUpdateOf, ofLine, ownApplication, saveParts } from "../applications/store";
import { raiseLead } from "../leads/raiseLead";
import type { Staging } from "../staging/staging";
import { checkApplication, checkClean, checkSold, ownQuote, type BoughtQuote } from "./bindable";
import { checkNotBought } from "./ownPayments";
import { keepSubmission } from "./submissions";
import { hasBegun, submittedOf } from "./submitted";

/** The questions before a renters policy is bought, and its signing. */
export const bindRoutes = (staging: Staging | null) => [
  route(updateQuestions, async (call) => {
    const found = await forUpdateOf(call, ["RENTERS"]);
    const { questions } = call.body;
    const { anyAdditionalInsured, coapplicantFirstName, coapplicantLastName, anyDogsOnPremises, anyRestrictedDogs } = questions;
    const missing = (is: boolean, name: string) => (is ? [{ pointer: `/questions/${name}`, message: "Missing" }] : []);
    refuse([
      ...missing(anyAdditionalInsured && coapplicantFirstName === undefined, "coapplicantFirstName"),
      ...missing(anyAdditionalInsured && coapplicantLastName === undefined, "coapplicantLastName"),
      ...missing(anyDogsOnPremises && anyRestrictedDogs === undefined, "anyRestrictedDogs"),
    ]);
    const saved = await saveParts(call.db, found, { questions });
    return { ...saved, advisorAnswers: uncleanAnswers(questions) };
  }),

  route(readQuestions, async (call) => {
    const { questions = null } = ofLine(await ownApplication(call), ["RENTERS"]).parts;
    return { questions, advisorAnswers: questions ? uncleanAnswers(questions) : [] };
  }),

  route(reviewForBind, async (call) => {
    const bought = await ownQuote(call, call.body.quoteId, true);
    checkApplication(bought, call.params.applicationId);
    checkReady(bought, call.now);
    const { premium, coverages } = priceNow(bought, staging, calendarDay(call.now));
    const { quote, row, found } = bought;
    const isSame = premium === quote.premium;
    if (!isSame) {
      // An earlier signature was for another price: it buys nothing.
      const result = { outcome: "priced" as const, quote: { ...quote, premium, coverages } };
      await call.db.update(rating).set({ result }).where(eq(rating.id, row.id));
    }
    const fraudNotice = fraudNotices[stateOf(found.parts) as StateCode] ?? null;
    return { quoteId: row.id, premium, previousPremium: isSame ? null : quote.premium, termMonths: quote.termMonths, fraudNotice, revision: found.revision };
  }),

  route(submitForBind, async (call) => {
    const bought = await ownQuote(call, call.body.quoteId, true);
    checkApplication(bought, call.params.applicationId);
    checkReady(bought, call.now);
    const { found, row, quote } = bought;
    if (call.revision !== found.revision) throw new ProblemError("REVISION_CONFLICT", { revision: found.revision });
    const { premium } = priceNow(bought, staging, calendarDay(call.now));
    if (premium !== quote.premium || premium !== call.body.premium) throw new ProblemError("PRICE_CHANGED");
    await checkNotBought(call.db, found);
    const leadId = await leadOf(call.db, sessionOf(call), found.id);
    const submitted = { ...submittedOf(bought, staging), language: call.language };
    const stored = await keepSubmission(call.db, found, { leadId, partnerId: call.partner.id, submitted, consents: call.body.consents });
    await noteOnLead(call.db, leadId, found.id, row.carrierId, quote.carrierSpecificQuoteId);
    await raiseLead(call.db, found.id, "BINDABLE");
    await call.db.update(application).set({ selectedQuoteId: row.id }).where(eq(application.id, found.id));
    return { applicationId: found.id, quoteId: row.id, carrier: row.carrierId, leadId, premium, submittedTimestamp: stored.submittedAt.toISOString() };
  }),
];

/** Checks that everything a policy needs is known, and that nothing rules it out. */
function checkReady(bought: BoughtQuote, now: Date): void {
  checkSold(bought);
  checkClean(bought.found);
  const { parts } = bought.found;
  const { personalInfo, startDate } = parts;
  if (!personalInfo?.firstName || !personalInfo.lastName || !personalInfo.dateOfBirth || !startDate) throw new ProblemError("APPLICATION_INCOMPLETE");
  refuse(startErrors("/startDate", startDate, 1, calendarDay(now)));
  // The grace is for the visitor's clock. The policy begins by the insured place's, and can't be paid for after that.
  if (hasBegun({ effectiveDate: startDate, propertyAddress: addressOf(parts) }, now)) refuse(refusal("/startDate", fault("tooSoon", { days: 1 })));
}

/** The factor of a price that a test input changes. */
const changedBy = 1.08;

/** The carrier's current price for the answers. A test input changes it once: a further review keeps it. */
function priceNow({ found, row }: BoughtQuote, staging: Staging | null, today: CalendarDate) {
  const scenario = staging?.bindScenario(found.parts) ?? null;
  const answers = serviceLine(found.line)?.ratingInput(found.parts, today);
  if (!answers) throw new ProblemError("APPLICATION_INCOMPLETE");
  const rated = rateOffered(answers, carrierById(row.carrierId));
  if ("declined" in rated || scenario === "nooffer") throw new ProblemError("NO_QUOTE_ON_REVIEW");
  const premium = scenario === "pricechange" ? Math.round(rated.premium * changedBy * 100) / 100 : rated.premium;
  return { premium, coverages: rated.coverages };
}

/**
 * The session's lead, with which consent receipts are stored: the one for the application or, if another device has since assigned
 * it to its own application, the latest of the line.
 */
async function leadOf(db: Database, sessionId: string, applicationId: string): Promise<string> {
  const isAbout = sql`coalesce(${lead.fields}->>'applicationId' = ${applicationId}, false)`;
  const mayBe = and(eq(lead.sessionId, sessionId), or(isAbout, sql`${lead.fields}->>'insuranceLine' = 'RENTERS'`));
  const [found] = await db.select({ id: lead.id }).from(lead).where(mayBe).orderBy(desc(isAbout), desc(lead.createdAt)).limit(1);
  if (!found) throw new ProblemError("APPLICATION_INCOMPLETE");
  return found.id;
}

/** Shows advisors who open the lead that it is a purchase, and of which quote. */
async function noteOnLead(db: Database, leadId: string, applicationId: string, carrierId: string, carrierSpecificQuoteId: string): Promise<void> {
  const carrier = carrierById(carrierId).name;
  const said = { applicationId, scope: "FullQuote", product: "RENTERS", recordType: "DIGITAL_BIND", carrier, carrierId, selectedCarrierSpecificQuoteId: carrierSpecificQuoteId.slice(0, leadQuoteId) };
  await db.update(lead).set({ fields: sql`${lead.fields} || ${JSON.stringify(said)}::jsonb`, updatedAt: sql`now()` }).where(eq(lead.id, leadId));
}
