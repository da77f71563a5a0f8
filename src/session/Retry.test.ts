import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Retry } from "./Retry";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const begun = () => {
  const ended = new AbortController();
  return { ended, retry: new Retry(ended.signal), call: vi.fn() };
};
const seconds = (count: number): void => void vi.advanceTimersByTime(count * 1_000);

/** The seconds after which a failing call is made again. */
function pauses({ retry, call }: ReturnType<typeof begun>, count: number): number[] {
  return Array.from({ length: count }, () => {
    call.mockClear();
    retry.later(call);
    let waited = 0;
    for (; call.mock.calls.length === 0 && waited < 600; waited += 1) seconds(1);
    return waited;
  });
}

it("waits longer each time, and a minute at most", () => expect(pauses(begun(), 6)).toEqual([5, 10, 20, 40, 60, 60]));

it("begins with the shortest pause again after a success", () => {
  const given = begun();
  pauses(given, 3);
  given.retry.succeeded();
  expect(pauses(given, 2)).toEqual([5, 10]);
});

it.each<[string, (given: ReturnType<typeof begun>) => void]>([
  ["a success", ({ retry }) => retry.succeeded()],
  ["its stop", ({ retry }) => retry.stop()],
  ["the end of the session", ({ ended }) => ended.abort()],
])("makes no call after %s", (_what, end) => {
  const given = begun();
  given.retry.later(given.call);
  end(given);
  seconds(600);
  expect(given.call).not.toHaveBeenCalled();
});

it("makes no call that is asked for after the end of the session", () => {
  const { ended, retry, call } = begun();
  ended.abort();
  retry.later(call);
  seconds(600);
  expect(call).not.toHaveBeenCalled();
});

it("makes only the call that was asked for last", () => {
  const { retry, call } = begun();
  const earlier = vi.fn();
  retry.later(earlier);
  retry.later(call);
  seconds(600);
  expect([earlier.mock.calls.length, call.mock.calls.length]).toEqual([0, 1]);
});
