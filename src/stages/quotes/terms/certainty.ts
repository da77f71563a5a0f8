import type { Quote } from "../../../api/contract/quote";
import { phrases, type Phrase } from "../../../kernel/phrase";

const texts = phrases("quotes.certainty", {
  estimates: "Estimates until the company checks your records.",
  mostEstimates: "Estimates, unless marked firm.",
  firm: "Firm prices: the companies will honor them.",
  mostFirm: "Firm prices, unless marked as estimates.",
});

/** True if most of the prices are firm, so that only estimates are marked. */
export const isUsuallyFirm = (quotes: readonly Quote[]): boolean => 2 * quotes.filter(({ isBindable }) => isBindable).length > quotes.length;

/** Says once how reliable the prices are. A second kind shortens the sentence: a longer one would push down a list that is being read. */
export function certaintyOf(quotes: readonly Quote[]): Phrase {
  const isFirm = isUsuallyFirm(quotes);
  const isSo = quotes.every(({ isBindable }) => isBindable === isFirm);
  if (isFirm) return isSo ? texts.firm : texts.mostFirm;
  return isSo ? texts.estimates : texts.mostEstimates;
}
