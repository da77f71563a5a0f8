import type { Examples } from "../../session/answers/examples";
import { leastDevices, leastFacts, leastProperty, mostDevices, mostFacts, mostProperty, wholeHousehold } from "../../steps/propertyExamples";

export const examples: Examples = {
  minimal: (state) => ({ ...leastProperty(state), ...leastFacts, ...leastDevices, startDate: "6/22/2026", bundling: false }),
  maximal: (state) => ({
    ...mostProperty(state),
    ...mostFacts,
    propertyType: "CONDO",
    ...wholeHousehold,
    ...mostDevices,
    startDate: "07/20/2026",
    bundling: true,
  }),
};
