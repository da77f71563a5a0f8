import type { RatingResult } from "../database/tables/rating";
import type { Carrier } from "../reference/carriers";

/** A carrier that was asked: when it answers, and with which result. */
export interface Asked {
  /** Milliseconds. */
  readonly afterMs: number;
  /** Called when the answer is due. */
  answer(): RatingResult;
}

/** Asks one carrier for one run of an application; `again` where the visitor has it asked once more. Throws where it can't be asked. */
export type CarrierDoor<Input> = (carrier: Carrier, input: Input, applicationId: string, run: number, again: boolean) => Asked;
