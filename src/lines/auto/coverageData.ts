import type { AutoCoverageData } from "../../api/contract/applications/autoCoverageData";
import type { Answers } from "../../flow/field";
import { chosenCoverages } from "../../session/fields/coverages";
import { isChosen, vehicles } from "../../steps/vehicles/fields";

/**
 * Returns the chosen coverages in wire format, each vehicle's under its index among the vehicles that are sent, or null when none
 * was ever chosen. They replace all earlier ones: also those that were taken back, and those of a vehicle that is gone, whose index
 * may be another one's now.
 */
export function coverageData(answers: Answers): AutoCoverageData | null {
  const { all, byVehicle, takenBack } = answers.get(chosenCoverages);
  const own = answers
    .get(vehicles)
    .filter(isChosen)
    .flatMap(({ key }, sequenceNum) => (byVehicle[key] ? [{ sequenceNum, ...byVehicle[key] }] : []));
  if (Object.keys(all).length + Object.keys(byVehicle).length === 0 && !takenBack) return null;
  return { ...all, ...(own.length > 0 && { vehicles: own }) };
}
