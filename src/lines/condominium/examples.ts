import { leastDevices, leastFacts, leastProperty, mostDevices, mostFacts, mostProperty, wholeHousehold } from "../../steps/propertyExamples";

/** What two people answer to everything that a condominium asks: the least that gets to the end, and all that can be said. */
export const examples = {
  minimal: (state: string) => ({ ...leastProperty(state), ...leastFacts, ...leastDevices, startDate: "6/16/2026", bundling: false }),
  maximal: (state: string) => ({
    ...mostProperty(state),
    ...mostFacts,
    propertyType: "CONDO",
    ...wholeHousehold,
    ...mostDevices,
    startDate: "08/14/2026",
    bundling: true,
  }),
};
