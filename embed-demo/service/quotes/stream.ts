import { setTimeout as pause } from "node:timers/promises";
import { streamQuotes, type QuoteEvent, type QuoteList } from "../../../src/api/contract/quotes";
import { isOutage } from "../database/outage";
import { streamRoute } from "../http/call";
import type { Queue } from "./queue";
import { ownApplication, ownRun } from "../applications/store";
import { readQuotes } from "./readQuotes";

/** Milliseconds: notifications can be lost with a connection, so the stream also polls. */
const lookAnyway = 2_000;
/** Milliseconds in which answers are collected, so that they are read together. */
const gather = 40;
/** Milliseconds between tries while the database can't be reached. */
const lookForDatabase = 500;

/** The outcome of a row with a price, which doesn't change during a run. */
const priced = "PRICED";

export const streamRoutes = (queue: Pick<Queue, "watch">) => [
  streamRoute(streamQuotes, async (call) => {
    await ownApplication(call);
    return (emit, signal) => follow(queue, call, emit, signal);
  }),
];

type Followed = Parameters<typeof ownApplication>[0];

async function follow(queue: Pick<Queue, "watch">, call: Followed, emit: (event: QuoteEvent) => Promise<void>, signal: AbortSignal): Promise<void> {
  const changes = watchChanges((onChange) => queue.watch(call.params.applicationId, onChange), signal);
  /** The last outcome sent for each row. A map instead of a cursor, because answers commit out of order. */
  const sent = new Map<string, string>();
  let run = -1;
  try {
    while (!signal.aborted) {
      const list = await read(call, signal, [...sent].flatMap(([id, outcome]) => (outcome === priced ? [id] : [])));
      if (!list) return;
      const entries = entriesOf(list);
      const fresh = entries.filter(({ id, outcome }) => sent.get(id) !== outcome);
      if (list.ratingRun !== run) {
        run = list.ratingRun;
        sent.clear();
        await emit({ type: "snapshot", ...list });
      } else if (fresh.length > 0) {
        for (const { event } of fresh) await emit(event);
        await emit(progressOf(list));
      }
      for (const { id, outcome } of entries) sent.set(id, outcome);
      if (list.status === "Completed" || list.status === "Failed") return;
      await changes.next();
    }
  } finally {
    changes.stop();
  }
}

/**
 * The current quotes, without prices already sent. However long the database is down, the stream continues where it stopped. Null
 * once nobody listens.
 */
async function read(call: Followed, signal: AbortSignal, told: readonly string[]): Promise<QuoteList | null> {
  while (!signal.aborted) {
    try {
      return await readQuotes(call.db, await ownRun(call), told);
    } catch (error) {
      if (!isOutage(error)) throw error;
      await pause(lookForDatabase, undefined, { signal }).catch(() => {});
    }
  }
  return null;
}

const entriesOf = ({ ratingRun, quotes, withoutPrice }: QuoteList): { id: string; outcome: string; event: QuoteEvent }[] => [
  ...quotes.map((quote) => ({ id: quote.id, outcome: priced, event: { type: "quote" as const, ratingRun, quote } })),
  ...withoutPrice.map((unpriced) => ({ id: unpriced.id, outcome: unpriced.outcome, event: { type: "unpriced" as const, ratingRun, unpriced } })),
];

const progressOf = ({ ratingRun, status, carriersAsked, carriersAnswered }: QuoteList): QuoteEvent => ({
  type: "progress",
  ratingRun,
  status,
  carriersAsked,
  carriersAnswered,
});

/** Waits for the next change; one that came between two waits isn't lost. */
function watchChanges(watch: (onChange: () => void) => () => void, signal: AbortSignal) {
  let changed = false;
  let wake: () => void = () => {};
  const onChange = () => {
    changed = true;
    wake();
  };
  const stopWatching = watch(onChange);
  signal.addEventListener("abort", onChange);
  return {
    async next(): Promise<void> {
      if (!changed) {
        const timer = setTimeout(() => wake(), lookAnyway);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        clearTimeout(timer);
      }
      if (!signal.aborted) await pause(gather);
      changed = false;
    },
    stop() {
      stopWatching();
      signal.removeEventListener("abort", onChange);
    },
  };
}
