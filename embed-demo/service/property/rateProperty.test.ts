import { describe, expect, it } from "vitest";
import { householdMembers, safetyDevices } from "../../../src/business/property";
import { usStates } from "../../../src/business/stateNames";
import { dollars } from "../../../src/kernel/money";
import { carriersFor } from "../reference/carriers";
import { coveragesIn } from "../lines/coveragesIn";
import { homeKind } from "../lines/homeKind";
import { products } from "../lines/products";
import { propertyLines, type PropertyLine } from "../../../src/business/propertyLines";
import type { ApplicationParts } from "../database/parts";
import { premiumsOf, medianYear, neverLess } from "../lines/premiums";
import { propertyInput, type PropertyInput } from "./propertyInput";
import { rateProperty } from "./rateProperty";
import { recordsOutcome } from "../staging/testInputs";
import { stateRates } from "../reference/stateRates";

const today = { year: 2026, month: 6, day: 1 };
const address = { addressLine1: "1 Full Records St", city: "Somewhere", state: "TX", zipCode: "78701" };
const owned = propertyLines.filter((line) => line !== "RENTERS");

/** A test street, so that there are records to rely on. */
const staged = recordsOutcome(address.addressLine1) ?? {};
const parts = (change: Partial<ApplicationParts> = {}, state = "TX"): ApplicationParts => ({
  propertyAddress: { ...address, state },
  prefillData: { propertyType: "SINGLE_FAMILY_HOME", occupancyType: "OWNER_PRIMARY" },
  personalInfo: { firstName: "A", lastName: "B", dateOfBirth: "1980-05-05", email: "a@example.com" },
  startDate: "2026-06-03",
  staged,
  ...change,
});
const inputOf = (line: PropertyLine, given: ApplicationParts): PropertyInput => {
  const input = propertyInput(homeKind(line), given, today);
  if (!input) throw new Error("incomplete");
  return input;
};
const premiums = (line: PropertyLine, given: ApplicationParts) => premiumsOf(inputOf(line, given));
const lastOption = (line: PropertyLine, id: string) => coveragesIn(line, "TX").find((coverage) => coverage.id === id)!.increments.options.at(-1)!.value;

describe.each(propertyLines)("%s", (line) => {
  it("depends only on the inputs", () => {
    const renamed = parts({ personalInfo: { firstName: "Zoe", lastName: "Quill", dateOfBirth: "1980-05-05", email: "z@example.com", primaryPhoneNumber: "(512) 555-0100" } });
    expect(premiums(line, renamed)).toEqual(premiums(line, parts()));
  });

  it.each([
    ["state", parts({}, "OH")],
    ["ZIP code", parts({ propertyAddress: { ...address, zipCode: "77002" } })],
    ["applicant's age", parts({ personalInfo: { dateOfBirth: "2004-05-05" } })],
    ["applicant's marital status", parts({ personalInfo: { ...parts().personalInfo, maritalStatus: "DomesticPartner" } })],
    ["time at the address", parts({ insuredResideTime: "2010-05-05" })],
    ["start", parts({ startDate: "2026-06-30" })],
    ["bundling", parts({ bundling: true })],
    ...householdMembers.map((member) => [member, parts({ cohabitationData: { [member]: true } })] as const),
    ...safetyDevices.map((device) => [device, parts({ discountsData: { [device]: true } })] as const),
    ["contents", parts({ chosenCoverages: { contents: lastOption(line, "CONTENTS") } })],
    ["liability", parts({ chosenCoverages: { personalLiability: "500000" } })],
    ["deductible", parts({ chosenCoverages: { allPerils: lastOption(line, "ALL_PERILS") } })],
  ] as [string, ApplicationParts][])("moves with the %s for some carrier", (_name, changed) => {
    expect(premiums(line, changed)).not.toEqual(premiums(line, parts()));
  });

  it.each(coveragesIn(line, "TX").filter(({ isEditable }) => isEditable))("a higher $id never costs less, a higher deductible never more", (coverage) => {
    const rows = coverage.increments.options.map(({ value }) => premiums(line, parts({ chosenCoverages: { [coverage.apiKey ?? ""]: value } })));
    const ascending = coverage.isDeductible ? rows.reverse() : rows;
    for (let step = 1; step < ascending.length; step += 1) expect(neverLess(ascending[step - 1]!, ascending[step]!)).toBe(true);
    expect(ascending.at(-1)).not.toEqual(ascending[0]);
  });

  it("includes the confirmed 10% with every carrier, plus each carrier's own factor for the devices", () => {
    const [before, after] = [premiums(line, parts()), premiums(line, parts({ discountsData: { smokeDetector: true, deadBoltLocks: true } }))];
    for (const [index, premium] of before.entries()) if (premium !== null) expect((after[index] ?? 0) / premium).toBeLessThanOrEqual(0.901);
  });

  it("doesn't depend on a gender, which no form asks for", () => {
    const person = { ...parts().personalInfo, gender: "Male" } as const;
    expect(premiums(line, parts({ personalInfo: person }))).toEqual(premiums(line, parts()));
  });

  it("is near the state's average in every state", () => {
    for (const { code } of usStates) {
      const average = homeKind(line).average(stateRates(code));
      const said = line === "CONDOMINIUM" ? { squareFootage: 1_150 } : {};
      const ratio = medianYear(inputOf(line, parts({ prefillData: said }, code))) / average;
      expect(ratio, code).toBeGreaterThan(0.6);
      expect(ratio, code).toBeLessThan(1.6);
    }
  });

  it("comes from at least five carriers wherever the line is offered", () => {
    const product = products.find(({ insuranceLine }) => insuranceLine === line);
    for (const state of product?.states ?? []) expect(carriersFor(line, state, "panel").length, state).toBeGreaterThanOrEqual(5);
    expect(product?.states).not.toContain("AK");
  });
});

