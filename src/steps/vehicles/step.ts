import type { Field } from "../../flow/field";
import { screenWith } from "../../form/screenWith";
import type { LineStep } from "../../session/line";
import { vehicleEffects } from "./effects";
import type { VehicleAnswer } from "./fields";
import { listedAtMost } from "./fields";
import { vehicleProblems } from "./listRule";
import type { VehicleStepOptions } from "./options";
import { VehiclesScreen } from "./VehiclesScreen";

const subroutes = ["add", ...Array.from({ length: listedAtMost }, (_member, index) => String(index + 1))];

/** The list with its rule, which depends on the line. */
const judged = (options: VehicleStepOptions): Field<readonly VehicleAnswer[]> => ({
  ...options.list,
  rule: (list, context) => vehicleProblems(list, context, options)[0]?.message ?? null,
});

/** The vehicles of a line: a list, and beside it a form to add or edit one (`vehicle/add`, `vehicle/1`). */
export const vehicleStep = (options: VehicleStepOptions): LineStep => ({
  id: "vehicle",
  title: options.title,
  screen: screenWith(VehiclesScreen, options),
  fields: [judged(options)],
  effects: vehicleEffects(options),
  cases: ["autoMakeModelUnsupported", "tooExpensiveConnectViaPhone"],
  subroutes: () => subroutes,
});
