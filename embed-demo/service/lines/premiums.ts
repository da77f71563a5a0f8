import { carriers, carriersFor } from "../reference/carriers";
import { serviceLines } from "./serviceLines";
import type { RatedAnswers } from "./ratedAnswers";

/** For tests: what every carrier of the line asks, in the file's order; null where it declines. */
export const premiumsOf = (input: RatedAnswers): (number | null)[] =>
  carriers()
    .filter(({ lines }) => lines.includes(input.line))
    .map((carrier) => {
      const rated = serviceLines[input.line].rate(input, carrier);
      return "premium" in rated ? rated.premium : null;
    });

/** For tests: the middle of what the carriers that are asked would take for a year. */
export function medianYear(input: RatedAnswers): number {
  const yearly = carriersFor(input.line, input.state, "panel").flatMap((carrier) => {
    const rated = serviceLines[input.line].rate(input, carrier);
    return "premium" in rated ? [(rated.premium * 12) / carrier.termMonths] : [];
  });
  return yearly.sort((a, b) => a - b)[Math.floor(yearly.length / 2)] ?? 0;
}

/** For tests: whether no carrier asks less the second time. A carrier that declines either time says nothing. */
export const neverLess = (before: readonly (number | null)[], after: readonly (number | null)[]): boolean =>
  before.every((premium, index) => premium === null || after[index] === null || (after[index] ?? 0) >= premium);