describe.each(owned)("the building of %s", (line) => {
  it.each([
    ["property type", { propertyType: "MULTI_FAMILY" }],
    ["construction quality", { constructionQuality: "PREMIUM" }],
    ["distance to a fire station", { distanceToFireStation: "FIVE_TO_TEN_MILES" }],
    ["year built", { yearBuilt: 2_020, timeSinceRoofUpdate: "FIVE_TO_TEN" }],
    ["square footage", { squareFootage: 2_900 }],
    ["stories", { numberOfStories: 3 }],
    ["floors", { numberOfFloors: 20 }],
    ["foundation", { foundationType: "BASEMENT_FINISHED" }],
    ["central air conditioning", { centralAC: false }],
    ["roof", { roofType: "METAL" }],
    ["whether the roof was updated", { roofUpdated: false }],
    ["time since the roof was updated", { timeSinceRoofUpdate: "MORE_THAN_FIFTEEN" }],
  ])("moves some carrier's premium by its %s", (_name, said) => {
    const before = parts().prefillData;
    expect(premiums(line, parts({ prefillData: { ...before, ...said } as never }))).not.toEqual(premiums(line, parts()));
  });

  it("requires a size and a year", () => {
    const unknown = { staged: recordsOutcome("1 No Records St") ?? {} };
    expect(propertyInput(homeKind(line), parts({ ...unknown, prefillData: {} }), today)).toBeNull();
    expect(propertyInput(homeKind(line), parts({ ...unknown, prefillData: { squareFootage: 1_000 } }), today)).toBeNull();
    expect(propertyInput(homeKind(line), parts({ ...unknown, prefillData: { squareFootage: 1_000, yearBuilt: 1_990 } }), today)).not.toBeNull();
  });
});

it.each(["PERSONAL_HOME", "CONDOMINIUM"] as const)("%s depends on the occupancy", (line) => {
  expect(premiums(line, parts({ prefillData: { ...parts().prefillData, occupancyType: "OWNER_SECONDARY" } }))).not.toEqual(premiums(line, parts()));
});

it("renters need nothing but their address", () => {
  expect(propertyInput(homeKind("RENTERS"), { propertyAddress: address, staged: recordsOutcome("1 No Records St") ?? {} }, today)).not.toBeNull();
});

it("strict carriers refuse and lenient ones offer a vacant old home far from help", () => {
  const marked = premiums("PERSONAL_HOME", parts({ prefillData: { yearBuilt: 1_900, timeSinceRoofUpdate: "MORE_THAN_FIFTEEN" }, additionalInfo: { occupancyType: ["VACANT"] } }));
  expect(marked.some((premium) => premium === null)).toBe(true);
  expect(marked.some((premium) => premium !== null)).toBe(true);
});

describe("the coverages of a quote", () => {
  const shown = (line: PropertyLine, state: string, chosenCoverages = {}) => {
    const input = inputOf(line, parts({ chosenCoverages }, state));
    const [carrier] = carriersFor(line, state, "panel");
    const rated = carrier && rateProperty(homeKind(line), input, carrier, 2026);
    if (!rated || "declined" in rated) throw new Error("declined");
    return new Map(rated.coverages.map((coverage) => [coverage.id, coverage]));
  };

  it("is at least the cost to rebuild, and shares of it", () => {
    const coverages = shown("PERSONAL_HOME", "TX", { contents: "40" });
    const dwelling = coverages.get("DWELLING")?.amount ?? 0;
    expect(dwelling).toBeGreaterThanOrEqual(inputOf("PERSONAL_HOME", parts()).replacementCost);
    expect([coverages.get("OTHER")?.amount, coverages.get("CONTENTS")?.amount, coverages.get("LOSS_OF_USE")?.amount]).toEqual([dwelling * 0.1, dwelling * 0.4, dwelling * 0.2]);
  });

  it("shows Florida's hurricane deductible in dollars", () => {
    const coverages = shown("PERSONAL_HOME", "FL");
    const dwelling = coverages.get("DWELLING")?.amount ?? 0;
    expect(coverages.get("WINDSTORM")).toMatchObject({ label: "Hurricane deductible", amount: Math.round(dwelling * 0.02) });
    expect(coverages.get("WINDSTORM")?.value).toMatch(/^\$[\d,]+ \(2% of home structure\)$/);
  });

  it.each([
    ["TX", "Windstorm deductible", 1],
    ["FL", "Hurricane deductible", 2],
  ])("in %s a condominium's %s is a share of the unit's interior, because its owner insures no structure", (state, label, percent) => {
    const coverages = shown("CONDOMINIUM", state);
    const amount = Math.round(((coverages.get("DWELLING")?.amount ?? 0) * percent) / 100);
    expect(coverages.get("DWELLING")?.label).toBe("Inside your unit");
    expect(coverages.get("WINDSTORM")).toMatchObject({ label, amount, value: `${dollars(amount)} (${percent}% of your unit's interior)` });
    const words = homeKind("CONDOMINIUM").coveragesIn(state).flatMap(({ tooltip, increments }) => [tooltip, ...increments.options.map((option) => option.label)]);
    expect(words.filter((said) => said?.includes("home structure"))).toEqual([]);
  });

  it("follows a renter's things", () => {
    expect(shown("RENTERS", "TX", { contents: "25000" }).get("LOSS_OF_USE")?.amount).toBe(5_000);
  });
});
