import type { AutoCoverageData } from "../../../../src/api/contract/applications/autoCoverageData";
import type { Coverage } from "../../../../src/api/contract/coverage";
import { optOut } from "../../../../src/business/coverages";
import { autoCoverages } from "../../../../src/business/coveragesAuto";
import { listed, oncePerState } from "../../coverages/choices";
import { vehicleChoice } from "../../driven/vehicleChoice";
import { heldValue } from "../../coverages/held";

/** Auto's coverages in a state, in display order. Cached, because rating needs them for every carrier. */
export const autoCoveragesIn = oncePerState((state): readonly Coverage[] => listed(autoCoverages, ({ id }) => vehicleChoice(id, state)));

/** Rates a choice that the state doesn't offer as the default. */
export const valueOf = (coverage: Coverage, { vehicles: _vehicles, ...chosen }: AutoCoverageData = {}): string => heldValue(coverage, chosen);

export interface Deductibles {
  comprehensive: string;
  collision: string;
}

/**
 * A vehicle's own deductibles, or those for all. Without comprehensive there is no collision, and a financed vehicle keeps both,
 * because its lender requires them.
 */
export function deductiblesOf(state: string, chosen: AutoCoverageData | undefined, vehicle: { sequenceNum: number; ownershipType: string | null }): Deductibles {
  const own = chosen?.vehicles?.find(({ sequenceNum }) => sequenceNum === vehicle.sequenceNum);
  const value = (id: string): string => {
    const coverage = autoCoveragesIn(state).find((candidate) => candidate.id === id);
    if (!coverage) return optOut;
    const picked = valueOf(coverage, { ...chosen, ...own });
    return picked === optOut && vehicle.ownershipType === "Lien" ? coverage.defaultValue : picked;
  };
  const comprehensive = value("COMPREHENSIVE_DEDUCTIBLE");
  return { comprehensive, collision: comprehensive === optOut ? optOut : value("COLLISION_DEDUCTIBLE") };
}

/** The current values of all coverages, with deductibles by vehicle: the same if a default was chosen or nothing was. */
export function heldCoverages(
  state: string,
  chosen: AutoCoverageData | undefined,
  vehicles: readonly { sequenceNum: number; ownershipType: string | null }[],
): AutoCoverageData {
  const limits = autoCoveragesIn(state).filter(({ isDeductible }) => !isDeductible);
  return {
    ...Object.fromEntries(limits.map((coverage) => [coverage.apiKey, valueOf(coverage, chosen)])),
    vehicles: vehicles.map((vehicle) => {
      const { comprehensive, collision } = deductiblesOf(state, chosen, vehicle);
      return { sequenceNum: vehicle.sequenceNum, comprehensiveDeductible: comprehensive, collisionDeductible: collision };
    }),
  };
}
