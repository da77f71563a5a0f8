import type { Quote } from "../../../api/contract/quote";
import { monthlyPremium } from "../../../business/quoteOrder";
import { whatIf, type CoverageChange, type CoverageWeights } from "../../../business/whatIf";

/** An estimate of a company's new price until it has answered. */
export interface Expected {
  /** The quote before the change. */
  readonly of: Quote;
  /** Whole dollars a month. */
  readonly after: number;
}

export const expectedOf = (quote: Quote, weights: CoverageWeights, changes: readonly CoverageChange[]): Expected => ({
  of: quote,
  after: whatIf(monthlyPremium(quote), weights, changes),
});
