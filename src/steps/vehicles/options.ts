import type { AutoCoverageData } from "../../api/contract/applications/autoCoverageData";
import type { VehicleType } from "../../business/vehicleRules";
import type { Answers, Field } from "../../flow/field";
import type { Phrase } from "../../kernel/phrase";
import type { VehicleAnswer } from "./fields";

/** What a line's vehicles differ in. */
export interface VehicleStepOptions {
  readonly title: Phrase;
  readonly type: VehicleType;
  /** Each line has its own: a change of line keeps them all, and a car is no motorcycle. */
  readonly list: Field<readonly VehicleAnswer[]>;
  /** Miles a year, where the state has them asked for each vehicle. */
  readonly miles: { readonly min: number; readonly max: number };
  /** What was chosen of the coverages; goes along with cars only. */
  readonly coverageData?: (answers: Answers) => AutoCoverageData;
}
