import { leastDevices, leastFacts, leastProperty, mostDevices, mostFacts, mostProperty } from "../../steps/propertyExamples";

/** What two people answer to everything that landlord asks: the least that gets to the end, and all that can be said. */
export const examples = {
  minimal: (state: string) => ({ ...leastProperty(state), ...leastFacts, homeType: "TOWNHOUSE", ...leastDevices, startDate: "6/16/2026" }),
  maximal: (state: string) => ({
    ...mostProperty(state),
    ...mostFacts,
    homeType: "MULTI_FAMILY",
    occupancyType: ["TENANT_PRIMARY", "TENANT_SEASONAL", "OWNER_SECONDARY"],
    ...mostDevices,
    startDate: "08/14/2026",
  }),
};
