import type { Quote } from "../../../api/contract/quote";
import type { CoverageWeights } from "../../../business/whatIf";
import type { CoverageChoices } from "../../../session/fields/coverages";
import { editsBetween, type Customizable, type Editable } from "./choices";
import { expectedOf } from "./expected";

/** Weighs choices by one company's price. */
export interface PriceScale {
  /** The estimated price with these choices, in whole dollars a month. */
  readonly priceWith: (choices: CoverageChoices) => number;
  /** The change of price by other choices of a coverage, in whole dollars a month; null if its cost isn't known. */
  readonly effectOf: (coverage: Editable, from: CoverageChoices, to: CoverageChoices) => number | null;
}

/** A scale for a quote whose price is for the `priced` choices. */
export function priceScale(quote: Quote, weights: CoverageWeights, offer: Customizable, priced: CoverageChoices): PriceScale {
  const priceWith = (choices: CoverageChoices): number =>
    expectedOf(quote, weights, editsBetween(offer, priced, choices).map(({ change }) => change)).after;
  return {
    priceWith,
    effectOf: ({ id }, from, to) => (weights[id] ? priceWith(to) - priceWith(from) : null),
  };
}
