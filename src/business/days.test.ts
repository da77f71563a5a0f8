import { describe, expect, it } from "vitest";
import { addDays, addYears } from "../kernel/dates";
import { ageFault, licenseFault, lifeAge } from "./ageRules";
import { coverageFault } from "./coverageRules";
import { age, coverageYears, licensedFromAge, residedFrom, startDate } from "./limits";
import { residedFault, startFault } from "./startRules";
import { lastUseFault } from "./tobaccoRules";

const today = { year: 2026, month: 6, day: 15 };
const tomorrow = addDays(today, 1);

describe.each([
  ["everybody", age],
  ["life", lifeAge],
])("an age of %s", (_who, { min, max }) => {
  it.each([
    [addYears(today, -min), 0, null],
    [addDays(addYears(today, -min), 1), 0, { code: "tooYoung", bounds: { min } }],
    [addDays(addYears(today, -min), 1), 1, null],
    [addDays(addYears(today, -max - 1), 1), 0, null],
    [addYears(today, -max - 1), 0, { code: "tooOld", bounds: { max: max + 1 } }],
    [addYears(today, -max - 1), 1, null],
    [tomorrow, 0, { code: "future", bounds: {} }],
  ])("born %o, %i days of grace", (born, grace, found) => expect(ageFault(born, { min, max }, today, grace)).toEqual(found));
});

describe("a license", () => {
  const born = { year: 1990, month: 9, day: 20 };
  const first = { year: born.year + licensedFromAge, month: born.month, day: 1 };
  it.each([
    [first, born, 0, null],
    [addDays(first, -1), born, 0, "licensedTooEarly"],
    [{ ...addDays(first, -1), day: 1 }, born, 0, "licensedTooEarly"],
    [addDays(first, -1), null, 0, null],
    [{ ...first, day: 2 }, born, 0, "licensedTooEarly"],
    [{ ...first, day: born.day - 1 }, born, 0, "licensedTooEarly"],
    [{ ...first, day: born.day }, born, 0, null],
    [today, born, 0, null],
    [tomorrow, born, 0, "future"],
    [tomorrow, born, 1, null],
  ])("since %o, born %o, %i days of grace", (licensed, birth, grace, code) => expect(licenseFault(licensed, birth, today, grace)?.code ?? null).toBe(code));
});

it.each([
  [3, 3, null],
  [4, 3, "moreThanLicensed"],
  [20, 20, null],
  [coverageYears.max, null, null],
  [coverageYears.max + 1, null, "moreThanLicensed"],
])("%i years of coverage, licensed for %j", (years, licensed, code) => expect(coverageFault(years, licensed)?.code ?? null).toBe(code));

it.each([
  [-1, 1, 0, "past"],
  [0, 1, 0, "tooSoon"],
  [1, 1, 0, null],
  [1, 2, 0, "tooSoon"],
  [2, 2, 0, null],
  [0, 1, 1, null],
  [-1, 1, 1, "tooSoon"],
  [-2, 1, 1, "past"],
  [startDate.window, 1, 0, null],
  [startDate.window + 1, 1, 0, "tooLate"],
  [startDate.window + 1, 1, 1, null],
  [startDate.trickyAfter, 1, 0, "tooLate"],
  [startDate.trickyAfter + 1, 1, 0, "tricky"],
])("a start %i days ahead, from %i, %i days of grace", (days, least, grace, code) => {
  expect(startFault(addDays(today, days), least, today, grace)?.code ?? null).toBe(code);
});

it.each([
  [residedFrom, 0, null],
  [addDays(residedFrom, -1), 0, "residedOutside"],
  [today, 0, null],
  [tomorrow, 0, "residedOutside"],
  [tomorrow, 1, null],
])("resided since %o, %i days of grace", (since, grace, code) => expect(residedFault(since, today, grace)?.code ?? null).toBe(code));

it.each([
  [today, null, null],
  [tomorrow, null, "future"],
  [{ year: 1990, month: 1, day: 1 }, { year: 1990, month: 1, day: 1 }, null],
  [{ year: 1989, month: 12, day: 31 }, { year: 1990, month: 1, day: 1 }, "beforeBirth"],
])("last used %o, born %o", (used, born, code) => expect(lastUseFault(used, born, today)?.code ?? null).toBe(code));
