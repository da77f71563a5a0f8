import { describe, expect, it } from "vitest";
import { additionalInfo } from "../../api/contract/applications/additionalInfo";
import { homeTypes, occupancyTypes } from "../../business/property";
import { answersOf } from "../../flow/field";
import { whatIf } from "../../business/whatIf";
import { say } from "../../kernel/phrase";
import { cases } from "./cases";
import { homeType as homeTypeField, occupancyType } from "./fields";
import { homeTypeBody } from "./homeTypeStep";
import { line } from "./line";
import { usageBody } from "./usageStep";

const context = { answers: answersOf({}), state: "OH", now: new Date(2026, 5, 15) };

describe("usage", () => {
  it.each([
    [[], "Select at least one use"],
    [["TENANT_PRIMARY"], null],
    [[...occupancyTypes], null],
    [["SQUATTED"], "Select at least one use"],
    [["TENANT_PRIMARY", "SQUATTED"], "Select at least one use"],
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

describe("the cases of a rented-out building", () => {
  const raised = (values: Record<string, unknown>) => {
    const given = { ...context, answers: answersOf(values) };
    return cases.flatMap((known) => {
      const about = known.when?.(given) ? known.about?.(given) : null;
      return about ? [[known.id, known.reasonOf?.(given) ?? known.reason, about.field.name, say(about.message)]] : [];
    });
  };

  it.each([
    [{ homeType: "APARTMENT_BUILDING" }, "insuranceCanBeTrickyLocalAgent", "apartment_building_five_plus_units", "homeType", "A local broker quotes buildings with five or more units"],
    [{ homeType: "MANUFACTURED_OR_MOBILE_HOME" }, "insuranceCanBeTricky", "manufactured_or_mobile_home", "homeType", "An advisor quotes manufactured and mobile homes"],
    [{ propertyType: "COMMERCIAL" }, "insuranceCanBeTrickyLocalAgent", "commercial_property", "propertyType", "A local broker quotes commercial buildings"],
    [{ occupancyType: ["TENANT_PRIMARY", "UNOCCUPIED"] }, "trickyCaseConnectViaPhone", "unoccupied_or_vacant", "occupancyType", "An advisor quotes furnished homes where no one lives by phone"],
    [{ occupancyType: ["VACANT", "UNOCCUPIED"] }, "trickyCaseConnectViaPhone", "unoccupied_or_vacant", "occupancyType", "An advisor quotes vacant homes by phone"],
  ])("%j: %s", (values, ...expected) => expect(raised(values)).toEqual([expected]));

  it.each([
    [{ homeType: "MULTI_FAMILY" }],
    [{ homeType: "TOWNHOUSE", propertyType: "COMMERCIAL" }],
    [{ occupancyType: ["TENANT_PRIMARY", "TENANT_SEASONAL", "OWNER_SECONDARY"] }],
  ])("%j: none", (values) => expect(raised(values)).toEqual([]));
});

it.each([
  ["CONTENTS", ["100000", "50000", "10000"]],
  ["ALL_PERILS", ["500", "1000", "10000"]],
])("less of %s never costs more", (id, values) => {
  for (const from of values) {
    const prices = values.map((to) => whatIf(1_000, line.weights!, [{ id, from, to, share: 1 }]));
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect(prices[0]).toBeGreaterThan(prices.at(-1)!);
  }
});
