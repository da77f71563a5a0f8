import type { PropertyPrefill } from "../../../src/api/contract/applications/property";
import type { Endpoint } from "../../../src/api/contract/endpoint";
import type { Call } from "../http/call";
import type { ApplicationParts } from "../database/parts";

/** What public records are to say of an address. */
export interface StagedProperty {
  status: "COMPLETE" | "PARTIAL" | "FAILED";
  known?: PropertyPrefill;
}

/** Kept with the application whose address it is. */
export interface StagedRecords {
  /** Of vehicles; `fails` holds for a property too. */
  prefill?: "fails" | "empty" | "full";
  property?: StagedProperty;
}

/** How all carriers are to behave for an application. */
export type RatingScenario = "noquotes" | "slowcarriers" | "halffail" | "allfail" | "alltimeout";

/** How the carrier that is bought from is to behave: another price at review, none any more, a refusal, silence for some seconds. */
export type BindScenario = "pricechange" | "nooffer" | "bindrefused" | "bindoutage";

/**
 * The one door by which test inputs reach the service. The demo and the tests hand one over (`ServiceOptions.testInputs`); without
 * it no name and no street means anything but itself, and nobody who happens to be called "Server Error" is turned away.
 */
export interface Staging {
  /** Throws what the call is to be refused with. */
  refuse(endpoint: Endpoint, call: Call<Endpoint>): Promise<void>;
  verification(addressLine1: string): "verified" | "corrected" | "missing-unit" | "not-found" | null;
  records(addressLine1: string): StagedRecords | null;
  scenario(parts: ApplicationParts): RatingScenario | null;
  bindScenario(parts: ApplicationParts): BindScenario | null;
}
