import type { Coverage } from "../../../api/contract/coverage";
import type { Quote } from "../../../api/contract/quote";

type Quoted = Quote["coverages"][number];

/** How a quote's coverage stands beside what most quotes have. `other`: different, and neither more nor less. */
export type Verdict = "better" | "worse" | "other";

export interface Difference {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly isDeductible: boolean;
  readonly verdict: Verdict;
}

/** "$100K per person / $300K per incident" is "$100K/$300K" wherever the label stands beside it. */
export const briefly = (value: string): string => value.replace(/ per (?:person|incident)/g, "").replaceAll(" / ", "/");

/** A label inside a sentence: "Bodily injury" becomes "bodily injury", "PIP" stays. */
export const inSentence = (label: string): string => (/^.[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1));

/**
 * The coverages that most of the quotes have, each with the value that is quoted most often; among equals the one that came
 * first. What a list says once, so that its rows only name what differs. Null without a quote.
 */
export function usualQuote(quotes: readonly Quote[]): Quote | null {
  const [first] = quotes;
  if (!first) return null;
  const byId = new Map<string, Map<string, { quoted: Quoted; count: number }>>();
  for (const { coverages } of quotes) {
    for (const quoted of coverages) {
      const values = byId.get(quoted.id) ?? new Map<string, { quoted: Quoted; count: number }>();
      const known = values.get(quoted.value);
      byId.set(quoted.id, values.set(quoted.value, { quoted, count: (known?.count ?? 0) + 1 }));
    }
  }
  const coverages = [...byId.values()].flatMap((values) => {
    const most = [...values.values()].reduce((best, next) => (next.count > best.count ? next : best));
    const count = [...values.values()].reduce((sum, next) => sum + next.count, 0);
    return count * 2 > quotes.length ? [most.quoted] : [];
  });
  return { ...first, coverages };
}

/** Less to pay first is better, and so is more that is paid. Nothing at all is the least of either. */
export function verdictOf(amount: number | null, usual: number | null, isDeductible: boolean): Verdict {
  if (amount === usual) return "other";
  const isMore = (amount ?? 0) > (usual ?? 0);
  if (isDeductible) return amount === null ? "worse" : usual === null || !isMore ? "better" : "worse";
  return isMore ? "better" : "worse";
}

/**
 * What a quote has that the usual one hasn't, of the coverages that a card may show, or of all: those of a card's head first, then
 * in the order of the definitions.
 */
export function differencesOf(quote: Quote, usual: Quote, definitions: readonly Coverage[], ofAll = false): readonly Difference[] {
  const shown = definitions.filter(({ showOnQuoteCard }) => showOnQuoteCard || ofAll);
  const heads = shown.filter(({ showInQuoteCardHeader }) => showInQuoteCardHeader);
  const others = shown.filter(({ showInQuoteCardHeader }) => !showInQuoteCardHeader);
  return [...heads, ...others].flatMap(({ id, label, isDeductible }): Difference[] => {
    const [own, theirs] = [quote, usual].map(({ coverages }) => coverages.find((quoted) => quoted.id === id));
    if (!own || !theirs || own.value === theirs.value) return [];
    return [{ id, label, value: briefly(own.value), isDeductible, verdict: verdictOf(own.amount, theirs.amount, isDeductible) }];
  });
}

/** How much more a quote covers than the usual one: limits above it less limits below it. Deductibles are no coverage. */
export const coverageAbove = (quote: Quote, usual: Quote, definitions: readonly Coverage[]): number =>
  differencesOf(quote, usual, definitions)
    .filter(({ isDeductible }) => !isDeductible)
    .reduce((sum, { verdict }) => sum + (verdict === "better" ? 1 : verdict === "worse" ? -1 : 0), 0);
