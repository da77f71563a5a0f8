import type { InsuranceLine } from "./lines";

/** A coverage that is chosen differently. Values as the service lists them: "500", "100/300", "OPT_OUT". */
export interface CoverageChange {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Of the policy that it is about, 0 to 1: half for one of two cars. */
  readonly share: number;
}

interface Weight {
  /** Share of a usual premium that pays for the coverage. */
  readonly part: number;
  /** Its cost follows its amount to this power. */
  readonly power: number;
}

/**
 * Why these. Of a full-coverage car policy about half pays for liability, most of that for injuries, a good quarter for collision
 * and an eighth for the rest of the damage to the car. A doubled deductible takes some 14 % off what its coverage costs
 * (2 ** -0.22); a doubled limit adds 10 to 15 %, as few claims reach it. Of a home the one deductible stands before all of the
 * premium; personal property is a tenth of it, half with a condominium, and for a renter all there is. Liability is cheap
 * everywhere: 2 % for twice as much.
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

/** What a change adds, as a share of the premium. */
function added({ id, from, to, share }: CoverageChange, line: InsuranceLine): number {
  const weight = weights[line]?.[id];
  if (!weight || from === to) return 0;
  const { part, power } = weight;
  const [before, after] = [size(from), size(to)];
  // The premium of those who go without has no such part: the same dollars are a larger share of it.
  if (Number.isNaN(before)) return (share * part) / (1 - part);
  return share * part * (Number.isNaN(after) ? -1 : (after / before) ** power - 1);
}

/** A change takes no more than this share of a premium off. */
const mostOff = 0.95;

/**
 * Whole dollars that a premium may come to with other choices: a guess from what such changes usually cost, to be shown until
 * companies have answered. It never goes up with less cover, and doesn't know what one company makes of it.
 */
export function whatIf(premium: number, line: InsuranceLine, changes: readonly CoverageChange[]): number {
  const sum = changes.reduce((total, change) => total + added(change, line), 0);
  return Math.round(premium * (1 + Math.max(-mostOff, sum)));
}
