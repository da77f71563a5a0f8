import { describe, expect, it } from "vitest";
import { addDays, addMonths, addYears, calendarDay, calendarDayIn, compareDates, daysBetween, formatDate, isoDate, parseDate, parseIsoDate, yearsBetween } from "./dates";

const on = (text: string) => parseDate(text)!;

describe("reading", () => {
  it.each([
    ["9/7/1985", "1985-09-07"],
    ["09/07/1985", "1985-09-07"],
    ["9-7-1985", "1985-09-07"],
    ["9.7.1985", "1985-09-07"],
    [" 9 / 7 / 1985 ", "1985-09-07"],
    ["2/29/2024", "2024-02-29"],
    ["12/31/1999", "1999-12-31"],
    ["1985-09-07", "1985-09-07"],
    ["1985/9/7", "1985-09-07"],
    [" 1985 . 9 . 7 ", "1985-09-07"],
    ["1999-12-31", "1999-12-31"],
    ["1/1/0985", "0985-01-01"],
  ])("%s is a day", (text, iso) => expect(isoDate(on(text))).toBe(iso));

  it.each(["", "2/29/2023", "2/30/2024", "13/1/2000", "0/1/2000", "1/0/2000", "9/31/1988", "1/1/85", "85-09-07", "9/7", "x", "x9/7/1985", "9/7/1985x", "x1985-9-7", "1985-9-7x", "2023-02-29"])("%s isn't a day", (text) =>
    expect(parseDate(text)).toBeNull(),
  );

  it.each([
    ["2024-02-29", "02/29/2024"],
    ["1985-09-07T00:00:00Z", "09/07/1985"],
  ])("the wire's %s", (iso, text) => expect(formatDate(parseIsoDate(iso)!)).toBe(text));

  it.each(["", "2023-02-29", "85-09-07", "9/7/1985", "x1985-09-07"])("%s isn't the wire form", (iso) => expect(parseIsoDate(iso)).toBeNull());
});

describe("arithmetic", () => {
  it("takes the visitor's own day", () => expect(calendarDay(new Date(2026, 0, 31, 23, 59))).toEqual({ year: 2026, month: 1, day: 31 }));

  it.each([
    ["America/New_York", "2025-12-31"],
    ["UTC", "2026-01-01"],
  ])("takes the day in %s", (zone, iso) => expect(isoDate(calendarDayIn(zone, new Date("2026-01-01T02:00:00Z")))).toBe(iso));

  it.each([
    ["1/1/2026", "1/1/2026", 0],
    ["12/31/2025", "1/1/2026", -1],
    ["2/1/2026", "1/31/2026", 1],
  ])("%s against %s", (a, b, sign) => expect(Math.sign(compareDates(on(a), on(b)))).toBe(sign));

  it.each([
    ["1/1/2026", "1/1/2026", 0],
    ["3/7/2026", "3/9/2026", 2],
    ["2/28/2024", "3/1/2024", 2],
    ["3/1/2026", "2/28/2026", -1],
  ])("days from %s to %s", (from, to, days) => expect(daysBetween(on(from), on(to))).toBe(days));

  it.each([
    ["12/31/2025", 1, "01/01/2026"],
    ["3/1/2024", -1, "02/29/2024"],
    ["1/1/2026", 365, "01/01/2027"],
  ])("%s and %i days", (from, days, to) => expect(formatDate(addDays(on(from), days))).toBe(to));

  it.each([
    ["2/29/2024", 1, "02/28/2025"],
    ["2/29/2024", 4, "02/29/2028"],
    ["2/29/2096", 4, "02/28/2100"],
    ["9/7/1985", 14, "09/07/1999"],
  ])("%s and %i years", (from, years, to) => expect(formatDate(addYears(on(from), years))).toBe(to));

  it.each([
    ["9/7/1985", "9/6/2026", 40],
    ["9/7/1985", "9/7/2026", 41],
    ["9/7/1985", "8/8/2026", 40],
    ["2/29/2008", "2/28/2026", 17],
    ["2/29/2008", "3/1/2026", 18],
    ["1/1/2026", "1/1/2026", 0],
  ])("years from %s to %s", (from, to, years) => expect(yearsBetween(on(from), on(to))).toBe(years));
});

describe("months on", () => {
  it.each([
    ["1/31/2027", 1, "2027-02-28"],
    ["1/31/2028", 1, "2028-02-29"],
    ["1/31/2027", 2, "2027-03-31"],
    ["12/15/2026", 1, "2027-01-15"],
    ["11/22/2026", 14, "2028-01-22"],
    ["3/31/2027", -1, "2027-02-28"],
    ["11/22/2026", 0, "2026-11-22"],
  ])("%s and %i", (from, months, iso) => expect(isoDate(addMonths(on(from), months))).toBe(iso));
});
