import { batch, computed, signal } from "@preact/signals-react";
import type { ReadonlySignal, Signal } from "@preact/signals-react";
import type { QuotingEnd } from "../../api/contract/events.requests";
import type { Quote, Unpriced } from "../../api/contract/quote";
import type { QuoteEvent } from "../../api/contract/quotes";
import type { ProcessStatus } from "../../api/contract/values";
import { changedSince, lastPriceOf, withPrices, type CoverageEdit, type LastPrices, type PriceChange, type PriceLedger, type StoredPrices } from "./priceLedger";
import type { Selection } from "../kept/snapshot";

/** The quotes of the current run that have arrived. Not stored, because the service has them. */
export interface QuoteBoard {
  /** Null before the first request. */
  readonly status: Signal<ProcessStatus | null>;
  readonly quotes: ReadonlySignal<readonly Quote[]>;
  readonly withoutPrice: ReadonlySignal<readonly Unpriced[]>;
  readonly asked: ReadonlySignal<number>;
  readonly answered: ReadonlySignal<number>;
  readonly ended: Signal<QuotingEnd | null>;
  readonly complete: ReadonlySignal<boolean>;
  /** True if the prices shown aren't for the current answers, or the service has newer ones. */
  readonly updateRequired: Signal<boolean>;
  /** Ids of the quotes chosen for comparison, in the order of choosing. */
  readonly compared: Signal<readonly string[]>;
  /** Picked on screen, but not yet accepted by the service, which makes it the session's selection. */
  readonly picked: Signal<Selection | null>;
  /** The visitor's changes of coverages since the last run, which explain why the next one's prices differ. */
  readonly edits: Signal<readonly CoverageEdit[]>;
  /** The changes of each company's price, over all runs of the application. */
  readonly ledger: ReadonlySignal<PriceLedger>;
  /** Everything beside the ledger that a reload needs to continue it, even in the middle of a run. */
  readonly prices: ReadonlySignal<StoredPrices>;
  /** Applies an event. A snapshot of a new run replaces everything; events of an earlier run are dropped. */
  receive(event: QuoteEvent): void;
  /** Sets the rating status to "Requested". The ledger keeps the previous run's prices. */
  renew(isRatedAnew: boolean): void;
  /** Forgets everything, before another application's prices. */
  clear(): void;
}

/** `before` and its prices come from a reload or a link: the ledger, and the prices to compare with. */
export function createQuoteBoard(before: Readonly<Record<string, readonly PriceChange[]>> = {}, prices?: StoredPrices): QuoteBoard {
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
  /** The ledger of the earlier runs. */
  const past = signal<PriceLedger>(new Map(Object.entries(before)));
  const last = signal<LastPrices>(new Map(Object.entries(prices?.last ?? {})));
  const ledger = computed(() => withPrices(past.value, last.value, priced.value.values()));
  /** Each company's last price, of this run or an earlier one. */
  const latest = (): LastPrices =>
    new Map([...last.value, ...[...priced.value.values()].map((quote) => [quote.carrierId, lastPriceOf(quote)] as const)]);
  /** True if every company was asked, and none has answered in time. */
  const isSilent = (): boolean =>
    priced.peek().size === 0 && unpriced.peek().size > 0 && [...unpriced.peek().values()].every(({ outcome }) => outcome === "TIMED_OUT");
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
    prices: computed(() => ({ last: Object.fromEntries(latest()) })),
    renew: (isRatedAnew) =>
      batch(() => {
        past.value = ledger.peek();
        last.value = new Map([...latest()].map(([id, price]) => [id, changedSince(price, edits.peek(), isRatedAnew)]));
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
        if (event.status === "Completed") ended.value = isSilent() ? "TIMED_OUT" : "QUOTING_COMPLETED";
        if (event.status === "Failed") ended.value = "QUOTES_FAILURE";
      }),
  };
}
