import type { Coverage } from "../../../api/contract/coverage";
import type { Quote } from "../../../api/contract/quote";
import { unlimited } from "../../../business/badges";
import { undefinedIn } from "./sharedCoverages";

type Quoted = Quote["coverages"][number];

/** How a quote's coverage compares with the usual one. `other`: different, but neither more nor less. */
export type Verdict = "better" | "worse" | "other";

export interface Difference {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly isDeductible: boolean;
  readonly verdict: Verdict;
}

/** Shortens "$100K per person / $300K per incident" to "$100K/$300K" for places where the label is beside it. */
export const briefly = (value: string): string => value.replace(/ per (?:person|incident)/g, "").replaceAll(" / ", "/");

/** A label inside a sentence: "Bodily injury" becomes "bodily injury", "PIP" stays. */
export const inSentence = (label: string): string => (/^.[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1));

interface Counted {
  readonly quoted: Quoted;
  readonly count: number;
}

/** Compares equal counts by text, because the order of arrival changes with a reload. */
const isMoreUsual = (one: Counted, other: Counted): boolean =>
  one.count === other.count ? one.quoted.value < other.quoted.value : one.count > other.count;

/**
 * The coverages that most of the quotes have, each with its most common value. The list states these once, so that its rows
 * only name differences. Null without a quote.
 */
export function usualQuote(quotes: readonly Quote[]): Quote | null {
  const [first] = quotes;
  if (!first) return null;
  const byId = new Map<string, Map<string, Counted>>();
  for (const { coverages } of quotes) {
    for (const quoted of coverages) {
      const values = byId.get(quoted.id) ?? new Map<string, Counted>();
      const known = values.get(quoted.value);
      byId.set(quoted.id, values.set(quoted.value, { quoted, count: (known?.count ?? 0) + 1 }));
    }
  }
  const coverages = [...byId.values()].flatMap((values) => {
    const most = [...values.values()].reduce((best, next) => (isMoreUsual(next, best) ? next : best));
    const count = [...values.values()].reduce((sum, next) => sum + next.count, 0);
    return count * 2 > quotes.length ? [most.quoted] : [];
  });
  return { ...first, coverages };
}

/** The dollars of a coverage, to compare. No limit is more than any; a quote states no amount for it. */
export const amountOf = ({ value, amount }: Pick<Quoted, "value" | "amount">): number | null => (value === unlimited ? Infinity : amount);

/** A lower deductible is better, and so is a higher limit. No value counts as the lowest of either. */
export function verdictOf(amount: number | null, usual: number | null, isDeductible: boolean): Verdict {
  if (amount === usual) return "other";
  const isMore = (amount ?? 0) > (usual ?? 0);
  if (isDeductible) return amount === null ? "worse" : usual === null || !isMore ? "better" : "worse";
  return isMore ? "better" : "worse";
}

/**
 * The differences between a quote and the usual one, among the coverages that a card may show or among all: those of a card's head
 * first, then in the order of the definitions.
 */
export function differencesOf(quote: Quote, usual: Quote, definitions: readonly Coverage[], ofAll = false): readonly Difference[] {
  const plain = undefinedIn(quote.coverages, definitions).map((quoted) => ({ ...quoted, isDeductible: false, showInQuoteCardHeader: false }));
  const shown = ofAll ? [...definitions, ...plain] : definitions.filter(({ showOnQuoteCard }) => showOnQuoteCard);
  const heads = shown.filter(({ showInQuoteCardHeader }) => showInQuoteCardHeader);
  const others = shown.filter(({ showInQuoteCardHeader }) => !showInQuoteCardHeader);
  return [...heads, ...others].flatMap(({ id, label, isDeductible }): Difference[] => {
    const [own, theirs] = [quote, usual].map(({ coverages }) => coverages.find((quoted) => quoted.id === id));
    if (!own || !theirs || own.value === theirs.value) return [];
    return [{ id, label, value: briefly(own.value), isDeductible, verdict: verdictOf(amountOf(own), amountOf(theirs), isDeductible) }];
  });
}

/** How much more a quote covers than the usual one: the number of higher limits minus that of lower ones. Deductibles don't count. */
export const coverageAbove = (quote: Quote, usual: Quote, definitions: readonly Coverage[]): number =>
  differencesOf(quote, usual, definitions)
    .filter(({ isDeductible }) => !isDeductible)
    .reduce((sum, { verdict }) => sum + (verdict === "better" ? 1 : verdict === "worse" ? -1 : 0), 0);
