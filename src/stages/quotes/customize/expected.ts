import type { Quote } from "../../../api/contract/quote";
import { monthlyPremium } from "../../../business/quoteOrder";
import { whatIf, type CoverageChange, type CoverageWeights } from "../../../business/whatIf";

/** An estimate of a company's new price until it has answered. Dollars a month. */
export interface Expected {
  /** The quote before the change. */
  readonly of: Quote;
  readonly before: number;
  readonly after: number;
}

export function expectedOf(quote: Quote, weights: CoverageWeights, changes: readonly CoverageChange[]): Expected {
  const before = monthlyPremium(quote);
  return { of: quote, before, after: whatIf(before, weights, changes) };
}
