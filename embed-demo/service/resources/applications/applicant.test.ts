import { describe, expect, it } from "vitest";
import { age } from "../../../../src/business/limits";
import { ProblemError } from "../../http/problemError";
import { ageError, checkApplicant, checkResideTime, emailError, genderError, isStartWithin } from "./applicant";

const today = { year: 2026, month: 6, day: 15 };

describe("a birth date, with a day of grace on both sides", () => {
  const life = { min: age.lifeMin, max: age.lifeMax };
  it.each([
    ["default", age, "2008-06-17", "You must be at least 18 years old"],
    ["default", age, "2008-06-16", null],
    ["default", age, "1925-06-15", null],
    ["default", age, "1925-06-14", "You must be under 101 years old"],
    ["life", life, "1945-06-15", null],
    ["life", life, "1945-06-14", "You must be under 81 years old"],
    ["default", age, "2001-02-29", "Invalid date"],
  ])("%s, %o, %s: %s", (_name, bounds, born, message) => {
    expect(ageError(born, bounds, today)).toBe(message);
  });
});

describe("a start, with a day of grace on both sides", () => {
  it.each([
    [1, "2026-06-14", false],
    [1, "2026-06-15", true],
    [2, "2026-06-15", false],
    [2, "2026-06-16", true],
    [1, "2026-08-15", true],
    [1, "2026-08-16", false],
    [1, "2026-06-31", false],
  ])("from %i days ahead: %s", (leastDays, start, isWithin) => {
    expect(isStartWithin(start, leastDays, today)).toBe(isWithin);
  });
});

it.each([
  ["1969-12-31", false],
  ["1970-01-01", true],
  ["2026-06-16", true],
  ["2026-06-17", false],
])("a renter since %s", (since, isWithin) => {
  const check = () => checkResideTime(since, "/since", today);
  if (isWithin) expect(check).not.toThrow();
  else expect(check).toThrow(ProblemError);
});

it("points at everything that is wrong", () => {
  try {
    checkApplicant("LIFE", "OH", { dateOfBirth: "1900-01-01", email: "maya@example.notatld", gender: "NonBinary" }, "/personalInfo");
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
])("the top-level domain of %s: %s", (email, message) => expect(emailError(email)).toBe(message));

it.each([
  ["NonBinary", "OR", null],
  ["NonBinary", "OH", "Not offered in the state"],
  ["Female", "OH", null],
] as const)("%s in %s: %s", (gender, state, message) => expect(genderError(gender, state)).toBe(message));
