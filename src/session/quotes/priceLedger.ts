import type { Quote } from "../../api/contract/quote";
import { z } from "../../kernel/zod";

const words = z.string();

/** A coverage that the visitor asked to have changed, by its id. Values in words: "$500". */
const coverageEdit = z.object({ id: z.string(), label: words, to: words });
export type CoverageEdit = Readonly<z.infer<typeof coverageEdit>>;

/** Why a company asks for another price. */
const priceCause = z.union([
  z.object({ kind: z.literal("edit"), label: words, value: words }),
  /** It doesn't offer what was asked for, and quotes the nearest that it does. */
  z.object({ kind: z.literal("correction"), label: words, value: words, asked: words }),
  /** Its policy runs for another number of months. */
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

/** Between two runs: what the visitor changed of the coverages, and whether any answer at all is another. */
export interface RunChange {
  readonly edits: readonly CoverageEdit[];
  readonly isRatedAnew: boolean;
}

export const noChange: RunChange = { edits: [], isRatedAnew: false };

/** What a company asked last, as far as its next price is told against it. */
const lastPrice = z.object({
  premium: z.number(),
  term: z.number(),
  /** By coverage, what it quoted in place of what was asked for. */
  corrected: z.record(z.string(), words),
  /** Of the run under way, whose change is in it already. */
  isCurrent: z.boolean(),
});
type LastPrice = z.infer<typeof lastPrice>;

export const lastPriceOf = ({ premium, term, coverages }: Quote, isCurrent: boolean): LastPrice => ({
  premium,
  term,
  isCurrent,
  corrected: Object.fromEntries(coverages.flatMap(({ id, value, asked }) => (asked === undefined ? [] : [[id, value]]))),
});

/** By company. */
export type LastPrices = ReadonlyMap<string, LastPrice>;

const cents = ({ premium, term }: Pick<Quote, "premium"> & { readonly term: number }): number => Math.round((premium / term) * 100);

/** What became of a company's price from one run to the next; null where the price stayed as it was. */
export function priceChange(before: LastPrice, after: Quote, { edits, isRatedAnew }: RunChange): PriceChange | null {
  if (cents(before) === cents(after)) return null;
  const { corrected: now } = lastPriceOf(after, true);
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

/** By company, oldest entry first. */
export type PriceLedger = ReadonlyMap<string, readonly PriceChange[]>;

/** The ledger as it is stored with the visit. Companies, sums and coverages: nothing that says who the visitor is. */
export const storedLedger = z.record(z.string(), z.array(priceChangeShape));

/** Against what the prices that are still to come are told. */
export const storedPrices = z.object({
  last: z.record(z.string(), lastPrice),
  change: z.object({ edits: z.array(coverageEdit), isRatedAnew: z.boolean() }),
});
export type StoredPrices = z.infer<typeof storedPrices>;

/** Entries of a company that are kept: a visit with 60 of them still fits into a link. */
const keptEntries = 3;

/** The entries with one more. A price that is back where it was takes back what led away from it. */
function withEntry(entries: readonly PriceChange[], entry: PriceChange): readonly PriceChange[] {
  const same = entries.findIndex(({ before }) => before === entry.after);
  return same < 0 ? [...entries, entry].slice(-keptEntries) : entries.slice(0, same);
}

/** The ledger with what this run's prices add to it: `last` is what each company asked before. The same one where they add nothing. */
export function withPrices(ledger: PriceLedger, last: LastPrices, quotes: Iterable<Quote>, change: RunChange): PriceLedger {
  const added = new Map<string, readonly PriceChange[]>();
  for (const quote of quotes) {
    const before = last.get(quote.carrierId);
    const entry = before && priceChange(before, quote, before.isCurrent ? noChange : change);
    if (entry) added.set(quote.carrierId, withEntry(ledger.get(quote.carrierId) ?? [], entry));
  }
  return added.size > 0 ? new Map([...ledger, ...added]) : ledger;
}
