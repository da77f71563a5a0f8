import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { BindQuestions } from "../../../../src/api/contract/bind";
import type { Quote } from "../../../../src/api/contract/quote";
import type { Address } from "../../../../src/api/contract/values";
import type { Language } from "../../../../src/kernel/language";
import type { ApplicationParts } from "../parts";
import type { BindScenario } from "../staged";
import { now } from "./columns";

/** The purchase as the visitor signed it: later edits of the application don't change it. */
export interface Submitted {
  quoteId: string;
  /** The application's revision that was signed. Absent in submissions from before it was stored. */
  revision?: number;
  carrierId: string;
  carrierSpecificQuoteId: string;
  /** Dollars for the whole term. */
  premium: number;
  termMonths: number;
  coverages: Quote["coverages"];
  /** The applicant, then the others insured. */
  insured: string[];
  dateOfBirth: string;
  email: string | null;
  propertyAddress: Address;
  /** YYYY-MM-DD. */
  effectiveDate: string;
  questions: BindQuestions;
  /** The rest of the review. Absent in submissions from before it was stored. */
  reviewed?: Pick<ApplicationParts, "personalInfo" | "cohabitationData" | "discountsData" | "insuredResideTime">;
  /** The language in which it was read and signed. Absent, meaning English, in submissions from before it was stored. */
  language?: Language;
  /** The staged behavior of the carrier; null when test inputs are off. */
  scenario: BindScenario | null;
}

/** The purchase that the visitor signed, which is bound once it is paid. It then belongs to the policy and outlives the application. */
export const bindSubmission = pgTable(
  "bind_submission",
  {
    applicationId: text("application_id").primaryKey(),
    leadId: text("lead_id").notNull(),
    quoteId: text("quote_id").notNull(),
    submitted: jsonb("submitted").$type<Submitted>().notNull(),
    submittedAt: now("submitted_at"),
  },
  (table) => [index("bind_submission_lead").on(table.leadId), index("bind_submission_age").on(table.submittedAt, table.applicationId)],
);
