import { describe, expect, test } from "vitest";
import { answersOf } from "../../flow/field";
import { say } from "../../kernel/phrase";
import { make, modelYear, plainVin, vinForm } from "./itemRules";

const context = { answers: answersOf({}), state: "TX", now: new Date(2026, 5, 15) };
const said = (phrase: ReturnType<ReturnType<typeof modelYear>>) => phrase && say(phrase);

describe("model year", () => {
  const car = modelYear({ type: "car" });
  const motorcycle = modelYear({ type: "motorcycle" });
  test.each([
    ["", "Enter a 4-digit year"],
    ["  ", "Enter a 4-digit year"],
    ["199", "Enter a 4-digit year"],
    ["19a0", "Must be a number"],
    ["2019.5", "Must be a number"],
    ["1989", "Speak with an agent for pre-1990 vehicles"],
    ["1990", null],
    [" 2015 ", null],
    ["2026", null],
    ["2027", null],
    ["2028", "This year is not yet available"],
    ["20151", "This year is not yet available"],
  ])("a car of %j", (typed, message) => expect(said(car(typed, context))).toBe(message));
  test.each([
    ["1980", "Speak with an agent for pre-1981 motorcycles"],
    ["1981", null],
    ["2028", "This year is not yet available"],
  ])("a motorcycle of %j", (typed, message) => expect(said(motorcycle(typed, context))).toBe(message));
});

test.each([
  ["", "Please select a make."],
  [" ", "Please select a make."],
  ["other", "Please speak with an agent to identify the right vehicle"],
  ["Other ", "Please speak with an agent to identify the right vehicle"],
  ["Honda", null],
  ["Otherworld", null],
])("make %j", (typed, message) => expect(said(make(typed, context))).toBe(message));

describe("VIN", () => {
  const rule = vinForm(() => ["", "5YJ3E1EA7KF317000"]);
  test.each([
    ["", "Enter a 17-digit VIN"],
    ["1HGCM82633A00435", "Enter a 17-digit VIN"],
    ["1HGCM82633A0043522", "Enter a 17-digit VIN"],
    ["1HGCM82633A004352", null],
    ["1hgcm82633a004352", null],
    ["1HG CM826 33A 004352", null],
    ["1HGCM-82633A04352", "Invalid special characters"],
    ["1HGCM8263?A004352", "Invalid special characters"],
    ["IHGCM82633A004352", "VINs don't use the letters I, O, or Q. Try 1 or 0."],
    ["1HGCM82633AO04352", "VINs don't use the letters I, O, or Q. Try 1 or 0."],
    ["QHGCM82633A004352", "VINs don't use the letters I, O, or Q. Try 1 or 0."],
    ["1HGCM82633A0A4352", "The last 5 digits must be numeric"],
    ["1HGCM82633A00435X", "The last 5 digits must be numeric"],
    ["1HGCM82633AA04352", null],
    ["1HGCM82603A004352", null],
    ["5yj3e1ea7kf317000", "This VIN has already been entered"],
  ])("%j", (typed, message) => expect(said(rule(typed, context))).toBe(message));
});

test("a VIN is normalized by removing spaces only", () => expect(plainVin(" 1hg cm8-26 ")).toBe("1HGCM8-26"));
