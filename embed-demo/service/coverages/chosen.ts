import type { AutoCoverageData } from "../../../src/api/contract/applications/autoCoverageData";
import type { Coverage, EditableCoverage } from "../../../src/api/contract/coverage";
import { optOut } from "../../../src/business/coverages";
import { autoCoveragesIn } from "./autoOptions";

type ApiKey = Exclude<keyof AutoCoverageData, "vehicles">;

/** What the person may edit, with what holds now: the choice, or the state's default. */
export const editableCoveragesOf = (state: string, chosen: AutoCoverageData | undefined): EditableCoverage[] =>
  autoCoveragesIn(state).flatMap((coverage) =>
    coverage.isEditable && coverage.apiKey !== undefined
      ? [{ ...coverage, apiKey: coverage.apiKey, value: valueOf(coverage, chosen) }]
      : [],
  );

/** A choice that the state doesn't offer is rated as its default. */
export function valueOf(coverage: Coverage, chosen: AutoCoverageData | undefined): string {
  const value = coverage.apiKey === undefined ? undefined : chosen?.[coverage.apiKey as ApiKey];
  const isOffered = coverage.increments.options.some((option) => option.value === value);
  return isOffered && value !== undefined ? value : coverage.defaultValue;
}

export interface Deductibles {
  comprehensive: string;
  collision: string;
}

/**
 * A vehicle's own deductibles, or those for all. Without comprehensive there is no collision, and a vehicle that isn't
 * owned outright keeps both: its lender asks for them (spec §4).
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
