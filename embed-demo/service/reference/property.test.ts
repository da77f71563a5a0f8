import { describe, expect, it } from "vitest";
import { home } from "../../../src/business/limits";
import { dwellingEstimate, roofUpdateLeastAge } from "../../../src/business/property";
import { propertyPrefill } from "../../../src/api/contract/applications/property";
import { usStates } from "../../../src/business/stateNames";
import { describeProperty } from "./describeProperty";
import { propertyLines, type PropertyLine } from "../../../src/business/propertyLines";
import { recordsOutcome } from "../staging/testInputs";
import { homeKind } from "../lines/homeKind";
import { propertyRecord } from "./propertyRecord";
import { estimatedCost, isCostTooHigh } from "./rebuildCost";
import { knownStreets } from "./streets";

const thisYear = 2026;
const at = (addressLine1: string, state = "TX") => ({ addressLine1, city: "Somewhere", state, zipCode: "78701" });
const many = usStates.flatMap(({ code }, index) =>
  Array.from({ length: 12 }, (_, house) => at(`${100 + house} ${knownStreets[(index * 12 + house) % knownStreets.length]}`, code)),
);

/** With test streets enabled, so that there are reliable records. */
const described = (address: ReturnType<typeof at>, line: PropertyLine, said = {}, year = thisYear) =>
  describeProperty(address, homeKind(line), said, recordsOutcome(address.addressLine1)?.property, year);

describe("public records", () => {
  it.each(propertyLines)("%s: are the same every time, and obey the rules for visitors", (line) => {
    for (const address of many) {
      const record = propertyRecord(address, homeKind(line), thisYear);
      expect(propertyRecord(address, homeKind(line), thisYear)).toEqual(record);
      expect(propertyPrefill.safeParse(record.known).success).toBe(true);
      const { yearBuilt = 0, squareFootage = 1_000, timeSinceRoofUpdate } = record.known;
      expect(yearBuilt).toBeLessThan(thisYear);
      expect(squareFootage).toBeGreaterThanOrEqual(home.squareFeet.min);
      if (timeSinceRoofUpdate) expect(thisYear - yearBuilt).toBeGreaterThanOrEqual(roofUpdateLeastAge[timeSinceRoofUpdate] ?? 0);
    }
  });

  it("are complete, partial and missing in realistic shares, and cost too much only at the test street", () => {
    const records = many.map((address) => propertyRecord(address, homeKind("PERSONAL_HOME"), thisYear));
    const share = (status: string) => records.filter((record) => record.status === status).length / records.length;
    expect(share("COMPLETE")).toBeGreaterThan(0.5);
    expect(share("PARTIAL")).toBeGreaterThan(0.2);
    expect(share("FAILED")).toBeGreaterThan(0.05);
    for (const line of propertyLines) {
      for (const address of many) expect(isCostTooHigh(line, described(address, line, {}, thisYear).replacementCost)).toBe(false);
    }
  });

  it.each([
    ["1 Full Records St", "COMPLETE", true, false],
    ["1 Partial Records St", "PARTIAL", false, true],
    ["1 No Records St", "FAILED", false, true],
  ])("%s: %s", (line, status, returned, isEstimate) => {
    expect(described(at(line), "PERSONAL_HOME", {}, thisYear)).toMatchObject({
      providerStatus: status,
      providerReturnedReplacementCost: returned,
      providerRecalculatedReplacementCost: false,
      replacementCostIsEstimate: isEstimate,
    });
  });

  it.each([
    ["1 Tower Block Road", "APARTMENT_BUILDING"],
    ["1 Market Hall Rd", "COMMERCIAL"],
    ["1 Mobile Home Ct", "MANUFACTURED_OR_MOBILE_HOME"],
  ])("%s is %s", (line, type) => {
    expect(described(at(line), "PERSONAL_HOME").prefillData.propertyType).toBe(type);
  });
});

describe("the origin of a value", () => {
  const origins = (line: PropertyLine, street: string, said = {}) => described(at(street), line, said, thisYear).origins;

  it("names each value once", () => {
    const { prefillData, origins: all } = described(at("1 Partial Records St"), "CONDOMINIUM", { centralAC: false }, thisYear);
    expect(Object.keys(all).sort()).toEqual(Object.keys(prefillData).sort());
  });

  it("is the record, the visitor who overrides it, or a default", () => {
    expect(origins("PERSONAL_HOME", "1 Full Records St")).toMatchObject({ squareFootage: "PUBLIC_RECORD", occupancyType: "ASSUMED" });
    expect(origins("PERSONAL_HOME", "1 Full Records St", { squareFootage: 2_140 }).squareFootage).toBe("PUBLIC_RECORD");
    expect(origins("PERSONAL_HOME", "1 Full Records St", { squareFootage: 2_141, occupancyType: "OWNER_PRIMARY" })).toMatchObject({
      squareFootage: "CUSTOMER",
      occupancyType: "CUSTOMER",
    });
    expect(origins("PERSONAL_HOME", "1 No Records St").squareFootage).toBeUndefined();
  });

  it("leaves out the time since an update that didn't happen", () => {
    expect(described(at("1 Full Records St"), "PERSONAL_HOME", { roofUpdated: false }).prefillData.timeSinceRoofUpdate).toBeUndefined();
  });
});

describe("the cost to rebuild", () => {
  const cost = (said: object, street = "1 Full Records St", line: PropertyLine = "PERSONAL_HOME") => described(at(street), line, said, thisYear);

  it.each([
    ["size", { squareFootage: 2_500 }],
    ["quality", { constructionQuality: "PREMIUM" }],
    ["stories", { numberOfStories: 3 }],
    ["roof", { roofType: "SLATE" }],
    ["foundation", { foundationType: "BASEMENT_FINISHED" }],
    ["age", { yearBuilt: 1_950 }],
    ["central air conditioning", { centralAC: false }],
  ])("follows the %s, and says that it was recalculated", (_name, said) => {
    const [before, after] = [cost({}), cost(said)];
    expect(after.replacementCost).not.toBe(before.replacementCost);
    expect(after).toMatchObject({ providerReturnedReplacementCost: true, providerRecalculatedReplacementCost: true, replacementCostIsEstimate: false });
  });

  it.each(Object.entries(dwellingEstimate))("is estimated for %s at %i dollars a square foot if the provider has none", (constructionQuality, rate) => {
    const said = { squareFootage: 1_000, constructionQuality: constructionQuality as keyof typeof dwellingEstimate };
    expect(estimatedCost(said)).toBe(1_000 * rate);
    expect(cost(said, "1 No Records St")).toMatchObject({ replacementCost: 1_000 * rate, replacementCostIsEstimate: true });
  });

  it("is unknown without a size", () => {
    expect(cost({}, "1 No Records St").replacementCost).toBeNull();
  });

  it.each([
    ["PERSONAL_HOME", 2_000_000, false],
    ["PERSONAL_HOME", 2_000_001, true],
    ["CONDOMINIUM", 1_000_000, false],
    ["CONDOMINIUM", 1_000_001, true],
    ["RENTERS", 9_000_000, false],
  ] as const)("%s: %i is too high: %s", (line, dollars, isTooHigh) => {
    expect(isCostTooHigh(line, dollars)).toBe(isTooHigh);
  });

  it.each(propertyLines.filter((line) => line !== "RENTERS"))("%s is too high on Grand Estate Drive in every state", (line) => {
    for (const { code } of usStates) expect(isCostTooHigh(line, described(at("1 Grand Estate Drive", code), line).replacementCost)).toBe(true);
  });
});
