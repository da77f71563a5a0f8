import type { Examples } from "../../session/answers/examples";
import { leastDevices, leastProperty, mostDevices, mostProperty, wholeHousehold } from "../../steps/propertyExamples";

export const examples: Examples = {
  minimal: (state) => ({ ...leastProperty(state), ...leastDevices, startDate: "6/22/2026", bundling: false }),
  maximal: (state) => ({ ...mostProperty(state), ...wholeHousehold, ...mostDevices, startDate: "07/20/2026", insuredResideTime: "7/1/2019", bundling: true }),
};
