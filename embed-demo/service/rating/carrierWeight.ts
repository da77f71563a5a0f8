import type { Carrier } from "../reference/carriers";
import { chance } from "../reference/chance";

/** How much a carrier makes of a factor. An exponent: what is 1, the typical case, stays 1, and the order of cases stays. */
export type CarrierWeight = (name: string, factor: number) => number;

export const carrierWeightOf =
  (carrier: Carrier): CarrierWeight =>
  (name, factor) =>
    factor ** exponentOf(carrier.id, name);

/** Remembered: a few thousand of them are all that there are, and every price needs dozens. */
const exponents = new Map<string, number>();

function exponentOf(carrierId: string, name: string): number {
  const key = `${carrierId} ${name}`;
  const known = exponents.get(key);
  if (known !== undefined) return known;
  const exponent = 0.6 + 0.8 * chance("weight", carrierId, name);
  exponents.set(key, exponent);
  return exponent;
}

/** Every factor of a subject, weighed and multiplied. */
export const productOf = <Subject>(factors: Readonly<Record<string, (subject: Subject) => number>>, subject: Subject, weigh: CarrierWeight): number =>
  Object.entries(factors).reduce((total, [name, factor]) => total * weigh(name, factor(subject)), 1);

/** Where it is: the same neighbourhood costs more or less with every carrier, and with some more than with others. */
export function placeFactor(carrier: Carrier, state: string, zipCode: string): number {
  const region = zipCode.slice(0, 3);
  return (0.88 + 0.24 * chance("territory", region)) * (0.92 + 0.16 * chance("local", carrier.id, state, region));
}

/** The first bound above the value, or `otherwise`. Null (not asked, or barred) is the typical case. */
export const steps = (value: number | null, table: readonly (readonly [below: number, factor: number])[], otherwise: number): number =>
  value === null ? 1 : (table.find(([below]) => value < below)?.[1] ?? otherwise);

/** Dollars and cents of a carrier's term. */
export const termPremium = (yearly: number, carrier: Carrier): number => Math.round(((yearly * carrier.termMonths) / 12) * 100) / 100;
