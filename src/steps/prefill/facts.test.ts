import { requests } from "../../api/contract/requests";
import { describe, expect, it } from "vitest";
import { answersOf } from "../../flow/field";
import { leastFacts, mostFacts } from "../propertyExamples";
import { insuranceStartDate } from "../startDate/fields";
import type { PropertyAnswer } from "./adopt";
import { found, learned } from "./adopt";
import { saidFacts } from "./effects";
import { costKey, isAsked, typedFact, wireFacts } from "./facts";
import {
  centralAC,
  constructionQuality,
  distanceToFireStation,
  foundationType,
  homeOccupancy,
  numberOfFloors,
  numberOfStories,
  origins,
  propertyType,
  rebuildCost,
  recordsFound,
  roofType,
  roofUpdated,
  squareFootage,
  timeSinceRoofUpdate,
  yearBuilt,
} from "./fields";

const facts = [
  propertyType, yearBuilt, squareFootage, numberOfStories, numberOfFloors, constructionQuality, foundationType, roofType, roofUpdated,
  timeSinceRoofUpdate, centralAC, distanceToFireStation, homeOccupancy,
];
const answer = (change: Partial<PropertyAnswer> = {}): PropertyAnswer => ({
  providerStatus: "COMPLETE",
  prefillData: { yearBuilt: 1994, squareFootage: 1_980, centralAC: true, occupancyType: "OWNER_PRIMARY" },
  origins: { yearBuilt: "PUBLIC_RECORD", squareFootage: "PUBLIC_RECORD", centralAC: "PUBLIC_RECORD", occupancyType: "ASSUMED" },
  replacementCost: 412_000,
  providerReturnedReplacementCost: true,
  providerRecalculatedReplacementCost: false,
  replacementCostIsEstimate: false,
  ...change,
});

describe("facts on the wire", () => {
  it.each([
    ["the least", leastFacts],
    ["all of them", mostFacts],
  ])("%s, in the contract's form", (_what, told) => {
    const body = { product: "PERSONAL_HOME" as const, prefillData: wireFacts(answersOf(told), facts) };
    expect(requests.updatePrefill.body.parse(body)).toEqual(body);
  });

  it("survive the round trip to the wire", () => {
    const sent = wireFacts(answersOf(mostFacts), facts);
    expect(Object.fromEntries(facts.map((fact) => [fact.name, typedFact(fact, sent)]))).toEqual(mostFacts);
  });

  it("leave out unanswered facts, and the time since a roof update that didn't happen", () => {
    expect(wireFacts(answersOf({ yearBuilt: "1994", squareFootage: "", centralAC: null, foundationType: "", roofUpdated: false }), facts)).toEqual({
      yearBuilt: 1994,
      roofUpdated: false,
    });
    expect([true, false, null].map((value) => isAsked(timeSinceRoofUpdate, answersOf({ roofUpdated: value })))).toEqual([true, false, false]);
  });

  it("contain only the visitor's answers, because the service has its own records and guesses", () => {
    const known = answersOf({ [origins.name]: { yearBuilt: "PUBLIC_RECORD", squareFootage: "CUSTOMER", constructionQuality: "ASSUMED" } });
    expect(saidFacts(known, [yearBuilt, squareFootage, constructionQuality, roofType]).map(({ name }) => name)).toEqual(["squareFootage", "roofType"]);
  });
});

