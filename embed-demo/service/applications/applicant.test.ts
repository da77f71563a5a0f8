import { describe, expect, it } from "vitest";
import { lifeAge } from "../../../src/business/ageRules";
import { age, startDate } from "../../../src/business/limits";
import type { FieldError } from "../../../src/api/contract/problem";
import { addDays, addYears, isoDate } from "../../../src/kernel/dates";
import type { ProblemError } from "../http/problemError";
import { ageErrors, checkApplicant, emailErrors, genderErrors, resideErrors, startErrors } from "./applicant";

const today = { year: 2026, month: 6, day: 15 };
/** The message for the one member that may be refused; null if it isn't. */
const said = (errors: FieldError[]): string | null => errors.map(({ message }) => message).join() || null;

describe.each([
  ["default", age],
  ["life", lifeAge],
])("a birth date, with a day of grace on both sides: %s", (_name, bounds) => {
  const turns = (years: number, days: number) => isoDate(addDays(addYears(today, -years), days));
  it.each([
    ["a day too young", turns(bounds.min, 2), `You must be at least ${bounds.min} years old`],
    ["just old enough", turns(bounds.min, 1), null],
    ["just young enough", turns(bounds.max + 1, 0), null],
    ["a day too old", turns(bounds.max + 1, -1), `You must be under ${bounds.max + 1} years old`],
    ["not born", "2026-06-17", "Date cannot be in the future"],
    ["no day of the calendar", "2001-02-29", "Invalid date"],
  ])("%s", (_who, born, message) => expect(said(ageErrors("/dob", born, bounds, today))).toBe(message));
});

describe("a start, with a day of grace on both sides", () => {
  const window = `A policy begins within ${startDate.window} days`;
  it.each([
    [1, -2, "In the past"],
    [1, -1, "A policy begins 1 days ahead at the earliest"],
    [1, 0, null],
    [2, 0, "A policy begins 2 days ahead at the earliest"],
    [2, 1, null],
    [1, startDate.window + 1, null],
    [1, startDate.window + 2, window],
    [1, startDate.trickyAfter, window],
    [1, startDate.trickyAfter + 1, "A policy begins within a year"],
  ])("from %i days ahead: %i", (leastDays, days, message) => {
    expect(said(startErrors("/start", isoDate(addDays(today, days)), leastDays, today))).toBe(message);
  });

  it("is a day of the calendar", () => expect(said(startErrors("/start", "2026-06-31", 1, today))).toBe("Invalid date"));
});

it.each([
  ["1969-12-31", "Not between 01/01/1970 and today"],
  ["1970-01-01", null],
  ["2026-06-16", null],
  ["2026-06-17", "Not between 01/01/1970 and today"],
])("a renter since %s", (since, message) => expect(said(resideErrors("/since", since, today))).toBe(message));

it("reports everything that is wrong", () => {
  try {
    checkApplicant("LIFE", "OH", { dateOfBirth: "1900-01-01", email: "maya@example.notatld", gender: "NonBinary" }, "/personalInfo", today);
    expect.unreachable();
  } catch (error) {
    const pointers = (error as ProblemError).more.errors?.map(({ pointer }) => pointer);
    expect(pointers).toEqual(["/personalInfo/dateOfBirth", "/personalInfo/email", "/personalInfo/gender"]);
  }
});

it.each([
  [undefined, null],
  ["maya@example.com", null],
  ["maya@mail.example.co.uk", null],
  ["maya@example.notatld", "Must have a domain extension"],
])("the top-level domain of %s: %s", (email, message) => expect(said(emailErrors("/email", email))).toBe(message));

it.each([
  ["NonBinary", "OR", null],
  ["NonBinary", "OH", "Not offered in the state"],
  ["Female", "OH", null],
] as const)("%s in %s: %s", (gender, state, message) => expect(said(genderErrors("/gender", gender, state))).toBe(message));
