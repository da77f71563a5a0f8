import { expect, it } from "vitest";
import { firstBatch, pauseAfter, rowsAfter } from "./pace";

/** Deletes so many rows at so many milliseconds each, and returns the longest batch and the share of the time that was a pause. */
function purged(rows: number, each: number): { longest: number; resting: number } {
  let [left, batch, longest, worked, rested] = [rows, firstBatch, 0, 0, 0];
  while (left > 0) {
    const took = Math.min(left, batch) * each;
    [left, longest, worked, rested] = [left - batch, Math.max(longest, took), worked + took, rested + pauseAfter(took)];
    batch = rowsAfter(batch, took);
  }
  return { longest, resting: rested / (worked + rested) };
}

it.each([0.05, 0.5, 2])("200,000 rows of %d ms each take turns with visitors: no batch is long, and most of the time is theirs", (each) => {
  const { longest, resting } = purged(200_000, each);
  expect(longest).toBeLessThanOrEqual(100);
  expect(resting).toBeGreaterThan(0.7);
});

it("goes on however slow the database is", () => {
  expect(rowsAfter(firstBatch, 60_000)).toBe(10);
  expect(pauseAfter(60_000)).toBe(2_000);
  expect(rowsAfter(10, 0)).toBe(20);
});