describe("facts found for an address", () => {
  const nothing = answersOf({});

  it("become answers, each with its origin", () => {
    const values = found(answer(), facts, nothing, "here");
    expect(values).toMatchObject({ yearBuilt: "1994", squareFootage: "1,980", centralAC: true, homeOccupancy: "OWNER_PRIMARY", roofType: "" });
    expect(values[origins.name]).toEqual({ yearBuilt: "PUBLIC_RECORD", squareFootage: "PUBLIC_RECORD", centralAC: "PUBLIC_RECORD", homeOccupancy: "ASSUMED" });
    expect(values[recordsFound.name]).toEqual({ status: "COMPLETE", at: "here" });
  });

  it.each([
    ["here", { status: "COMPLETE", at: "here" }, "2001"],
    ["an address with no records yet", null, "2001"],
    ["elsewhere", { status: "COMPLETE", at: "here" }, "1994"],
  ])("of %s keep the visitor's answers unless they are about another place", (at, last, built) => {
    const before = answersOf({ [recordsFound.name]: last, [origins.name]: { yearBuilt: "CUSTOMER" }, yearBuilt: "2001" });
    const values: Record<string, unknown> = { yearBuilt: "2001", ...found(answer(), facts, before, at) };
    expect(values["yearBuilt"]).toBe(built);
    expect(values[origins.name]).toMatchObject({ yearBuilt: built === "2001" ? "CUSTOMER" : "PUBLIC_RECORD" });
  });

  it("keep a record that can't be had again, as the visitor's, who has seen it", () => {
    const records = { yearBuilt: "PUBLIC_RECORD", squareFootage: "PUBLIC_RECORD", constructionQuality: "PUBLIC_RECORD", roofType: "ASSUMED" };
    const before = answersOf({ [recordsFound.name]: { status: "COMPLETE", at: "here" }, [origins.name]: records });
    const partly = answer({ prefillData: { yearBuilt: 1995, constructionQuality: "STANDARD" }, origins: { yearBuilt: "PUBLIC_RECORD", constructionQuality: "ASSUMED" } });
    const values = found(partly, facts, before, "here");
    expect(values[origins.name]).toEqual({ yearBuilt: "PUBLIC_RECORD", squareFootage: "CUSTOMER", constructionQuality: "CUSTOMER" });
    expect(values).toMatchObject({ yearBuilt: "1995", roofType: "" });
    expect(values).not.toHaveProperty("squareFootage");
    expect(values).not.toHaveProperty("constructionQuality");
    expect(found(partly, facts, before, "elsewhere")).toMatchObject({ squareFootage: "", constructionQuality: "STANDARD" });
  });

  it.each([
    ["the first address", null, undefined],
    ["the same", { status: "COMPLETE", at: "here" }, undefined],
    ["another", { status: "COMPLETE", at: "elsewhere" }, ""],
  ])("at %s reset the later answers about the building: %j", (_what, last, begun) => {
    const before = answersOf({ [recordsFound.name]: last, [insuranceStartDate.name]: "07/01/2026" });
    expect(found(answer(), facts, before, "here", [insuranceStartDate])[insuranceStartDate.name]).toBe(begun);
  });
});

describe("the rebuild cost", () => {
  it.each([
    ["returned", { providerReturnedReplacementCost: true }, { returned: true, recalculated: false, estimate: false }],
    ["recalculated", { providerRecalculatedReplacementCost: true }, { returned: true, recalculated: true, estimate: false }],
    [
      "an estimate",
      { providerReturnedReplacementCost: false, replacementCostIsEstimate: true },
      { returned: false, recalculated: false, estimate: true },
    ],
  ])("%s keeps its flags", (_what, change, flags) => {
    expect(learned(answer(change), facts).cost).toMatchObject({ amount: 412_000, ...flags });
  });

  it("is out of date after a change of a fact that it depends on, and not before", () => {
    const { cost } = learned(answer(), facts);
    const told = { yearBuilt: "1994", squareFootage: "1,980", centralAC: true, homeOccupancy: "OWNER_PRIMARY" };
    const keyOf = (change: object) => costKey(answersOf({ ...told, ...change }), facts, false);
    expect(keyOf({})).toBe(cost.of);
    expect(keyOf({ homeOccupancy: "VACANT", distanceToFireStation: "MORE_THAN_TEN_MILES" })).toBe(cost.of);
    for (const change of [{ squareFootage: "1,981" }, { yearBuilt: "1995" }, { centralAC: false }, { roofType: "SLATE" }, { constructionQuality: "PREMIUM" }]) {
      expect(keyOf(change)).not.toBe(cost.of);
    }
  });

  it("doesn't depend on the roof in a line that doesn't ask for one", () => {
    const unit = [yearBuilt, squareFootage, centralAC];
    const { cost } = learned(answer({ prefillData: { yearBuilt: 1994, squareFootage: 1_980, centralAC: true, roofType: "SLATE" } }), unit);
    expect(costKey(answersOf({ yearBuilt: "1994", squareFootage: "1980", centralAC: true }), unit, false)).toBe(cost.of);
  });

  it("depends only on square feet and quality while it is our estimate", () => {
    const { cost } = learned(answer({ replacementCostIsEstimate: true }), facts);
    const keyOf = (change: object) => costKey(answersOf({ squareFootage: "1,980", ...change }), facts, cost.estimate);
    expect(keyOf({ yearBuilt: "2020", centralAC: false, roofType: "SLATE" })).toBe(cost.of);
    expect(keyOf({ squareFootage: "1,981" })).not.toBe(cost.of);
    expect(keyOf({ constructionQuality: "PREMIUM" })).not.toBe(cost.of);
  });

  it("has a shape that a reload restores", () => {
    const { cost } = learned(answer({ replacementCost: null }), facts);
    expect(rebuildCost.shape.safeParse(JSON.parse(JSON.stringify(cost)))).toEqual({ success: true, data: cost });
  });
});
