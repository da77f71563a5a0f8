import type { InsuranceLine } from "./lines";

/** A change of a coverage. Values are in the service's form: "500", "100/300", "OPT_OUT". */
export interface CoverageChange {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** The share of the policy that the change affects, 0 to 1: half for one of two cars. */
  readonly share: number;
}

interface Weight {
  /** Share of a usual premium that pays for the coverage. */
  readonly part: number;
  /** Its cost grows with this power of its amount. */
  readonly power: number;
}

/**
 * Reasons for the numbers: About half of a full-coverage car policy pays for liability, mostly injuries, a good quarter for
 * collision and an eighth for other damage to the car. Doubling a deductible takes some 14% off its coverage (2 ** -0.22);
 * doubling a limit adds 10 to 15%, as few claims reach it. A home's single deductible applies to the whole premium; personal
 * property is a tenth of it, half for a condominium, and all of it for renters. Liability is cheap everywhere: 2% for twice
 * as much.
 */
const deductible = (part: number): Weight => ({ part, power: -0.22 });
const home: Readonly<Record<string, Weight>> = {
  CONTENTS: { part: 0.1, power: 1 },
  PERSONAL_LIABILITY: { part: 1, power: 0.03 },
  ALL_PERILS: { part: 1, power: -0.16 },
};
const weights: Readonly<Partial<Record<InsuranceLine, Readonly<Record<string, Weight>>>>> = {
  PERSONAL_AUTO: {
    BODILY_INJURY: { part: 0.3, power: 0.2 },
    PROPERTY_DAMAGE: { part: 0.18, power: 0.1 },
    UNINSURED_MOTORIST: { part: 0.03, power: 0.2 },
    UNDERINSURED_MOTORIST: { part: 0.02, power: 0.2 },
    UNINSURED_MOTORIST_PROPERTY_DAMAGE: { part: 0.01, power: 0.1 },
    PIP_LIMIT: { part: 0.05, power: 0.15 },
    MEDICAL_PAYMENTS: { part: 0.01, power: 0.2 },
    COMPREHENSIVE_DEDUCTIBLE: deductible(0.12),
    COLLISION_DEDUCTIBLE: deductible(0.28),
  },
  PERSONAL_HOME: home,
  LANDLORD: { ...home, CONTENTS: { part: 0.01, power: 1 } },
  CONDOMINIUM: { ...home, CONTENTS: { part: 0.5, power: 0.5 } },
  RENTERS: { ...home, CONTENTS: { part: 1, power: 0.5 } },
  PET: { Deductible: deductible(1) },
};

/** The first number of a value; NaN for going without. */
const size = (value: string): number => parseInt(value, 10);

/** Returns a change's share of the premium. */
function added({ id, from, to, share }: CoverageChange, line: InsuranceLine): number {
  const weight = weights[line]?.[id];
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
export function whatIf(premium: number, line: InsuranceLine, changes: readonly CoverageChange[]): number {
  const sum = changes.reduce((total, change) => total + added(change, line), 0);
  return Math.round(premium * (1 + Math.max(-mostOff, sum)));
}
