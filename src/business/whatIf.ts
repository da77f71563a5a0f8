/** A change of a coverage. Values are in the service's form: "500", "100/300", "OPT_OUT". */
export interface CoverageChange {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** The share of the policy that the change affects, 0 to 1: half for one of two cars. */
  readonly share: number;
}

export interface CoverageWeight {
  /** Share of a usual premium that pays for the coverage. */
  readonly part: number;
  /** Its cost grows with this power of its amount. */
  readonly power: number;
}

/** Doubling a deductible takes some 14% off its coverage (2 ** -0.22). Doubling a limit adds 10 to 15%, as few claims reach it. */
export const deductibleWeight = (part: number): CoverageWeight => ({ part, power: -0.22 });

/** A line's weights, by the coverage's id. A coverage without one changes no price. */
export type CoverageWeights = Readonly<Record<string, CoverageWeight>>;

/**
 * A house's single deductible applies to the whole premium, and personal property is a tenth of it. Liability is cheap: 2%
 * for twice as much. Other homes differ in their personal property.
 */
export const houseWeights: CoverageWeights = {
  CONTENTS: { part: 0.1, power: 1 },
  PERSONAL_LIABILITY: { part: 1, power: 0.03 },
  ALL_PERILS: { part: 1, power: -0.16 },
};

/** The first number of a value; NaN for going without. */
const size = (value: string): number => parseInt(value, 10);

/** Returns a change's share of the premium. */
function added({ id, from, to, share }: CoverageChange, weights: CoverageWeights): number {
  const weight = weights[id];
  if (!weight || from === to) return 0;
  const { part, power } = weight;
  const [before, after] = [size(from), size(to)];
  // The current premium doesn't include the coverage, so the same dollars are a larger share of it.
  if (Number.isNaN(before)) return (share * part) / (1 - part);
  return share * part * (Number.isNaN(after) ? -1 : (after / before) ** power - 1);
}

/** A change takes off at most this share of a premium. */
const mostOff = 0.95;

/**
 * Estimates a premium in whole dollars with other choices, from the usual cost of such changes, for display until companies
 * have answered. Less coverage never raises it. It ignores differences between companies.
 */
export function whatIf(premium: number, weights: CoverageWeights, changes: readonly CoverageChange[]): number {
  const sum = changes.reduce((total, change) => total + added(change, weights), 0);
  return Math.round(premium * (1 + Math.max(-mostOff, sum)));
}
