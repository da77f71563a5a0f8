import type { RatingResult } from "../database/tables/rating";
import type { Carrier } from "../reference/carriers";

/** An asked carrier: the time and the result of its answer. */
export interface Asked {
  /** Milliseconds. */
  readonly afterMs: number;
  /** Called when the answer is due. */
  answer(): RatingResult;
}

/** Asks one carrier for one run of an application; `again` if the visitor has it asked once more. Throws if it can't be asked. */
export type CarrierDoor<Input> = (carrier: Carrier, input: Input, applicationId: string, run: number, again: boolean) => Asked;
