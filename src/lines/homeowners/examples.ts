import type { Examples } from "../../session/answers/examples";
import { leastDevices, leastFacts, leastProperty, mostDevices, mostFacts, mostProperty } from "../../steps/propertyExamples";

export const examples: Examples = {
  minimal: (state) => ({ ...leastProperty(state), ...leastFacts, ...leastDevices, bundling: false }),
  maximal: (state) => ({ ...mostProperty(state), ...mostFacts, ...mostDevices, bundling: true }),
};
