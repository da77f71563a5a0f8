/** A premium for a term. Zero and null are "no price". */
export interface Priced {
  premium: number | null;
  /** Months. */
  term: number;
}

/** Dollars per month, which makes terms of different lengths comparable. Infinite without a price. */
export const monthlyPremium = ({ premium, term }: Priced): number => (premium ? premium / term : Infinity);

/** Cheapest month first, without a price last. A stable sort keeps arrival order among equals. */
export function byMonthlyPremium(a: Priced, b: Priced): number {
  const [left, right] = [monthlyPremium(a), monthlyPremium(b)];
  return left === right ? 0 : left - right;
}
