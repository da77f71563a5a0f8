import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import type { QuoteEvent, QuoteList } from "../../../src/api/contract/quotes";
import { streamRoutes } from "./stream";

/** An application's list: priced ids, and others with their outcome. */
const listOf = (priced: readonly string[], others: Readonly<Record<string, string>> = {}, more: Partial<QuoteList> = {}): QuoteList =>
  ({
    ratingRun: 1,
    status: "InProgress",
    carriersAsked: 9,
    carriersAnswered: priced.length,
    quotes: priced.map((id) => ({ id })),
    withoutPrice: Object.entries(others).map(([id, outcome]) => ({ id, outcome })),
    ...more,
  }) as unknown as QuoteList;

/** An event in short: what it is, and about which quote. */
const short = (event: QuoteEvent): string =>
  event.type === "quote" ? `quote ${event.quote.id}` : event.type === "unpriced" ? `${event.unpriced.id} ${event.unpriced.outcome}` : event.type;

/** Opens a stream of an application that first has this list. */
function open(first: QuoteList | null) {
  const state = { list: first, error: null as Error | null, told: [] as (readonly string[])[], events: [] as string[], watching: 0, onEmit: (): void => undefined };
  let onChange = (): void => undefined;
  const watch = (_id: string, listener: () => void) => {
    onChange = listener;
    state.watching += 1;
    return () => void (state.watching -= 1);
  };
  const [route] = streamRoutes({ watch }, ({ told, onRead }) => {
    onRead();
    state.told.push(told());
    return state.error ? Promise.reject(state.error) : Promise.resolve(state.list);
  });
  const leaving = new AbortController();
  const emit = (event: unknown) => Promise.resolve(void (state.events.push(short(event as QuoteEvent)), state.onEmit()));
  const ended = route!.events!({ params: { applicationId: "application" }, sessionId: "session" } as never).then((stream) => stream(emit, leaving.signal));
  const outcome = ended.then(() => "ended", (error: unknown) => (error as Error).message);
  return {
    state,
    leaving,
    outcome,
    change: () => onChange(),
    /** Gives the application another list, and says so. Returns what is sent then. */
    async becomes(list: QuoteList): Promise<string[]> {
      await setImmediate();
      state.events.length = 0;
      state.list = list;
      onChange();
      await setImmediate();
      return [...state.events];
    },
  };
}

it.each(["Completed", "Failed"] as const)("sends all that is known, then what is new, until rating is %s", async (status) => {
  const { state, outcome, becomes } = open(listOf(["a"]));
  await setImmediate();
  expect(state.events).toEqual(["snapshot"]);
  expect(await becomes(listOf(["a", "b"], { c: "DECLINED" }))).toEqual(["quote b", "c DECLINED", "progress"]);
  expect(await becomes(listOf(["a", "b"], { c: "DECLINED" }))).toEqual([]);
  expect(await becomes(listOf(["a", "b"], { c: "TIMED_OUT" }, { status }))).toEqual(["c TIMED_OUT", "progress"]);
  expect([await outcome, state.watching]).toEqual(["ended", 0]);
  expect(state.told).toEqual([[], ["a"], ["a", "b"], ["a", "b"]]);
});

it("begins anew with a new run, of which nothing has been sent", async () => {
  const { state, becomes } = open(listOf(["a"]));
  expect(await becomes(listOf(["b"], {}, { ratingRun: 2 }))).toEqual(["snapshot"]);
  expect(await becomes(listOf(["b", "c"], {}, { ratingRun: 2 }))).toEqual(["quote c", "progress"]);
  expect(state.told).toEqual([[], ["a"], ["b"]]);
});

it("reads again for an answer that came while it sent, and not without one", async () => {
  const { state, change } = open(listOf(["a"]));
  state.onEmit = () => {
    state.onEmit = () => undefined;
    state.list = listOf(["a", "b"]);
    change();
  };
  await setImmediate();
  await setImmediate();
  expect(state.events).toEqual(["snapshot", "quote b", "progress"]);
  expect(state.told).toHaveLength(2);
});

it("ends for a client that leaves, and sends it nothing more", async () => {
  const { state, outcome, leaving, becomes } = open(listOf(["a"]));
  await setImmediate();
  leaving.abort();
  expect([await outcome, state.watching]).toEqual(["ended", 0]);
  expect(await becomes(listOf(["a", "b"]))).toEqual([]);
});

it("ends for a client that leaves while something is sent to it", async () => {
  const { state, outcome, leaving } = open(listOf(["a"]));
  state.onEmit = () => leaving.abort();
  expect([await outcome, state.watching]).toEqual(["ended", 0]);
});

it.each([
  ["is out of reach for a moment goes on", Object.assign(new Error("away"), { code: "ECONNREFUSED" }), ["quote b", "progress"], 1],
  ["breaks ends", new Error("broken"), [], 0],
])("a stream whose database %s", async (_what, error, sent, watching) => {
  const { state, change } = open(listOf(["a"]));
  await setImmediate();
  state.error = error;
  change();
  await setImmediate();
  state.error = null;
  state.list = listOf(["a", "b"]);
  await expect.poll(() => [state.events.slice(1), state.watching], { timeout: 5_000 }).toEqual([sent, watching]);
});

it("isn't opened for another session's application, nor watched", async () => {
  const { state, outcome } = open(null);
  expect([await outcome, state.watching]).toEqual(["NOT_FOUND", 0]);
});

it("ends if its application is erased meanwhile", async () => {
  const { state, outcome, becomes } = open(listOf(["a"]));
  expect(await becomes(null as never)).toEqual([]);
  expect([await outcome, state.watching]).toEqual(["NOT_FOUND", 0]);
});
