import { describe, expect, it } from "vitest";
import { additionalInfo } from "../../api/contract/applications/additionalInfo";
import { homeTypes, occupancyTypes } from "../../business/property";
import { answersOf } from "../../flow/field";
import { homeType as homeTypeField } from "../homeType/fields";
import { homeTypeBody } from "../homeType/step";
import { occupancyType } from "./fields";
import { usageBody } from "./step";

const context = { answers: answersOf({}), state: "OH", now: new Date(2026, 5, 15) };

describe("usage", () => {
  it.each([
    [[], "Select at least one use"],
    [["TENANT_PRIMARY"], null],
    [[...occupancyTypes], null],
    [["SQUATTED"], "Select at least one use"],
  ])("%j", (value, message) => expect(occupancyType.rule?.(value as never, context)?.english ?? null).toBe(message));

  it("starts as rented out all year", () => {
    expect(usageBody(answersOf({}))).toEqual({ occupancyType: ["TENANT_PRIMARY"] });
    expect(additionalInfo.parse(usageBody(answersOf({ [occupancyType.name]: [...occupancyTypes] }))).occupancyType).toEqual([...occupancyTypes]);
  });
});

describe("home type", () => {
  it.each<[string, string | null]>([["", "Select a type of building"], ["CASTLE", "Select a type of building"], ...homeTypes.map((type): [string, null] => [type, null])])("%j", (value, message) => expect(homeTypeField.rule?.(value as never, context)?.english ?? null).toBe(message));

  it.each(homeTypes)("%s is sent unchanged", (homeType) => {
    expect(additionalInfo.parse(homeTypeBody(answersOf({ homeType })))).toEqual({ homeType });
  });

  it("sends nothing while unanswered", () => expect(homeTypeBody(answersOf({}))).toEqual({}));
});
