import { expect, it } from "vitest";
import { isoDate } from "../kernel/dates";
import { federalHolidays } from "./holidays";
import { briefHours, hoursSaid, hourText, isOpen } from "./hours";

it.each([
  ["Friday 8:00:00 a.m. opens", "2026-11-20T08:00:00-05:00", true],
  ["Friday 7:59:59 a.m. is early", "2026-11-20T07:59:59-05:00", false],
  ["Friday 8:59:59 p.m. is open", "2026-11-20T20:59:59-05:00", true],
  ["Friday 9 p.m. is closed", "2026-11-20T21:00:00-05:00", false],
  ["Saturday is closed", "2026-11-21T12:00:00-05:00", false],
  ["Sunday is closed", "2026-11-22T12:00:00-05:00", false],
  ["Monday is open", "2026-11-23T12:00:00-05:00", true],
  ["daylight saving time counts", "2026-07-06T08:00:00-04:00", true],
  ["midnight belongs to the new day", "2026-11-23T00:00:00-05:00", false],
  ["Thanksgiving is closed", "2026-11-26T12:00:00-05:00", false],
  ["the day after is open", "2026-11-27T12:00:00-05:00", true],
  ["4 July 2026 is a Saturday: Friday is closed", "2026-07-03T12:00:00-04:00", false],
  ["New Year's Day 2028 is a Saturday: Friday of the old year is closed", "2027-12-31T12:00:00-05:00", false],
])("%s", (_name, at, open) => {
  expect(isOpen(new Date(at))).toBe(open);
});

it.each([
  [0, "12 a.m."],
  [8, "8 a.m."],
  [11, "11 a.m."],
  [12, "12 p.m."],
  [13, "1 p.m."],
  [21, "9 p.m."],
])("hour %i is %s, on one line", (hour, text) => expect(hourText(hour)).toBe(text.replace(" ", "\u00a0")));

it("advisors answer from 8 a.m. to 9 p.m., in sentences and in lines of few words", () => {
  expect([hoursSaid, briefHours]).toEqual([{ opens: "8\u00a0a.m.", closes: "9\u00a0p.m." }, { opens: "8am", closes: "9pm" }]);
});

it("keeps a Saturday's holiday on Friday and a Sunday's on Monday, as three of 2027 are", () => {
  expect(federalHolidays(2027).map(isoDate)).toEqual([
    "2027-01-01", "2027-01-18", "2027-02-15", "2027-05-31", "2027-06-18", "2027-07-05", "2027-09-06", "2027-10-11", "2027-11-11", "2027-11-25", "2027-12-24",
  ]);
});

it("knows the federal holidays of 2026", () => {
  expect(federalHolidays(2026).map(isoDate)).toEqual([
    "2026-01-01", "2026-01-19", "2026-02-16", "2026-05-25", "2026-06-19", "2026-07-03", "2026-09-07", "2026-10-12", "2026-11-11", "2026-11-26", "2026-12-25",
  ]);
});
