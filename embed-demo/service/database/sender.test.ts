import { expect, it } from "vitest";
import { isAnother, newProcessName } from "./sender";

const own = newProcessName();

it.each([
  ["its own name", own, false],
  ["another process's", newProcessName(), true],
  ["none, as an earlier version", "", false],
  ["one that DATABASE_URL sets", "quotes", false],
])("%s", (_what, sent, expected) => {
  expect(isAnother(own, sent)).toBe(expected);
  // PostgreSQL cuts longer names.
  expect(own.length).toBeLessThan(64);
});
