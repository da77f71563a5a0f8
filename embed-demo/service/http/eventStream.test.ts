import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventStream } from "./eventStream";
import type { Stream } from "./call";

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Opens a stream of what `produce` emits, for a client that reads it. Tells what arrives, and how it ended. */
function open(produce: Stream<unknown>, isRead = true) {
  const state = { text: "", ended: [] as unknown[], isClosed: false };
  const outer = new AbortController();
  const response = eventStream(produce, outer.signal, (error) => void state.ended.push(error ?? "over"));
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body!) state.text += decoder.decode(chunk);
    state.isClosed = true;
  };
  if (isRead) void read().catch(() => undefined);
  return { state, outer, response };
}

const until = (signal: AbortSignal) => new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));

it("sends events in order, says that it is complete, and ends", async () => {
  const { state, response } = open(async (emit) => {
    await emit({ a: 1 });
    await emit({ b: 2 });
  });
  await seconds(0);
  expect(state).toEqual({ text: 'retry: 1000\n\ndata: {"a":1}\n\ndata: {"b":2}\n\nevent: end\ndata: {}\n\n', ended: ["over"], isClosed: true });
  expect([...response.headers].sort()).toEqual([["cache-control", "no-store"], ["content-type", "text/event-stream"], ["x-accel-buffering", "no"]]);
});

it("says that it has moved if the service ends it, so that it is opened again at once", async () => {
  const { state, outer } = open((_emit, signal) => until(signal));
  await seconds(0);
  outer.abort();
  await seconds(0);
  expect(state).toEqual({ text: "retry: 1000\n\nretry: 0\nevent: moved\ndata: {}\n\n", ended: ["over"], isClosed: true });
});

it("isn't called complete if its source breaks, which is reported once", async () => {
  const broken = new Error("broken");
  const { state } = open(() => Promise.reject(broken));
  await seconds(60);
  expect(state).toEqual({ text: "retry: 1000\n\n", ended: [broken], isClosed: true });
});

it("shows every ten seconds that it is alive, as long as it lasts, and no longer", async () => {
  const { state, outer } = open((_emit, signal) => until(signal));
  await seconds(9);
  expect(state.text).toBe("retry: 1000\n\n");
  await seconds(51);
  expect(state.text.split(": breathe\n\n")).toHaveLength(7);
  outer.abort();
  await seconds(0);
  expect(vi.getTimerCount()).toBe(0);
});

it("gives up a client that reads nothing for 20 seconds", async () => {
  const signals: AbortSignal[] = [];
  const { state } = open((_emit, signal) => (signals.push(signal), Promise.resolve()), false);
  await seconds(19);
  expect(state.ended).toEqual([]);
  await seconds(1);
  expect([state.ended, signals.map(({ aborted }) => aborted), vi.getTimerCount()]).toEqual([["over"], [true], 0]);
});
