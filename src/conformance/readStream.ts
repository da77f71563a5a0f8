import type { QuoteEvent } from "../api/contract/quotes";
import { streamQuotes } from "../api/contract/quotes";
import { eventReader } from "../api/serverSentEvents";
import type { Backend } from "./backend";
import type { Sent } from "./caller";
import { faultsOf } from "./expectations";
import { Unmet } from "./verdicts";

export interface Streamed {
  readonly events: readonly QuoteEvent[];
  /** `complete`: the service sent `end`. `closed`: it closed without. `left`: this side left. */
  readonly end: "complete" | "closed" | "left";
}

/** Milliseconds for a whole stream: the widget stops listening after 30 seconds. */
const patience = 35_000;

/** Reads the stream until it ends or `enough` says so. Throws `Unmet` for an answer that isn't a stream of the contract's events. */
export async function readStream(at: Backend, call: Sent, enough: (events: readonly QuoteEvent[]) => boolean = () => false): Promise<Streamed> {
  const leaving = new AbortController();
  const late = setTimeout(() => leaving.abort(new Error("no end after 35 seconds")), patience);
  const events: QuoteEvent[] = [];
  try {
    const response = await at.open(streamQuotes, call, leaving.signal);
    const type = (response.headers.get("Content-Type") ?? "").split(";")[0];
    if (response.status !== 200 || type !== "text/event-stream" || !response.body) throw new Unmet(`${response.status} (${type || "no media type"})`);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const read = eventReader();
    for (;;) {
      const piece = await reader.read();
      if (piece.done) return { events, end: "closed" };
      for (const { event, data } of read(piece.value)) {
        if (event === "end") return { events, end: "complete" };
        events.push(parse(data, events.length));
        if (enough(events)) return { events, end: "left" };
      }
    }
  } catch (error) {
    if (error instanceof Unmet) throw error;
    throw new Unmet(leaving.signal.aborted ? `no end after 35 seconds and ${events.length} events` : `a broken connection after ${events.length} events`);
  } finally {
    clearTimeout(late);
    leaving.abort();
  }
}

function parse(data: string, index: number): QuoteEvent {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    throw new Unmet(`event ${index + 1} isn't JSON`);
  }
  const read = streamQuotes.events().safeParse(value);
  if (read.success) return read.data;
  const { type } = (value ?? {}) as { type?: unknown };
  throw new Unmet(`event ${index + 1}, of type ${JSON.stringify(type) ?? "none"}, isn't one of the contract's: ${faultsOf(read.error.issues)}`);
}

/** The outcome of each company's entry by its id, as a widget has it after these events: `PRICED 88.19`, `DECLINED`. */
export function outcomesOf(events: readonly QuoteEvent[]): ReadonlyMap<string, string> {
  const seen = new Map<string, string>();
  for (const event of events) {
    if (event.type === "snapshot") {
      seen.clear();
      for (const { id, premium } of event.quotes) seen.set(id, `PRICED ${premium}`);
      for (const { id, outcome } of event.withoutPrice) seen.set(id, outcome);
    }
    if (event.type === "quote") seen.set(event.quote.id, `PRICED ${event.quote.premium}`);
    if (event.type === "unpriced") seen.set(event.unpriced.id, event.unpriced.outcome);
  }
  return seen;
}
