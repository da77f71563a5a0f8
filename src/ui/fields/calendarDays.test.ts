import { describe, expect, it } from "vitest";
import { formatDate, parseDate } from "../../kernel/dates";
import { dayName, monthName, moved, weekdays, weeksOf } from "./calendarDays";

const day = (text: string) => parseDate(text)!;

describe("calendar", () => {
  it("starts weeks on Sunday", () => {
    expect(weekdays("en").map(({ short }) => short)).toEqual(["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"]);
    expect(weekdays("en")[0]?.long).toBe("Sunday");
  });

  it("names months and days", () => {
    expect(monthName(day("07/01/2026"), "en")).toBe("July 2026");
    expect(dayName(day("07/01/2026"), "en")).toBe("Wednesday, July 1, 2026");
    expect(monthName(day("07/01/2026"), "es")).toBe("julio de 2026");
    expect(dayName(day("07/01/2026"), "es")).toBe("miércoles, 1 de julio de 2026");
    expect(weekdays("es").map(({ long }) => long)[3]).toBe("miércoles");
  });

  it.each([
    // 28 days that begin on a Sunday, and 31 that begin on a Saturday.
    ["02/10/2026", 4, 0],
    ["08/31/2026", 6, 6],
    ["02/29/2028", 5, 2],
  ])("lays out %s in %i weeks", (date, weeks, before) => {
    const laid = weeksOf(day(date));
    expect(laid).toHaveLength(weeks);
    expect(laid.every((week) => week.length === 7)).toBe(true);
    expect(laid[0]?.findIndex((cell) => cell !== null)).toBe(before);
    expect(laid.flat().filter(Boolean).map((cell) => cell?.day)).toEqual(Array.from({ length: laid.flat().filter(Boolean).length }, (_x, at) => at + 1));
  });

  it.each([
    ["07/01/2026", "ArrowLeft", "06/30/2026"],
    ["06/30/2026", "ArrowRight", "07/01/2026"],
    ["07/01/2026", "ArrowUp", "06/24/2026"],
    ["12/28/2026", "ArrowDown", "01/04/2027"],
    ["07/01/2026", "Home", "06/28/2026"],
    ["07/01/2026", "End", "07/04/2026"],
    ["03/31/2026", "PageUp", "02/28/2026"],
    ["12/31/2026", "PageDown", "01/31/2027"],
    ["01/15/2026", "PageUp", "12/15/2025"],
  ])("%s %s leads to %s", (from, key, to) => {
    const next = moved(day(from), key);
    expect(next && formatDate(next)).toBe(to);
  });

  it("ignores other keys", () => expect(moved(day("07/01/2026"), "Enter")).toBeNull());
});
