import { batch, computed, signal } from "@preact/signals-react";
import type { ReadonlySignal, Signal } from "@preact/signals-react";
import type { QuotingEnd } from "../api/contract/events";
import type { Quote, Unpriced } from "../api/contract/quote";
import type { QuoteEvent } from "../api/contract/quotes";
import type { ProcessStatus } from "../api/contract/values";
import { withPrices, type CoverageEdit, type PriceChange, type PriceLedger, type RunChange } from "./priceLedger";
import type { Selection } from "./snapshot";

/** The quotes of the current run, as far as they have arrived. Not stored: the service has them. */
export interface QuoteBoard {
  /** Null before the first request. */
  readonly status: Signal<ProcessStatus | null>;
  readonly quotes: ReadonlySignal<readonly Quote[]>;
  readonly withoutPrice: ReadonlySignal<readonly Unpriced[]>;
  readonly asked: ReadonlySignal<number>;
  readonly answered: ReadonlySignal<number>;
  readonly ended: Signal<QuotingEnd | null>;
  readonly complete: ReadonlySignal<boolean>;
  /** The prices shown are not those of the answers now, or the service has newer ones. */
  readonly updateRequired: Signal<boolean>;
  /** Ids of the quotes that are chosen to be compared, in the order of choosing. */
  readonly compared: Signal<readonly string[]>;
  /** Picked on screen and not yet accepted by the service, which makes it the session's selection. */
  readonly picked: Signal<Selection | null>;
  /** What the visitor has changed of the coverages since the last run, which says why the next one's prices differ. */
  readonly edits: Signal<readonly CoverageEdit[]>;
  /** What became of each company's price, over all runs of the application. */
  readonly ledger: ReadonlySignal<PriceLedger>;
  /** A run's snapshot replaces everything; what is late from another run than the last snapshot's is dropped. */
  receive(event: QuoteEvent): void;
  /** Rating status "Requested": of the run before stays what its prices were, for the ledger. */
  renew(isRatedAnew: boolean): void;
  /** Another application's prices are to come: nothing stays. */
  clear(): void;
}

/** `before`: the ledger that a reload or a link brings back. */
export function createQuoteBoard(before: Iterable<readonly [string, readonly PriceChange[]]> = []): QuoteBoard {
  const status = signal<ProcessStatus | null>(null);
  const priced = signal<ReadonlyMap<string, Quote>>(new Map());
  const unpriced = signal<ReadonlyMap<string, Unpriced>>(new Map());
  const asked = signal(0);
  const answered = signal(0);
  const ended = signal<QuotingEnd | null>(null);
  const updateRequired = signal(false);
  const picked = signal<Selection | null>(null);
  const compared = signal<readonly string[]>([]);
  const edits = signal<readonly CoverageEdit[]>([]);
  /** Of the runs before. */
  const past = signal<PriceLedger>(new Map(before));
  const last = signal<ReadonlyMap<string, Quote>>(new Map());
  const change = signal<RunChange>({ edits: [], isRatedAnew: false });
  const ledger = computed(() => withPrices(past.value, last.value, priced.value.values(), change.value));
  let run = 0;
  const forget = (): void =>
    batch(() => {
      status.value = null;
      priced.value = new Map();
      unpriced.value = new Map();
      asked.value = answered.value = 0;
      ended.value = null;
      updateRequired.value = false;
      picked.value = null;
      compared.value = [];
      edits.value = [];
    });
  const byId = <Entry extends { id: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> =>
    new Map(entries.map((entry) => [entry.id, entry]));
  const without = <Entry>(from: ReadonlyMap<string, Entry>, id: string): ReadonlyMap<string, Entry> =>
    new Map([...from].filter(([key]) => key !== id));
  return {
    status,
    quotes: computed(() => [...priced.value.values()]),
    withoutPrice: computed(() => [...unpriced.value.values()]),
    asked,
    answered,
    ended,
    complete: computed(() => ended.value !== null),
    updateRequired,
    compared,
    picked,
    edits,
    ledger,
    renew: (isRatedAnew) =>
      batch(() => {
        past.value = ledger.peek();
        last.value = new Map([...last.peek(), ...[...priced.peek().values()].map((quote) => [quote.carrierId, quote] as const)]);
        change.value = { edits: edits.peek(), isRatedAnew };
        forget();
      }),
    clear: () =>
      batch(() => {
        past.value = new Map();
        last.value = new Map();
        forget();
      }),
    receive: (event) =>
      batch(() => {
        if (event.type === "snapshot") run = event.ratingRun;
        else if (event.ratingRun !== run) return;
        switch (event.type) {
          case "snapshot":
            priced.value = byId(event.quotes);
            unpriced.value = byId(event.withoutPrice);
            break;
          case "quote":
            priced.value = new Map(priced.peek()).set(event.quote.id, event.quote);
            unpriced.value = without(unpriced.peek(), event.quote.id);
            return;
          case "unpriced":
            unpriced.value = new Map(unpriced.peek()).set(event.unpriced.id, event.unpriced);
            priced.value = without(priced.peek(), event.unpriced.id);
            return;
          case "progress":
            break;
        }
        status.value = event.status;
        asked.value = event.carriersAsked;
        answered.value = event.carriersAnswered;
        if (event.status === "Completed") ended.value = "QUOTING_COMPLETED";
        if (event.status === "Failed") ended.value = "QUOTES_FAILURE";
      }),
  };
}
