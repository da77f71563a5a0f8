import { expect, it } from "vitest";
import { daysIn, lastDays } from "./period";

it("counts days in Eastern time, over the ends of months", () => {
  const lateOnTheFirst = new Date("2026-03-02T03:00:00Z");
  expect(lastDays(3, lateOnTheFirst)).toEqual({ from: "2026-02-27", to: "2026-03-01" });
  expect(daysIn(lastDays(3, lateOnTheFirst))).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
  expect(daysIn(lastDays(1, lateOnTheFirst))).toEqual(["2026-03-01"]);
});
