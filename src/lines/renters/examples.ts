import { leastDevices, leastProperty, mostDevices, mostProperty, wholeHousehold } from "../../steps/propertyExamples";

/** What two people answer to everything that renters asks: the least that gets to the end, and all that can be said. */
export const examples = {
  minimal: (state: string) => ({ ...leastProperty(state), ...leastDevices, startDate: "6/16/2026", bundling: false }),
  maximal: (state: string) => ({ ...mostProperty(state), ...wholeHousehold, ...mostDevices, startDate: "08/14/2026", insuredResideTime: "7/1/2019", bundling: true }),
};
