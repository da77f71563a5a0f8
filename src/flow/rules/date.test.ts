import { describe, expect, it } from "vitest";
import { lifeAge } from "../../business/ageRules";
import { age, licensedFromAge } from "../../business/limits";
import { addDays, addYears, calendarDay, formatDate } from "../../kernel/dates";
import { say } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { answersOf } from "../field";
import { birthDate, dateLicensed, parseMonth } from "./date";

/** Noon on the visitor's June 15, 2026, wherever the tests run. */
const now = new Date(2026, 5, 15, 12);
const context = { answers: answersOf({}), state: null, now };

const said = (phrase: Phrase | null): string | null => phrase && say(phrase);

describe("birth date", () => {
  it.each([
    ["", "Enter a birthdate"],
    ["  ", "Enter a birthdate"],
    ["9/7/1985", null],
    ["09/07/1985", null],
    ["tomorrow", "Enter a date formatted MM/DD/YYYY"],
    [" 9 / 7 / 1985 ", null],
    [" 9 . 31 . 1988 ", "Invalid date"],
    [" 1990 - 02 - 30 ", "Invalid date"],
    ["x1990-02-30", "Enter a date formatted MM/DD/YYYY"],
    ["1990-02-30x", "Enter a date formatted MM/DD/YYYY"],
    ["9/7/85x", "Enter a date formatted MM/DD/YYYY"],
    ["9/1985", "Enter a date formatted MM/DD/YYYY"],
    ["9/7/85", "Complete year required"],
    ["9/7/", "Complete year required"],
    ["9/31/1988", "Invalid date"],
    ["1990/01/02", null],
    ["1990-01-02", null],
    ["1990-1-2", null],
    ["1990/02/30", "Invalid date"],
    ["1990/13/01", "Invalid date"],
    ["199/01/02", "Enter a date formatted MM/DD/YYYY"],
    ["2/29/2007", "Invalid date"],
    ["13/1/1988", "Invalid date"],
    ["6/16/2026", "Date cannot be in the future"],
  ])("%j", (value, message) => expect(said(birthDate()(value, context))).toBe(message));

  it.each([
    ["everybody", age],
    ["life", lifeAge],
  ])("is judged by both bounds of %s", (_who, bounds) => {
    const judge = (years: number, days: number) => said(birthDate(bounds)(formatDate(addDays(addYears(calendarDay(now), -years), days)), context));
    expect(judge(bounds.min, 0)).toBeNull();
    expect(judge(bounds.min, 1)).toBe(`You must be at least ${bounds.min} years old`);
    expect(judge(0, 0)).toBe(`You must be at least ${bounds.min} years old`);
    expect(judge(bounds.max + 1, 1)).toBeNull();
    expect(judge(bounds.max + 1, 0)).toBe(`You must be under ${bounds.max + 1} years old`);
  });
});

describe("first licensed", () => {
  const tooEarly = `Check this date. Drivers must be at least ${licensedFromAge} when first licensed.`;
  const rule = dateLicensed(() => "9/20/1990");
  it.each([
    ["", "Enter when this driver was first licensed"],
    ["  ", "Enter when this driver was first licensed"],
    ["06/2010", null],
    [" 06 / 2010 ", null],
    ["6/15/2010", null],
    [" 06 / 05 ", "Complete year required"],
    [" 6 . 15 . 05 ", "Complete year required"],
    ["x6/05", "Enter the month and year as MM/YYYY"],
    ["06/2010x", "Enter the month and year as MM/YYYY"],
    ["2010", "Enter the month and year as MM/YYYY"],
    ["6/05", "Complete year required"],
    ["6/15/05", "Complete year required"],
    ["6/2005", null],
    ["2005-06-15", null],
    ["13/2010", "Enter the month and year as MM/YYYY"],
    ["2/30/2010", "Enter the month and year as MM/YYYY"],
    ["06/2026", null],
    ["6/15/2026", null],
    ["6/16/2026", "Date cannot be in the future"],
    ["07/2026", "Date cannot be in the future"],
    // The month of the birthday is the first one, whatever the day.
    [`09/${1990 + licensedFromAge}`, null],
    [`9/1/${1990 + licensedFromAge}`, null],
    [`8/31/${1990 + licensedFromAge}`, tooEarly],
    [`08/${1990 + licensedFromAge}`, tooEarly],
  ])("%j", (value, message) => expect(said(rule(value, context))).toBe(message));

  it("isn't compared with a birth date that isn't complete yet", () => expect(dateLicensed(() => "")("01/1950", context)).toBeNull());
});

it.each([
  ["06/2010", { year: 2010, month: 6, day: 1 }],
  ["6/15/2010", { year: 2010, month: 6, day: 15 }],
  ["00/2010", null],
  ["2010", null],
])("reads %s", (text, date) => expect(parseMonth(text)).toEqual(date));
