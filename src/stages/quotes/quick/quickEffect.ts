import { whatIf, type CoverageChange, type CoverageWeights } from "../../../business/whatIf";

/** The least and the greatest difference of a choice among some prices, in whole dollars a month: both positive, both negative, or zero. */
export interface QuickEffect {
  readonly least: number;
  readonly greatest: number;
}

/** Estimates a choice's effect on monthly prices. Null without a price, or where no change has a known cost. */
export function quickEffect(prices: readonly number[], weights: CoverageWeights, changes: readonly CoverageChange[]): QuickEffect | null {
  if (prices.length === 0 || !changes.some(({ id }) => weights[id])) return null;
  const differences = prices.map((price) => Math.round(whatIf(price, weights, changes) - price)).sort((a, b) => Math.abs(a) - Math.abs(b));
  return { least: differences[0]!, greatest: differences.at(-1)! };
}

/** The values on offer: the line's, of which the nearest makes room for another value that is held now. */
export function quickValues(values: readonly string[], held: string): readonly string[] {
  if (held === "" || values.includes(held)) return values;
  const distance = (value: string): number => Math.abs(Math.log(Number(value) / Number(held)));
  const [nearest] = [...values].sort((a, b) => distance(a) - distance(b));
  return values.map((value) => (value === nearest ? held : value));
}
