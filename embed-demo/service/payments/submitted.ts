import { firstStart } from "../../../src/business/firstStart";
import { compareDates, parseIsoDate } from "../../../src/kernel/dates";
import { addressOf } from "../database/parts";
import type { Submitted } from "../database/tables/bindSubmission";
import { ProblemError } from "../http/problemError";
import type { Staging } from "../staging/staging";
import type { BoughtQuote } from "./bindable";

/** True once the policy's first day has begun at the insured address: from then on it can't be sold. */
export function hasBegun({ effectiveDate, propertyAddress: { state } }: Pick<Submitted, "effectiveDate" | "propertyAddress">, now: Date): boolean {
  const start = parseIsoDate(effectiveDate);
  return start === null || compareDates(start, firstStart(state, now)) < 0;
}

/** Returns what a signature now would agree to: the application's answers and the quote. Throws APPLICATION_INCOMPLETE if an answer is missing. */
export function submittedOf({ found, row, quote }: BoughtQuote, staging: Staging | null): Submitted {
  const { personalInfo, questions, startDate, cohabitationData, discountsData, insuredResideTime } = found.parts;
  if (!personalInfo?.dateOfBirth || !questions || !startDate) throw new ProblemError("APPLICATION_INCOMPLETE");
  const { coapplicantFirstName, coapplicantLastName, anyAdditionalInsured } = questions;
  const fullName = (...names: (string | undefined)[]) => names.filter(Boolean).join(" ");
  return {
    quoteId: row.id,
    revision: found.revision,
    carrierId: row.carrierId,
    carrierSpecificQuoteId: quote.carrierSpecificQuoteId,
    premium: quote.premium,
    termMonths: quote.termMonths,
    coverages: quote.coverages,
    insured: [fullName(personalInfo.firstName, personalInfo.lastName), ...(anyAdditionalInsured ? [fullName(coapplicantFirstName, coapplicantLastName)] : [])],
    dateOfBirth: personalInfo.dateOfBirth,
    email: personalInfo.email ?? null,
    propertyAddress: addressOf(found.parts),
    effectiveDate: startDate,
    questions,
    reviewed: { personalInfo, cohabitationData, discountsData, insuredResideTime },
    scenario: staging?.bindScenario(found.parts) ?? null,
  };
}
