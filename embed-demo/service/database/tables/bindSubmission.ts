import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { BindQuestions } from "../../../../src/api/contract/bind";
import type { Quote } from "../../../../src/api/contract/quote";
import type { Address } from "../../../../src/api/contract/values";
import type { Language } from "../../../../src/kernel/language";
import type { ApplicationParts } from "../parts";
import type { BindScenario } from "../staged";
import { now } from "./columns";

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
