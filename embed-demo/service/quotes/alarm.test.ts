import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createAlarm } from "./alarm";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("rings once for all who asked, at the earliest time, and again when it is asked again", () => {
  const rung: number[] = [];
  const alarm = createAlarm(() => rung.push(performance.now()));
  const now = performance.now();
  expect([alarm(now + 100), alarm(now + 10), alarm(now + 50)]).toEqual([now + 100, now + 10, now + 10]);
  vi.advanceTimersByTime(200);
  expect(rung).toEqual([now + 10]);
  alarm(performance.now() - 5);
  vi.advanceTimersByTime(5);
  expect(rung).toHaveLength(2);
});
