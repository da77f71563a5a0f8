import { describe, expect, it } from "vitest";
import { licenseFault } from "./ageRules";
import { coverageFault } from "./coverageRules";
import { outside } from "./fault";
import { roofFault, yearBuiltFault } from "./homeRules";
import { emailFault, nameFault } from "./personRules";
import { residedFault, startFault } from "./startRules";
import { modelYearFault, vinFault } from "./vehicleRules";

const today = { year: 2026, month: 6, day: 15 };

/** Expects codes, with the bounds that a message names. */
it.each([
  ["Maya", 40, null],
  ["a".repeat(40), 40, null],
  ["a".repeat(41), 40, { code: "tooLong", bounds: { max: 40 } }],
  ["a".repeat(41), 60, null],
  ["Okafor2", 40, { code: "digits", bounds: {} }],
  ["Okafor2!", 40, { code: "digits", bounds: {} }],
  ["Maya!", 40, { code: "special", bounds: {} }],
  ["- '", 40, { code: "notAName", bounds: {} }],
])("a name of %j, at most %i characters", (name, max, found) => expect(nameFault(name, max)).toEqual(found));

it("a name may have forty characters by default", () => {
  expect([nameFault("a".repeat(40)), nameFault("a".repeat(41))?.code]).toEqual([null, "tooLong"]);
});

const isTopLevel = (label: string): boolean => label === "com";
describe("an e-mail address", () => {
  it.each([
    ["", "empty"],
    ["maya.example.com", "withoutAt"],
    ["@example.com", "edges"],
    ["_maya@example.com", "edges"],
    ["maya@example.com_", "edges"],
    ["maya.@example.com", "edges"],
    ["maya@.example.com", "malformed"],
    ["maya..o@example.com", "ellipsis"],
    ["maya@home@example.com", "malformed"],
    ["maya@com", "domain"],
    ["maya@example.con", "domain"],
    ["maya@com.example", "domain"],
    ["ma ya@example.com", "malformed"],
    [`a@${"b".repeat(44)}.com`, null],
    [`a@${"b".repeat(45)}.com`, "malformed"],
  ])("%s", (text, code) => expect(emailFault(text, isTopLevel)?.code ?? null).toBe(code));
});

it.each([
  ["1HGCM82633A004352", null],
  ["1HGCM8263 3A00435", "vinCharacters"],
  ["1HGCM82633A00435", "vinLength"],
  ["1HGCM82633A0043521", "vinLength"],
  ["IHGCM82633A004352", "vinLetters"],
  ["1HGCM8O633A004352", "vinLetters"],
  ["1HGCM82633A0Q4352", "vinLetters"],
  ["1HGCM82633A0A4352", "vinTail"],
  ["1HGCM82633AA04352", null],
  ["1HGCM82633A00435X", "vinTail"],
])("a VIN of %s", (vin, code) => {
  const found = vinFault(vin);
  expect(found?.code ?? null).toBe(code);
  if (code === "vinLength") expect(found?.bounds).toMatchObject({ length: 17 });
  if (code === "vinTail") expect(found?.bounds).toMatchObject({ numericTail: 5 });
});

it.each([
  [1990, "car", null],
  [1989, "car", { code: "pre_car", bounds: { year: 1990 } }],
  [1981, "motorcycle", null],
  [1980, "motorcycle", { code: "pre_motorcycle", bounds: { year: 1981 } }],
  [2027, "car", null],
  [2028, "car", { code: "notYet", bounds: {} }],
] as const)("the model year %i of a %s, in 2026", (year, type, found) => expect(modelYearFault(year, type, 2026)).toEqual(found));

it.each([
  [1700, null],
  [1699, { code: "builtTooEarly", bounds: { min: 1700 } }],
  [2027, null],
  [2028, { code: "builtAhead", bounds: {} }],
])("a home built in %i, in 2026", (year, found) => expect(yearBuiltFault(year, 2026)).toEqual(found));

it.each([
  ["FIVE_TO_TEN", 2021, null],
  ["FIVE_TO_TEN", 2022, "updatedTooEarly"],
  ["ELEVEN_TO_FIFTEEN", 2015, null],
  ["ELEVEN_TO_FIFTEEN", 2016, "updatedTooEarly"],
  ["MORE_THAN_FIFTEEN", 2010, null],
  ["MORE_THAN_FIFTEEN", 2011, "updatedTooEarly"],
  ["LESS_THAN_FIVE", 2027, null],
  ["DONT_KNOW", 2027, null],
  ["MORE_THAN_FIFTEEN", null, null],
] as const)("a roof updated %s on a home built in %j, in 2026", (time, built, code) => expect(roofFault(time, built, 2026)?.code ?? null).toBe(code));

it.each([
  [1_000, null],
  [100_000, null],
  [999, { code: "tooLittle", bounds: { min: "1,000", max: "100,000" } }],
  [100_001, { code: "tooMuch", bounds: { min: "1,000", max: "100,000" } }],
])("%i, from 1,000 to 100,000", (number, found) => expect(outside(number, { min: 1_000, max: 100_000 })).toEqual(found));

it("messages can name the bounds of a start, a residence, a time of coverage and a license", () => {
  const ahead = (day: number) => ({ ...today, day: today.day + day });
  expect(startFault(today, 1, today)?.bounds).toEqual({ days: 1 });
  expect(startFault({ ...today, year: 2028 }, 1, today)?.bounds).toEqual({ days: 365 });
  expect(startFault({ ...today, year: 2027 }, 1, today)?.bounds).toEqual({ days: 60 });
  expect(startFault(ahead(-1), 1, today)?.bounds).toEqual({});
  expect(residedFault(ahead(1), today)?.bounds).toEqual({ first: "01/01/1970" });
  expect(coverageFault(6, 5)?.bounds).toEqual({});
  expect(licenseFault({ ...today, year: 2003 }, { ...today, year: 1990 }, today)).toEqual({ code: "licensedTooEarly", bounds: { years: 14 } });
});
