import type { Examples } from "../../session/answers/examples";
import { leastDevices, leastFacts, leastProperty, mostDevices, mostFacts, mostProperty } from "../../steps/propertyExamples";

export const examples: Examples = {
  minimal: (state) => ({ ...leastProperty(state), ...leastFacts, propertyType: "", homeType: "TOWNHOUSE", ...leastDevices, startDate: "6/22/2026" }),
  maximal: (state) => ({
    ...mostProperty(state),
    ...mostFacts,
    propertyType: "MULTI_FAMILY",
    homeType: "MULTI_FAMILY",
    occupancyType: ["TENANT_PRIMARY", "TENANT_SEASONAL", "OWNER_SECONDARY"],
    ...mostDevices,
    startDate: "07/20/2026",
  }),
};
