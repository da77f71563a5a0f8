import type { Endpoint } from "../../../src/api/contract/endpoint";
import type { Call } from "../http/call";
import type { ApplicationParts } from "../database/parts";
import type { BindScenario, RatingScenario, StagedRecords } from "../database/staged";
import type { ForcedOutcome } from "../reference/verifyAddress";

/**
 * The one door by which test inputs reach the service. The demo and the tests hand one over (`ServiceOptions.testInputs`); without
 * it no name and no street means anything but itself, and nobody who happens to be called "Server Error" is turned away.
 */
export interface Staging {
  /** Throws what the call is to be refused with. */
  refuse(endpoint: Endpoint, call: Call<Endpoint>): Promise<void>;
  verification(addressLine1: string): ForcedOutcome | null;
  records(addressLine1: string): StagedRecords | null;
  scenario(parts: ApplicationParts): RatingScenario | null;
  bindScenario(parts: ApplicationParts): BindScenario | null;
}
