import { describe, expect, it } from "vitest";
import { answersOf } from "../field";
import { birthDate, dateLicensed, parseMonth } from "./date";

/** Noon on the visitor's 15 June 2026, wherever the tests run. */
const now = new Date(2026, 5, 15, 12);
const context = { answers: answersOf({}), state: null, now };

describe("birth date", () => {
  it.each([
    ["", "Enter a birthdate"],
    ["  ", "Enter a birthdate"],
    ["9/7/1985", null],
    ["09/07/1985", null],
    ["tomorrow", "Enter a date formatted MM/DD/YYYY"],
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
    ["6/15/2026", "You must be at least 18 years old"],
    ["6/16/2008", "You must be at least 18 years old"],
    ["6/15/2008", null],
    ["6/16/1925", null],
    ["6/15/1925", "You must be under 101 years old"],
  ])("%j", (value, message) => expect(birthDate()(value, context)?.english ?? null).toBe(message));

  it("takes other bounds", () => {
    const life = birthDate({ min: 18, max: 80 });
    expect(life("6/16/1945", context)).toBeNull();
    expect(life("6/15/1945", context)?.english).toBe("You must be under 101 years old");
  });
});

describe("first licensed", () => {
  const rule = dateLicensed(() => "9/20/1990");
  it.each([
    ["", "Enter the date of the first license"],
    ["06/2010", null],
    ["6/15/2010", null],
    ["2010", "Enter a date formatted MM/YYYY"],
    ["6/05", "Complete year required"],
    ["6/15/05", "Complete year required"],
    ["6/2005", null],
    ["2005-06-15", null],
    ["13/2010", "Enter a date formatted MM/YYYY"],
    ["2/30/2010", "Enter a date formatted MM/YYYY"],
    ["06/2026", null],
    ["6/15/2026", null],
    ["6/16/2026", "Date cannot be in the future"],
    ["07/2026", "Date cannot be in the future"],
    // The month of the 14th birthday is where it begins, whatever the day.
    ["09/2004", null],
    ["9/1/2004", null],
    ["8/31/2004", "Enter a date at least 14 years after the birthdate"],
    ["08/2004", "Enter a date at least 14 years after the birthdate"],
  ])("%j", (value, message) => expect(rule(value, context)?.english ?? null).toBe(message));

  it("isn't held against a birth date that can't be read yet", () => expect(dateLicensed(() => "")("01/1950", context)).toBeNull());
});

it.each([
  ["06/2010", { year: 2010, month: 6, day: 1 }],
  ["6/15/2010", { year: 2010, month: 6, day: 15 }],
  ["00/2010", null],
  ["2010", null],
])("reads %s", (text, date) => expect(parseMonth(text)).toEqual(date));
