import type { Quote } from "../../../api/contract/quote";
import type { InsuranceLine } from "../../../business/lines";
import { monthlyPremium } from "../../../business/quoteOrder";
import { whatIf, type CoverageChange } from "../../../business/whatIf";

/** What a company's price may come to, until it has answered. Dollars a month. */
export interface Expected {
  /** The quote as it was. */
  readonly of: Quote;
  readonly before: number;
  readonly after: number;
}

export function expectedOf(quote: Quote, line: InsuranceLine, changes: readonly CoverageChange[]): Expected {
  const before = monthlyPremium(quote);
  return { of: quote, before, after: whatIf(before, line, changes) };
}
