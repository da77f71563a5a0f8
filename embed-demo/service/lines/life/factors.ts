import type { TobaccoFrequency, TobaccoProduct } from "../../../../src/business/life";
import type { LifeInput, RatedUsage } from "./input";

/**
 * Dollars a month for $500,000 over 20 years, by age, without tobacco: averages from the sources of states.psv. Interpolated
 * between ages.
 */
export const averageByAge: readonly (readonly [age: number, monthly: number])[] = [
  [18, 24.9], [25, 25.67], [30, 26.2], [35, 29.8], [40, 38.14], [45, 59.78], [50, 91.53], [55, 146.39], [60, 245.81], [65, 473.66], [80, 2_100],
];

export const averageAt = (age: number): number => between(averageByAge, age);

/** The price of smokers relative to others: 3.4 times at 25, 4.7 at 50. */
const smokersShare = (age: number): number => between([[18, 3.2], [25, 3.4], [50, 4.7], [80, 3.6]], age);

const products: Readonly<Record<TobaccoProduct, number>> = { Cigarettes: 1, eCigarettes: 0.85, Chew: 0.7, Pipe: 0.55, Cigars: 0.5, Cannabis: 0.4 };
const frequencies: Readonly<Record<TobaccoFrequency, number>> = { 365: 1, 52: 0.75, 12: 0.45, 2: 0.2 };
/** Weights by whole years since the last use; after the listed years a use hardly counts. */
const recency: readonly number[] = [0.8, 0.55, 0.35, 0.2, 0.12];

const weightOf = ({ product, frequency, isCurrent, yearsAgo }: RatedUsage): number =>
  products[product] * frequencies[frequency] * (isCurrent ? 1 : (recency[yearsAgo] ?? 0.05));

/** 1 without tobacco, the smokers' share for cigarettes every day; each further product adds to it. */
export function tobaccoFactor({ usages, age }: LifeInput): number {
  const spared = usages.reduce((rest, usage) => rest * (1 - 0.98 * weightOf(usage)), 1);
  return 1 + (smokersShare(age) - 1) * (1 - spared);
}

export const lifeFactors: Readonly<Record<string, (input: LifeInput) => number>> = {
  gender: ({ gender }) => ({ Male: 1.14, Female: 0.87 })[gender] ?? 1,
  health: ({ health }) => ({ Excellent: 0.86, Great: 1, Good: 1.28, Fair: 1.85 })[health],
  tobacco: tobaccoFactor,
  term: ({ term }) => between([[10, 0.6], [15, 0.77], [20, 1], [25, 1.36], [30, 1.66], [35, 2.15], [40, 2.7]], term),
};

/** Twice the amount costs a little less than twice as much. */
export const amountFactor = (amount: number): number => (amount / 500_000) ** 0.93;

/** A value of a table, interpolated linearly between its entries, and the nearest entry outside. */
function between(table: readonly (readonly [at: number, value: number])[], place: number): number {
  const after = table.findIndex(([at]) => at >= place);
  const [first, last] = [table[0]!, table.at(-1)!];
  if (after === -1) return last[1];
  if (after === 0) return first[1];
  const [[from, low], [to, high]] = [table[after - 1]!, table[after]!];
  return low + ((high - low) * (place - from)) / (to - from);
}
