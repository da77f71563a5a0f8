import type { Field } from "../../flow/field";
import type { LineStep } from "../../session/line";
import type { VehicleAnswer } from "./fields";
import { listedAtMost } from "./fields";
import type { vehicleProblems } from "./listRule";
import type { VehicleStepOptions } from "./options";

const asides = ["add", ...Array.from({ length: listedAtMost }, (_member, index) => String(index + 1))];

/** The list, judged by a rule that no first screen waits for. */
function judged(options: VehicleStepOptions): Field<readonly VehicleAnswer[]> {
  let problems: typeof vehicleProblems | null = null;
  return {
    ...options.list,
    rule: (list, context) => problems?.(list, context, options)[0]?.message ?? null,
    async prepare() {
      problems ??= (await import("./listRule")).vehicleProblems;
    },
  };
}

/** The vehicles of a line with any (spec §2): a list, and beside it one form to add or edit one (`vehicle/add`, `vehicle/1`). */
export const vehicleStep = (options: VehicleStepOptions): LineStep => ({
  id: "vehicle",
  title: options.title,
  screen: () => import("./VehiclesScreen").then(({ screenFor }) => screenFor(options)),
  fields: [judged(options)],
  effects: () => import("./effects").then(({ vehicleEffects }) => vehicleEffects(options)),
  cases: ["autoMakeModelUnsupported", "tooExpensiveConnectViaPhone"],
  asides: () => asides,
});
