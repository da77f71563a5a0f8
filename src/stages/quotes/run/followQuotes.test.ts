import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Client } from "../../../api/client";
import type { Problem } from "../../../api/contract/problem";
import type { QuoteEvent } from "../../../api/contract/quotes";
import { localProblem } from "../../../api/problems";
import { followQuotes } from "./followQuotes";

const list = (status: "InProgress" | "Completed") => ({
  applicationId: "a",
  ratingRun: 1,
  status,
  carriersAsked: 2,
  carriersAnswered: 1,
  quotes: [],
  withoutPrice: [],
});
const snapshot = (status: "InProgress" | "Completed"): QuoteEvent => ({ type: "snapshot", ...list(status) });
const problem = localProblem("NETWORK");

type Stream = (onEvent: (event: QuoteEvent) => void, signal: AbortSignal) => Promise<unknown>;
/** Never ends on its own, like a stream whose companies are still working. */
const open: Stream = (_onEvent, signal) => new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("aborted"))));

function follow(stream: Stream, lists: readonly unknown[], visit = new AbortController()) {
  const events: QuoteEvent[] = [];
  const asked: number[] = [];
  const client = {
    stream: (_endpoint: unknown, { signal }: { signal: AbortSignal }, onEvent: (event: QuoteEvent) => void) => stream(onEvent, signal),
    call: () => {
      asked.push(Date.now());
      return Promise.resolve(lists[Math.min(asked.length, lists.length) - 1]);
    },
  } as unknown as Client;
  const end = followQuotes({
    client,
    applicationId: "a",
    token: "t",
    signal: visit.signal,
    onEvent: (event) => events.push(event),
    isOver: () => events.some((event) => "status" in event && event.status === "Completed"),
  });
  return { end, events, asked, leave: () => visit.abort() };
}
const answered = (status: "InProgress" | "Completed") => ({ ok: true, value: list(status) });
/** Milliseconds until a list that was read is shown. */
const turn = 1;
const refused = (code: Problem["code"]) => ({ ok: false, error: { ...problem, code } });

describe("following quotes", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("needs no list when the stream runs to its end", async () => {
    const run = follow((onEvent) => (onEvent(snapshot("Completed")), Promise.resolve({ reason: "complete" })), []);
    expect(await run.end).toEqual({ kind: "over" });
    expect(run.asked).toEqual([]);
  });

  it("opens the stream again where the service moves it", async () => {
    let opened = 0;
    const run = follow((onEvent) => {
      opened += 1;
      onEvent(snapshot(opened === 2 ? "Completed" : "InProgress"));
      return Promise.resolve({ reason: opened === 2 ? "complete" : "moved" });
    }, []);
    expect(await run.end).toEqual({ kind: "over" });
    expect([opened, run.asked.length]).toEqual([2, 0]);
  });

  it.each([["interrupted"], ["refused"]])("asks for the list when the stream is %s", async (reason) => {
    const run = follow(() => Promise.resolve({ reason, problem }), [answered("InProgress"), answered("Completed")]);
    await vi.advanceTimersByTimeAsync(2_000 + 2 * turn);
    expect(await run.end).toEqual({ kind: "over" });
    expect(run.asked).toHaveLength(2);
  });

  it("asks for the list when a proxy holds the stream back", async () => {
    const run = follow(open, [answered("Completed")]);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(run.asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1 + turn);
    expect(await run.end).toEqual({ kind: "over" });
  });

  it("takes the prices received after 30 seconds as final", async () => {
    const run = follow((onEvent, signal) => (onEvent(snapshot("InProgress")), open(onEvent, signal)), [answered("InProgress")]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await run.end).toEqual({ kind: "late" });
  });

  it.each(["NETWORK", "INTERNAL"] as const)("gives up when the stream and two lists have failed with %s", async (code) => {
    const run = follow(() => Promise.resolve({ reason: "interrupted", problem }), [refused(code)]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await run.end).toEqual({ kind: "silent", problem: refused(code).error });
    expect(run.asked).toHaveLength(2);
  });

  it.each(["TIMEOUT", "RATE_LIMITED"] as const)("waits the full time for a slow service: %s", async (code) => {
    const run = follow(() => Promise.resolve({ reason: "interrupted", problem }), [refused(code)]);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(run.asked).toHaveLength(15);
    await vi.advanceTimersByTimeAsync(1);
    expect(await run.end).toEqual({ kind: "silent", problem: refused(code).error });
  });

  it("waits the full time once anything was received", async () => {
    const run = follow((onEvent) => (onEvent(snapshot("InProgress")), Promise.resolve({ reason: "interrupted", problem })), [refused("NETWORK")]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await run.end).toEqual({ kind: "late" });
  });

  it("waits the full time once a list was received", async () => {
    const run = follow(() => Promise.resolve({ reason: "interrupted", problem }), [answered("InProgress"), refused("NETWORK")]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await run.end).toEqual({ kind: "late" });
  });

  it("continues after a list whose call broke off", async () => {
    const run = follow(() => Promise.resolve({ reason: "interrupted", problem }), [Promise.reject(new Error("broken off")), answered("Completed")]);
    await vi.advanceTimersByTimeAsync(2_000 + turn);
    expect(await run.end).toEqual({ kind: "over" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("continues after a failed list", async () => {
    const run = follow(() => Promise.resolve({ reason: "interrupted", problem }), [refused("NETWORK"), answered("Completed")]);
    await vi.advanceTimersByTimeAsync(2_000 + turn);
    expect(await run.end).toEqual({ kind: "over" });
  });

  it.each([
    ["the stream", () => Promise.resolve({ reason: "refused", problem: refused("NOT_FOUND").error }), [] as unknown[]],
    ["the list", () => Promise.resolve({ reason: "interrupted", problem }), [refused("NOT_FOUND")]],
  ])("reports that %s doesn't know the application", async (_name, stream, lists) => {
    const run = follow(stream, lists);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await run.end).toEqual({ kind: "lost" });
  });

  it("stops when the visitor leaves", async () => {
    const run = follow(open, [answered("InProgress")]);
    run.leave();
    expect(await run.end).toEqual({ kind: "left" });
    expect(run.asked).toEqual([]);
  });

  it("doesn't begin for a visitor who has left", async () => {
    const gone = new AbortController();
    gone.abort();
    let isAborted = false;
    const run = follow((_onEvent, { aborted }) => ((isAborted = aborted), Promise.resolve({ reason: "interrupted", problem })), [answered("InProgress")], gone);
    expect(await run.end).toEqual({ kind: "left" });
    expect([isAborted, run.asked.length]).toEqual([true, 0]);
  });
});
