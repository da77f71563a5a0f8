import type { Quote } from "../../../src/api/contract/quote";
import type { Address } from "../../../src/api/contract/values";
import type { BindQuestions } from "../../../src/api/contract/bind";
import { firstStart } from "../../../src/business/firstStart";
import { compareDates, parseIsoDate } from "../../../src/kernel/dates";
import type { Language } from "../../../src/kernel/language";
import type { ApplicationParts } from "../database/parts";
import type { BindScenario } from "../staging/staging";

/** What a visitor has agreed to buy, as it was signed: later edits of the application change nothing of it. */
export interface Submitted {
  quoteId: string;
  carrierId: string;
  carrierSpecificQuoteId: string;
  /** Dollars for the whole term. */
  premium: number;
  termMonths: number;
  coverages: Quote["coverages"];
  /** The applicant, then who is insured beside them. */
  insured: string[];
  dateOfBirth: string;
  email: string | null;
  propertyAddress: Address;
  /** YYYY-MM-DD. */
  effectiveDate: string;
  questions: BindQuestions;
  /** What else the review has shown. Absent in what was submitted before it was kept. */
  reviewed?: Pick<ApplicationParts, "personalInfo" | "cohabitationData" | "discountsData" | "insuredResideTime">;
  /** In which it was read and signed. Absent, for English, in what was submitted before it was kept. */
  language?: Language;
  /** How the carrier is to behave; null wherever test inputs are off. */
  scenario: BindScenario | null;
}

/** The policy's first day has come at the insured address: from then on it isn't sold any more. */
export function hasBegun({ effectiveDate, propertyAddress: { state } }: Submitted, now: Date): boolean {
  const start = parseIsoDate(effectiveDate);
  return start === null || compareDates(start, firstStart(state, now)) < 0;
}
