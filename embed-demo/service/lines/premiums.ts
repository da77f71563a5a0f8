import { carriers, carriersFor } from "../reference/carriers";
import { serviceLines } from "./serviceLines";
import type { RatedAnswers } from "./ratedAnswers";

/** For tests: the premium of every carrier of the line, in the file's order; null if it declines. */
export const premiumsOf = (input: RatedAnswers): (number | null)[] =>
  carriers()
    .filter(({ lines }) => lines.includes(input.line))
    .map((carrier) => {
      const rated = serviceLines[input.line].rate(input, carrier);
      return "premium" in rated ? rated.premium : null;
    });

/** For tests: the median yearly price of the carriers that are asked. */
export function medianYear(input: RatedAnswers): number {
  const yearly = carriersFor(input.line, input.state, "panel").flatMap((carrier) => {
    const rated = serviceLines[input.line].rate(input, carrier);
    return "premium" in rated ? [(rated.premium * 12) / carrier.termMonths] : [];
  });
  return yearly.sort((a, b) => a - b)[Math.floor(yearly.length / 2)] ?? 0;
}

/** For tests: true if no carrier's premium falls. Ignores carriers that decline either time. */
export const neverLess = (before: readonly (number | null)[], after: readonly (number | null)[]): boolean =>
  before.every((premium, index) => premium === null || after[index] === null || (after[index] ?? 0) >= premium);
