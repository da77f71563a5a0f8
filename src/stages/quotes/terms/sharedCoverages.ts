import type { Coverage } from "../../../api/contract/coverage";
import type { Quote } from "../../../api/contract/quote";

/** A coverage of a quote, in the words of the line's definitions if they are known. */
export interface QuotedCoverage {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** Keeps text in brackets on one line: "$6,540", and below it "(2% of home structure)". */
const legible = (value: string): string => value.replace(/\(.*\)/, (bracketed) => bracketed.replaceAll(" ", "\u00a0"));

/** The number of terms in the sentence above the list: one line on a phone. */
const inSentence = 2;

const quoted = (quote: Quote, definitions: readonly Coverage[], isDeductible: boolean): readonly (QuotedCoverage & { defined?: Coverage })[] => {
  const known = definitions.filter((definition) => definition.isDeductible === isDeductible);
  const listed = known.flatMap((defined) => {
    const found = quote.coverages.find(({ id }) => id === defined.id);
    return found ? [{ id: found.id, label: defined.label, value: legible(found.value), defined }] : [];
  });
  // Without definitions (a failed lookup), the quote's own words are used, and deductibles can't be told apart.
  return definitions.length > 0 || isDeductible ? listed : quote.coverages;
};

/**
 * The terms of the usual quote that are shown above the list: one coverage, two without a deductible, and the deductible that a
 * person can change, in the order of the definitions. A deductible that must always be visible, such as Florida's for hurricanes, is
 * added.
 */
export function sharedCoverages(quote: Quote, definitions: readonly Coverage[]): readonly QuotedCoverage[] {
  const shown = ({ defined }: { defined?: Coverage }): boolean => defined?.showOnQuoteCard ?? true;
  const coverages = quoted(quote, definitions, false).filter(shown);
  const deductibles = quoted(quote, definitions, true).filter(shown);
  const deductible = deductibles.findLast(({ defined }) => defined?.isEditable) ?? deductibles[0];
  const always = deductibles.filter((other) => other !== deductible && other.defined?.showInQuoteCardHeader);
  return [...coverages.slice(0, deductible ? inSentence - 1 : inSentence), ...(deductible ? [deductible] : []), ...always];
}

/** All of a quote's coverages, then its deductibles. */
export const allCoverages = (quote: Quote, definitions: readonly Coverage[]): readonly QuotedCoverage[] => [
  ...quoted(quote, definitions, false),
  ...quoted(quote, definitions, true),
];
