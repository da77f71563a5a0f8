import type { AutoCoverageData } from "../../api/contract/applications/autoCoverageData";
import type { VehicleType } from "../../business/vehicleRules";
import type { Answers, Field } from "../../flow/field";
import type { Phrase } from "../../kernel/phrase";
import type { VehicleAnswer } from "./fields";

/** The parts in which one line's vehicle step differs from another's. */
export interface VehicleStepOptions {
  readonly title: Phrase;
  readonly type: VehicleType;
  /** Each line has its own list: a change of line keeps both, and a car is no motorcycle. */
  readonly list: Field<readonly VehicleAnswer[]>;
  /** Bounds of miles a year, in states that ask for each vehicle. */
  readonly miles: { readonly min: number; readonly max: number };
  /** The chosen coverages, null for none; only cars send them. */
  readonly coverageData?: (answers: Answers) => AutoCoverageData | null;
}
