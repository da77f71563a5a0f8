import { describe, expect, it } from "vitest";
import { mileage } from "../../business/limits";
import { say } from "../../kernel/phrase";
import { answersOf } from "../field";
import { formatWholeNumber, wholeBetween, wholeNumber } from "./number";

const context = { answers: answersOf({}), state: null, now: new Date(0) };

it.each([
  ["", "Required"],
  ["  ", "Required"],
  ["999", "A value between 1,000 and 100,000"],
  ["1000", null],
  ["12,000", null],
  [" 12000 ", null],
  ["100,000", null],
  ["100001", "A value between 1,000 and 100,000"],
  ["12.5", "Must be a number"],
  ["12k", null],
  ["12.5k", "Must be a number"],
  ["k", "Must be a number"],
  ["-5000", "Must be a number"],
])("miles %j", (value, message) => {
  const found = wholeBetween(mileage.auto)(value, context);
  expect(found && say(found)).toBe(message);
});

describe("as typed", () => {
  it.each([
    ["12,000", 12_000],
    ["0", 0],
    ["", null],
    ["1.0", null],
    ["1e3", null],
    ["$62,000", 62_000],
    [" $62,000.00 ", 62_000],
    ["62.500", null],
    ["1,980.", 1_980],
    ["1,980..", null],
    [".", null],
    ["62K", 62_000],
    ["$62 k", 62_000],
    ["1,980 sq ft", 1_980],
    ["1980 Sq. Ft.", 1_980],
    ["1980sqft", 1_980],
    ["1,980 square feet", 1_980],
    ["12,000 miles", 12_000],
    ["12000Miles", 12_000],
    ["12,000 mi", 12_000],
    ["12000mi.", 12_000],
    ["12,000 mil", null],
    ["2 million", null],
    ["19.5 sq ft", null],
    ["sq ft", null],
    ["$", null],
    ["62$000", null],
    ["1.0000", null],
  ])("%j is %j", (text, number) => expect(wholeNumber(text)).toBe(number));

  it.each([
    ["999", "999"],
    ["1000", "1,000"],
    ["12,0000", "120,000"],
    ["1000000", "1,000,000"],
    ["12k", "12,000"],
    ["12.5k", "12.5k"],
    ["1980 sq", "1980 sq"],
    ["12000 mi", "12000 mi"],
    ["12000 mi.", "12,000"],
    ["12000 miles", "12,000"],
    ["1980 sq. ft.", "1,980"],
    ["$62,000.00", "62,000"],
    ["1250.0", "1250.0"],
    ["1250.", "1250."],
    ["", ""],
  ])("%j shows as %j", (text, shown) => expect(formatWholeNumber(text)).toBe(shown));
});
