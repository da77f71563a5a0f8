import { expect, it } from "vitest";
import { isoDate } from "../kernel/dates";
import { firstStart } from "./firstStart";

it.each([
  ["OH", "2026-06-30T03:59:59Z", "2026-06-30"],
  ["OH", "2026-06-30T04:00:00Z", "2026-07-01"],
  ["HI", "2026-06-30T09:59:59Z", "2026-06-30"],
  ["HI", "2026-06-30T10:00:00Z", "2026-07-01"],
  // It is still June 29 in El Paso.
  ["TX", "2026-06-30T05:00:00Z", "2026-07-01"],
  ["TN", "2026-06-30T04:00:00Z", "2026-07-01"],
  ["AZ", "2026-12-31T06:59:59Z", "2026-12-31"],
  ["AZ", "2026-12-31T07:00:00Z", "2027-01-01"],
  ["PR", "2026-06-30T04:00:00Z", "2026-07-01"],
  [null, "2026-06-30T03:59:59Z", "2026-06-30"],
])("in %s at %s a policy can begin on %s", (state, now, first) => {
  expect(isoDate(firstStart(state, new Date(now)))).toBe(first);
});
