import type { Carrier } from "../reference/carriers";
import { chance } from "../reference/chance";

/** A carrier's weight for a factor. It is an exponent, so 1, the typical case, stays 1, and the order of cases is kept. */
export type CarrierWeight = (name: string, factor: number) => number;

export const carrierWeightOf =
  (carrier: Carrier): CarrierWeight =>
  (name, factor) =>
    factor ** exponentOf(carrier.id, name);

/** Cached: there are only a few thousand, and every price needs dozens. */
const exponents = new Map<string, number>();

function exponentOf(carrierId: string, name: string): number {
  const key = `${carrierId} ${name}`;
  const known = exponents.get(key);
  if (known !== undefined) return known;
  const exponent = 0.6 + 0.8 * chance("weight", carrierId, name);
  exponents.set(key, exponent);
  return exponent;
}

/** The product of a subject's weighted factors. */
export const productOf = <Subject>(factors: Readonly<Record<string, (subject: Subject) => number>>, subject: Subject, weigh: CarrierWeight): number =>
  Object.entries(factors).reduce((total, [name, factor]) => total * weigh(name, factor(subject)), 1);

/** The location: each carrier charges more or less for a neighborhood, and some vary more than others. */
export function placeFactor(carrier: Carrier, state: string, zipCode: string): number {
  const region = zipCode.slice(0, 3);
  return (0.88 + 0.24 * chance("territory", region)) * (0.92 + 0.16 * chance("local", carrier.id, state, region));
}

/** The factor of the first bound above the value, or `otherwise`. Null (not asked, or barred) counts as typical. */
export const steps = (value: number | null, table: readonly (readonly [below: number, factor: number])[], otherwise: number): number =>
  value === null ? 1 : (table.find(([below]) => value < below)?.[1] ?? otherwise);

/** The premium for a carrier's term, in dollars and cents. */
export const termPremium = (yearly: number, carrier: Carrier): number => Math.round(((yearly * carrier.termMonths) / 12) * 100) / 100;
