import { setTimeout as pause } from "node:timers/promises";
import { streamQuotes, type QuoteEvent, type QuoteList } from "../../../src/api/contract/quotes";
import { isOutage } from "../database/outage";
import { sessionOf, streamRoute } from "../http/call";
import { ProblemError } from "../http/problemError";
import type { Queue } from "./queue";
import type { createQuoteReader } from "./quoteReader";

/** Milliseconds between tries while the database can't be reached. */
const lookForDatabase = 500;

/** The outcome of a row with a price, which doesn't change during a run. */
const priced = "PRICED";

export function streamRoutes(queue: Pick<Queue, "watch">, read: ReturnType<typeof createQuoteReader>) {
  return [
    streamRoute(streamQuotes, async (call) => {
      const { applicationId } = call.params;
      /** The last outcome sent for each row. A map instead of a cursor, because answers commit out of order. */
      const sent = new Map<string, string>();
      const told = () => [...sent].flatMap(([id, outcome]) => (outcome === priced ? [id] : []));
      // Watches before it reads, so that an answer between the two isn't missed.
      const changes = watchChanges((onChange) => queue.watch(applicationId, onChange));
      const readOn = () => read({ applicationId, sessionId: sessionOf(call), told, onRead: changes.seen });
      try {
        const first = present(await readOn());
        return (emit, signal) => follow(first, { read: readOn, changes, sent, emit, signal });
      } catch (error) {
        changes.stop();
        throw error;
      }
    }),
  ];
}

interface Following {
  readonly read: () => Promise<QuoteList | null>;
  readonly changes: ReturnType<typeof watchChanges>;
  readonly sent: Map<string, string>;
  readonly emit: (event: QuoteEvent) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Another session's application counts as missing, and one may be erased meanwhile. */
function present(list: QuoteList | null): QuoteList {
  if (!list) throw new ProblemError("NOT_FOUND");
  return list;
}

async function follow(first: QuoteList, { read, changes, sent, emit, signal }: Following): Promise<void> {
  let list = first;
  let run = -1;
  try {
    for (;;) {
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
      await changes.next(signal);
      const next = await untilReachable(read, signal);
      if (signal.aborted) return;
      list = present(next);
    }
  } finally {
    changes.stop();
  }
}

/** However long the database is down, the stream continues where it stopped. Null once nobody listens. */
async function untilReachable<Value>(read: () => Promise<Value>, signal: AbortSignal): Promise<Value | null> {
  while (!signal.aborted) {
    try {
      return await read();
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

/** Waits for the next change; one that came since the last reading isn't lost. */
function watchChanges(watch: (onChange: () => void) => () => void) {
  let changed = false;
  let wake: () => void = () => {};
  const stop = watch(() => {
    changed = true;
    wake();
  });
  return {
    stop,
    /** The changes until now are being read. */
    seen(): void {
      changed = false;
    },
    async next(signal: AbortSignal): Promise<void> {
      if (changed || signal.aborted) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
        signal.addEventListener("abort", wake, { once: true });
      });
      signal.removeEventListener("abort", wake);
    },
  };
}
