import type { Coverage } from "../../../api/contract/coverage";
import type { Quote } from "../../../api/contract/quote";
import { excludedCoverages } from "../../../business/coverages";

/** A coverage of a quote, in the words of the line's definitions if they are known. */
export interface QuotedCoverage {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** Keeps text in brackets on one line: "$6,540", and below it "(2% of home structure)". */
const legible = (value: string): string => value.replace(/\(.*\)/, (bracketed) => bracketed.replaceAll(" ", "\u00a0"));

/** The coverages that a company quotes without being offered as a choice, such as life's living benefits. */
export const undefinedIn = (coverages: Quote["coverages"], definitions: readonly Coverage[]): Quote["coverages"] =>
  coverages.filter(({ id }) => !excludedCoverages.includes(id) && !definitions.some((defined) => defined.id === id));

/** The number of terms in the sentence above the list: one line on a phone. */
const inSentence = 2;

const quoted = (quote: Quote, definitions: readonly Coverage[], isDeductible: boolean): readonly (QuotedCoverage & { defined?: Coverage })[] => {
  const known = definitions.filter((definition) => definition.isDeductible === isDeductible);
  const listed = known.flatMap((defined) => {
    const found = quote.coverages.find(({ id }) => id === defined.id);
    return found ? [{ id: found.id, label: defined.label, value: legible(found.value), defined }] : [];
  });
  // Without a definition the quote's own words are used, and a deductible can't be told apart.
  return isDeductible ? listed : [...listed, ...undefinedIn(quote.coverages, definitions)];
};

/**
 * The terms of the usual quote that are shown above the list: one coverage, two without a deductible, and the deductible that a
 * person can change, in the order of the definitions. A deductible that must always be visible, such as Florida's for hurricanes, is
 * added.
 */
export function sharedCoverages(quote: Quote, definitions: readonly Coverage[]): readonly QuotedCoverage[] {
  const shown = ({ defined }: { defined?: Coverage }): boolean => defined?.showOnQuoteCard ?? definitions.length === 0;
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
