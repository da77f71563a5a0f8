import type { ForcedRecord } from "../reference/propertyRecord";

/** What public records say of a test street, kept with the application whose address it is. */
export interface StagedRecords {
  /** Of vehicles; `fails` holds for a property too. */
  prefill?: "fails" | "empty" | "full";
  property?: ForcedRecord;
}

/** How all carriers behave for an application. */
export type RatingScenario = "noquotes" | "slowcarriers" | "halffail" | "allfail" | "alltimeout";

/** How the carrier that is bought from behaves: another price at review, none any more, a refusal, silence for some seconds. */
export type BindScenario = "pricechange" | "nooffer" | "bindrefused" | "bindoutage";
