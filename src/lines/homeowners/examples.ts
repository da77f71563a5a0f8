import { leastDevices, leastFacts, leastProperty, mostDevices, mostFacts, mostProperty } from "../../steps/propertyExamples";

/** What two people answer to everything that homeowners asks: the least that gets to the end, and all that can be said. */
export const examples = {
  minimal: (state: string) => ({ ...leastProperty(state), ...leastFacts, ...leastDevices, bundling: false }),
  maximal: (state: string) => ({ ...mostProperty(state), ...mostFacts, ...mostDevices, bundling: true }),
};
