import type { ForcedRecord } from "../reference/propertyRecord";

/** The public records of a test street, stored with the application at its address. */
export interface StagedRecords {
  /** Records of vehicles; `fails` applies to the property's too. */
  prefill?: "fails" | "empty" | "full";
  property?: ForcedRecord;
}

/** The behavior of all carriers for an application. */
export type RatingScenario = "noquotes" | "steadycarriers" | "slowcarriers" | "halffail" | "allfail" | "alltimeout";

/** The behavior of the selling carrier: a different price at review, no offer, a refusal, or silence for some seconds. */
export type BindScenario = "pricechange" | "nooffer" | "bindrefused" | "bindoutage";
