import type { AutoCoverageData } from "../../api/contract/applications/autoCoverageData";
import type { Answers } from "../../flow/field";
import { chosenCoverages } from "../../session/fields/coverages";
import { isChosen, vehicles } from "../../steps/vehicles/fields";

/**
 * Returns the chosen coverages in wire format, each vehicle's under its index among the vehicles that are sent, or null when none
 * is chosen.
 */
export function coverageData(answers: Answers): AutoCoverageData | null {
  const { all, byVehicle } = answers.get(chosenCoverages);
  const own = answers
    .get(vehicles)
    .filter(isChosen)
    .flatMap(({ key }, sequenceNum) => (byVehicle[key] ? [{ sequenceNum, ...byVehicle[key] }] : []));
  if (Object.keys(all).length + own.length === 0) return null;
  return { ...all, ...(own.length > 0 && { vehicles: own }) };
}
