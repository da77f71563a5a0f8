/** Values of a term life application, as the API has them. */

export const healthRatings = ["Excellent", "Great", "Good", "Fair"] as const;
export type HealthRating = (typeof healthRatings)[number];

export const smokerAnswers = ["Never", "Previously", "Currently"] as const;
export type SmokerAnswer = (typeof smokerAnswers)[number];

export const tobaccoProducts = ["Cigarettes", "eCigarettes", "Cigars", "Pipe", "Chew", "Cannabis"] as const;
export type TobaccoProduct = (typeof tobaccoProducts)[number];

/** Times per year: daily, weekly, monthly, twice. */
export const tobaccoFrequencies = [365, 52, 12, 2] as const;
export type TobaccoFrequency = (typeof tobaccoFrequencies)[number];

/** Dollars of coverage on offer: within a range, every step from its first to its last. */
export const coverageAmountRanges = [
  { from: 50_000, to: 500_000, step: 25_000 },
  { from: 500_000, to: 800_000, step: 50_000 },
  { from: 800_000, to: 1_000_000, step: 100_000 },
  { from: 1_000_000, to: 10_000_000, step: 250_000 },
] as const;

/** Years. */
export const lifeTerms = [10, 15, 20, 25, 30, 35, 40] as const;
export type LifeTerm = (typeof lifeTerms)[number];

export const lifeDefaults = { coverageAmount: 500_000, term: 20 } as const;

/** Every amount on offer, ascending, each once. */
export const coverageAmounts: readonly number[] = [
  ...new Set(coverageAmountRanges.flatMap(({ from, to, step }) => Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step))),
];

/** Returns the smallest amount on offer at or above the wanted one, or the largest if that exceeds all. */
export const coverageAmountFor = (wanted: number): number => coverageAmounts.find((amount) => amount >= wanted) ?? coverageAmounts.at(-1)!;
