import { describe, expect, it } from "vitest";
import { startDate } from "../../business/limits";
import { addDays, calendarDay, formatDate } from "../../kernel/dates";
import { say } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { answersOf } from "../field";
import { daysAhead, insuranceStart, startDateTexts } from "./startDate";

const context = { answers: answersOf({}), state: "OH", now: new Date(2026, 5, 15, 23, 59) };
const said = (phrase: Phrase | null): string | null => phrase && say(phrase);

describe("insurance start", () => {
  it.each([
    ["", "Enter insurance start date"],
    ["  ", "Enter insurance start date"],
    ["tomorrow", "Enter a date formatted MM/DD/YYYY"],
    ["06/31/2026", "Invalid date"],
    ["6/20/26", "Complete year required"],
    ["06/14/2026", "Start date cannot be in the past"],
    ["06/15/2026", "You must select a date in the future"],
    ["06/16/2026", null],
    ["6/16/2026", null],
  ])("%s", (value, message) => {
    expect(said(insuranceStart()(value, context))).toBe(message);
  });

  it.each([
    [startDate.window, null],
    [startDate.window + 1, `Start date must be within ${startDate.window} days of today's date`],
    [startDate.trickyAfter, `Start date must be within ${startDate.window} days of today's date`],
    // A date this far ahead needs an advisor and isn't an error.
    [startDate.trickyAfter + 1, null],
    [3_000, null],
  ])("%i days ahead", (days, message) => {
    expect(said(insuranceStart()(formatDate(addDays(calendarDay(context.now), days)), context))).toBe(message);
  });

  it("uses renters' own wording", () => {
    const renters = insuranceStart(startDateTexts.notAhead);
    expect(renters("06/14/2026", context)?.english).toBe("You must select a date in the future");
    expect(renters("06/15/2026", context)?.english).toBe("You must select a date in the future");
    expect(renters("06/16/2026", context)).toBeNull();
  });

  it.each([
    ["06/15/2026", 0],
    ["06/14/2026", -1],
    ["06/15/2027", 365],
    ["06/16/2027", 366],
    ["soon", null],
  ])("%s is %j days ahead", (value, days) => expect(daysAhead(value, context.now)).toBe(days));
});
