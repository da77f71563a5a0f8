import type { Quote } from "../../api/contract/quote";
import { z } from "../../kernel/zod";

const words = z.string();

/** A coverage that the visitor has changed, by its id. Values in words: "$500". */
const coverageEdit = z.object({ id: z.string(), label: words, to: words });
export type CoverageEdit = Readonly<z.infer<typeof coverageEdit>>;

/** The reason for a company's new price. */
const priceCause = z.union([
  z.object({ kind: z.literal("edit"), label: words, value: words }),
  /** The company doesn't offer the chosen value, and quotes the nearest one. */
  z.object({ kind: z.literal("correction"), label: words, value: words, asked: words }),
  /** The company's policy has another number of months. */
  z.object({ kind: z.literal("term"), months: z.number() }),
  /** Answers other than coverages were changed. */
  z.object({ kind: z.literal("answers") }),
  /** The visitor changed nothing. */
  z.object({ kind: z.literal("company") }),
]);
export type PriceCause = z.infer<typeof priceCause>;

/** One entry of a company's ledger. Dollars a month. */
const priceChangeShape = z.object({ before: z.number(), after: z.number(), causes: z.array(priceCause) });
export type PriceChange = z.infer<typeof priceChangeShape>;

/** The visitor's changes between two of a company's prices: the coverages, and whether any answer has changed. */
const runChange = z.object({ edits: z.array(coverageEdit), isRatedAnew: z.boolean() });

const noChange: z.infer<typeof runChange> = { edits: [], isRatedAnew: false };

/** A company's last price, with everything that its next one is compared with. */
const lastPrice = z.object({
  premium: z.number(),
  term: z.number(),
  /** The value that the company quoted instead of the chosen one, by coverage. */
  corrected: z.record(z.string(), words),
  /** Changes of all later runs that the company hasn't answered with a price yet. None if it answered the current one. */
  since: z.optional(runChange),
});
type LastPrice = z.infer<typeof lastPrice>;

export const lastPriceOf = ({ premium, term, coverages }: Quote): LastPrice => ({
  premium,
  term,
  corrected: Object.fromEntries(coverages.flatMap(({ id, value, asked }) => (asked === undefined ? [] : [[id, value]]))),
});

/** Adds changes to those that the company hasn't answered yet. A coverage that is changed again counts once. */
export const changedSince = ({ since = noChange, ...price }: LastPrice, edits: readonly CoverageEdit[], isRatedAnew: boolean): LastPrice => ({
  ...price,
  since: {
    edits: [...since.edits.filter(({ id }) => !edits.some((edit) => edit.id === id)), ...edits],
    isRatedAnew: since.isRatedAnew || isRatedAnew,
  },
});

/** Last prices, by company. */
export type LastPrices = ReadonlyMap<string, LastPrice>;

const cents = ({ premium, term }: Pick<Quote, "premium"> & { readonly term: number }): number => Math.round((premium / term) * 100);

/** Returns the change of a company's price since its last one; null if the price is the same. */
export function priceChange(before: LastPrice, after: Quote): PriceChange | null {
  if (cents(before) === cents(after)) return null;
  const { edits, isRatedAnew } = before.since ?? noChange;
  const { corrected: now } = lastPriceOf(after);
  const corrected = after.coverages.flatMap(({ id, label, value, asked }): PriceCause[] => {
    const isNew = asked !== undefined && (edits.some((edit) => edit.id === id) || before.corrected[id] !== value);
    return isNew ? [{ kind: "correction", label, value, asked }] : [];
  });
  const own = edits
    .filter(({ id }) => !(id in now))
    .map(({ label, to }): PriceCause => ({ kind: "edit", label, value: to }));
  const term: PriceCause[] = before.term === after.term ? [] : [{ kind: "term", months: after.term }];
  const known = [...own, ...corrected, ...term];
  const unknown: PriceCause = { kind: isRatedAnew ? "answers" : "company" };
  return { before: cents(before) / 100, after: cents(after) / 100, causes: known.length > 0 ? known : [unknown] };
}

/** Price changes by company, oldest first. */
export type PriceLedger = ReadonlyMap<string, readonly PriceChange[]>;

/** The ledger as it is stored with the visit: companies, amounts and coverages, without personal data. */
export const storedLedger = z.record(z.string(), z.array(priceChangeShape));

/** The state that future prices are compared with. */
export const storedPrices = z.object({ last: z.record(z.string(), lastPrice) });
export type StoredPrices = z.infer<typeof storedPrices>;

/** Entries kept per company: a visit with 60 companies still fits into a link. */
const keptEntries = 3;

/** Adds an entry. A price that is back at an earlier value removes the entries that led away from it. */
function withEntry(entries: readonly PriceChange[], entry: PriceChange): readonly PriceChange[] {
  const same = entries.findIndex(({ before }) => before === entry.after);
  return same < 0 ? [...entries, entry].slice(-keptEntries) : entries.slice(0, same);
}

/**
 * Adds this run's prices to the ledger; `last` are the companies' previous prices. Returns the same object if nothing is
 * added.
 */
export function withPrices(ledger: PriceLedger, last: LastPrices, quotes: Iterable<Quote>): PriceLedger {
  const added = new Map<string, readonly PriceChange[]>();
  for (const quote of quotes) {
    const before = last.get(quote.carrierId);
    const entry = before && priceChange(before, quote);
    if (entry) added.set(quote.carrierId, withEntry(ledger.get(quote.carrierId) ?? [], entry));
  }
  return added.size > 0 ? new Map([...ledger, ...added]) : ledger;
}
