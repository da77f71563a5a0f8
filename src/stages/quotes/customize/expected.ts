import type { Quote } from "../../../api/contract/quote";
import type { InsuranceLine } from "../../../business/lines";
import { monthlyPremium } from "../../../business/quoteOrder";
import { whatIf, type CoverageChange } from "../../../business/whatIf";

/** An estimate of a company's new price until it has answered. Dollars a month. */
export interface Expected {
  /** The quote before the change. */
  readonly of: Quote;
  readonly before: number;
  readonly after: number;
}

export function expectedOf(quote: Quote, line: InsuranceLine, changes: readonly CoverageChange[]): Expected {
  const before = monthlyPremium(quote);
  return { of: quote, before, after: whatIf(before, line, changes) };
}
