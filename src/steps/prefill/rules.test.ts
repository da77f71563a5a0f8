import { describe, expect, it } from "vitest";
import type { AnyField } from "../../flow/field";
import { answersOf } from "../../flow/field";
import { say as inWords } from "../../kernel/phrase";
import * as fields from "./fields";
import type { FactName } from "./names";

const now = new Date(2026, 5, 15);
const say = (name: FactName, value: unknown, told: Record<string, unknown> = {}) => {
  const fact: AnyField = fields[name];
  return fact.rule?.(value, { answers: answersOf({ ...told, [name]: value }), state: "OH", now }) ?? null;
};
const judge = (...given: Parameters<typeof say>) => say(...given)?.english ?? null;
const filled = (name: FactName, value: unknown) => {
  const found = say(name, value);
  return found && inWords(found);
};

describe("facts of a home", () => {
  it.each<[FactName, string, string | null]>([
    ["yearBuilt", "", "Enter a 4-digit year"],
    ["yearBuilt", "nineteen", "Must be a number"],
    ["yearBuilt", "1994.5", "Must be a number"],
    ["yearBuilt", "994", "Enter a 4-digit year"],
    ["yearBuilt", "19940", "Enter a 4-digit year"],
    ["yearBuilt", "1699", "Enter a year of 1700 or later"],
    ["yearBuilt", "1700", null],
    ["yearBuilt", "2026", null],
    ["yearBuilt", "2027", null],
    ["yearBuilt", "2028", "Year built cannot exceed next year"],
    ["squareFootage", "", "Enter an amount of 100 or more"],
    ["squareFootage", "big", "Must be a number"],
    ["squareFootage", "99.5", "Must be a number"],
    ["squareFootage", "99", "Enter an amount of 100 or more"],
    ["squareFootage", "100", null],
    ["squareFootage", "20,000", null],
    ["squareFootage", "20,001", "Enter 20,000 or less"],
    ["numberOfStories", "", "Enter a value of 1 or more"],
    ["numberOfStories", "two", "Must be a number"],
    ["numberOfStories", "1.5", "Must be a number"],
    ["numberOfStories", "0", "Enter a value of 1 or more"],
    ["numberOfStories", "1", null],
    ["numberOfStories", "4", null],
    ["numberOfStories", "5", "Enter 4 or less"],
    ["numberOfFloors", "0", "Enter a value of 1 or more"],
    ["numberOfFloors", "100", null],
    ["numberOfFloors", "101", "Enter 100 or less"],
  ])("%s %j", (name, value, message) => expect(filled(name, value)).toBe(message));

  it.each<[FactName, unknown, string | null]>([
    ["centralAC", null, "Selection required"],
    ["centralAC", "yes", "Selection required"],
    ["centralAC", true, null],
    ["centralAC", false, null],
    ["roofUpdated", null, "Selection required"],
    ["roofUpdated", false, null],
    ["constructionQuality", "", "Select an answer"],
    ["constructionQuality", "GOLD", "Select an answer"],
    ["constructionQuality", "PREMIUM", null],
    ["foundationType", "", "Select an answer"],
    ["foundationType", "SLAB", null],
    ["roofType", "STRAW", "Select an answer"],
    ["roofType", "TILE", null],
    ["distanceToFireStation", "", "Select an answer"],
    ["distanceToFireStation", "MORE_THAN_TEN_MILES", null],
    ["propertyType", "", "Select an answer"],
    ["propertyType", "COMMERCIAL", null],
    ["homeOccupancy", "", "Select an answer"],
    ["homeOccupancy", "OWNER_PRIMARY", null],
  ])("%s %j", (name, value, message) => expect(judge(name, value)).toBe(message));
});

describe("the last roof update against the home's age", () => {
  const tooLong = "Update years cannot be greater than age of home";
  it.each([
    ["LESS_THAN_FIVE", "2027", null],
    ["LESS_THAN_FIVE", "2026", null],
    ["DONT_KNOW", "2027", null],
    ["FIVE_TO_TEN", "2022", tooLong],
    ["FIVE_TO_TEN", "2021", null],
    ["ELEVEN_TO_FIFTEEN", "2016", tooLong],
    ["ELEVEN_TO_FIFTEEN", "2015", null],
    ["MORE_THAN_FIFTEEN", "2011", tooLong],
    ["MORE_THAN_FIFTEEN", "2010", null],
    // Without a year there is nothing to compare it with.
    ["MORE_THAN_FIFTEEN", "", null],
    ["", "1994", "Select an answer"],
    ["LONG_AGO", "1994", "Select an answer"],
  ])("%s, built %s", (time, yearBuilt, message) => {
    expect(judge("timeSinceRoofUpdate", time, { yearBuilt, roofUpdated: true })).toBe(message);
  });

  it.each([false, null])("isn't checked when the roof wasn't replaced (%j)", (roofUpdated) => {
    expect(judge("timeSinceRoofUpdate", "MORE_THAN_FIFTEEN", { yearBuilt: "2026", roofUpdated })).toBeNull();
  });
});
