import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Database } from "../database/connection";
import { createRateLimit, type RateLimit } from "./rateLimit";

const execute = vi.fn(() => Promise.resolve({ rows: [] }));

/** A database whose buckets are all empty, and have room again after so many seconds. */
const withRoomIn = (left: number) => ({ execute, select: () => ({ from: () => ({ where: () => Promise.resolve([{ left }]) }) }) }) as unknown as Database;

/** A limit that refuses each caller for a minute. */
const refusing = () => createRateLimit(withRoomIn(60), { most: 1, seconds: 60 });

/** True if a call of the caller asks the database. It is refused for so many seconds. */
async function reaches(limit: RateLimit, caller: string, seconds = 60): Promise<boolean> {
  execute.mockClear();
  expect(await limit.take(caller)).toBe(seconds);
  return execute.mock.calls.length > 0;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
// A failed test would leave the stopped clock to the worker's next files.
afterEach(() => void vi.useRealTimers());

it("a caller that was refused doesn't reach the database until it may try again", async () => {
  const flooded = refusing();
  expect([await reaches(flooded, "one"), await reaches(flooded, "one"), await reaches(flooded, "another")]).toEqual([true, false, true]);
  vi.advanceTimersByTime(59_001);
  execute.mockClear();
  expect(await flooded.take("one")).toBe(1);
  expect(execute).not.toHaveBeenCalled();
  vi.advanceTimersByTime(999);
  expect(await reaches(flooded, "one")).toBe(true);
});

it("some ten thousand refusals are remembered, and those that are over forgotten before the oldest", async () => {
  const flooded = refusing();
  const flood = async (from: number, to: number) => {
    for (let caller = from; caller < to; caller += 1) await flooded.take(`caller ${caller}`);
  };
  await flood(0, 10_002);
  expect([await reaches(flooded, "caller 1"), await reaches(flooded, "caller 10001")]).toEqual([false, false]);
  expect(await reaches(flooded, "caller 0")).toBe(true);

  const patient = refusing();
  expect(await reaches(patient, "long")).toBe(true);
  for (let caller = 1; caller < 10_000; caller += 1) await patient.take(`caller ${caller}`, withRoomIn(1));
  vi.advanceTimersByTime(1_000);
  for (const caller of ["next", "after next"]) await patient.take(caller);
  expect(await reaches(patient, "long", 59)).toBe(false);
});
