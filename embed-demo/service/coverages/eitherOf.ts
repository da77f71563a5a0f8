import type { Coverage } from "../../../src/api/contract/coverage";
import { optOut } from "../../../src/business/coverages";

const rank = (value: string): number => (value === optOut ? Infinity : Number.parseFloat(value));

/**
 * The values that vehicles have for one coverage, in words: "$500 or $1,000 or no coverage". The lowest is first and none
 * last, so that the same values are the same words, which other languages know.
 */
export const eitherOf = ({ increments }: Coverage, values: readonly string[]): string =>
  [...new Set(values)]
    .sort((one, other) => rank(one) - rank(other))
    .map((value, at) => (value === optOut && at > 0 ? "no coverage" : (increments.options.find((option) => option.value === value)?.label ?? value)))
    .join(" or ");
