import type { Endpoint } from "../../../src/api/contract/endpoint";
import type { Call } from "../http/call";
import type { ApplicationParts } from "../database/parts";
import type { BindScenario, RatingScenario, StagedRecords } from "../database/staged";
import type { ForcedOutcome } from "../reference/verifyAddress";

/**
 * The only way for test inputs to reach the service. Demo and tests provide it (`ServiceOptions.testInputs`). Without it names and
 * streets have no special meaning, and a person who happens to be called "Server Error" isn't turned away.
 */
export interface Staging {
  /** Throws the problem with which the call is refused. */
  refuse(endpoint: Endpoint, call: Call<Endpoint>): Promise<void>;
  verification(addressLine1: string): ForcedOutcome | null;
  records(addressLine1: string): StagedRecords | null;
  scenario(parts: ApplicationParts): RatingScenario | null;
  bindScenario(parts: ApplicationParts): BindScenario | null;
}
