import { describe, expect, it } from "vitest";
import { optOut } from "../../../../src/business/coverages";
import { usStates } from "../../../../src/business/stateNames";
import { isBarredByLaw } from "../../../../tests/harness/barredByLaw";
import { carriers, carriersFor } from "../../reference/carriers";
import { autoCoveragesIn } from "./coverages";
import { products } from "../products";
import { autoInput, type AutoInput } from "./input";
import { rateAuto } from "./rate";
import type { Rated } from "../../rating/rated";
import type { ApplicationParts } from "../../database/parts";
import { stateRates } from "../../reference/stateRates";

const address = { addressLine1: "1 Main St", city: "Somewhere", state: "TX", zipCode: "78701" };
const parts = (state = "TX"): ApplicationParts => ({
  propertyAddress: { ...address, state },
  drivers: [
    { id: "d", sequenceNum: 0, firstName: "A", lastName: "B", dob: "1985-05-05", gender: "Female", driverDateLicensed: "2003-05-05", atFaultAccidentsCount: 0, notAtFaultAccidentsCount: 0, violationsCount: 0 },
  ],
  personalVehicles: [{ id: "v", sequenceNum: 0, plYear: 2020, plMake: "Toyota", plModel: "Camry", bodyStyle: "Sedan", ownershipType: "Owned", numberOfMiles: 12_000 }],
  additionalInfo: { numberOfMiles: 12_000, yearsWithContinuousCoverageAuto: 5, priorBILimit: "FIFTY_TO_HUNDRED" },
});
const today = { year: 2026, month: 6, day: 1 };
const inputOf = (given: ApplicationParts): AutoInput => {
  const input = autoInput(given, today);
  if (!input) throw new Error("incomplete");
  return input;
};
const autoCarriers = carriers().filter(({ lines }) => lines.includes("PERSONAL_AUTO"));
const premium = (rated: Rated): number | null => ("premium" in rated ? rated.premium : null);
const premiums = (input: AutoInput) => autoCarriers.map((carrier) => premium(rateAuto(input, carrier, 2026)));

const withDriver = (change: object): ApplicationParts => {
  const given = parts();
  return { ...given, drivers: given.drivers?.map((driver) => ({ ...driver, ...change })) ?? [] };
};
const withVehicle = (change: object): ApplicationParts => {
  const given = parts();
  return { ...given, personalVehicles: given.personalVehicles?.map((vehicle) => ({ ...vehicle, ...change })) ?? [] };
};
const withInfo = (change: object): ApplicationParts => ({ ...parts(), additionalInfo: { ...parts().additionalInfo, ...change } });

describe("auto premiums", () => {
  it("depend only on the inputs", () => {
    expect(premiums(inputOf(parts()))).toEqual(premiums(inputOf(parts())));
    const renamed = withDriver({ id: "other", firstName: "Zoe", lastName: "Quill" });
    expect(premiums(inputOf({ ...renamed, personalInfo: { email: "zoe@example.com", primaryPhoneNumber: "(512) 555-0100" } }))).toEqual(premiums(inputOf(parts())));
  });

  it.each<[string, ApplicationParts]>([
    ["state", parts("FL")],
    ["ZIP code", { ...parts(), propertyAddress: { ...address, zipCode: "77002" } }],
    ["age", withDriver({ dob: "1950-05-05" })],
    ["experience", withDriver({ driverDateLicensed: "2024-05-05" })],
    ["gender", withDriver({ gender: "Male" })],
    ["marital status", withDriver({ maritalStatus: "Married" })],
    ["at-fault accidents", withDriver({ atFaultAccidentsCount: 1 })],
    ["not-at-fault accidents", withDriver({ notAtFaultAccidentsCount: 1 })],
    ["violations", withDriver({ violationsCount: 1 })],
    ["vehicle year", withVehicle({ plYear: 2012 })],
    ["make", withVehicle({ plMake: "BMW" })],
    ["model", withVehicle({ plModel: "Corolla" })],
    ["body style", withVehicle({ bodyStyle: "Convertible" })],
    ["ownership", withVehicle({ ownershipType: "Lien" })],
    ["a vehicle's miles", withVehicle({ numberOfMiles: 20_000 })],
    ["the household's miles", withInfo({ numberOfMiles: 20_000 })],
    ["years covered", withInfo({ yearsWithContinuousCoverageAuto: 0 })],
    ["prior limit", withInfo({ priorBILimit: "GREATER_THAN_HUNDRED" })],
    ["bundling", { ...parts(), bundling: true }],
    ["comprehensive deductible", { ...parts(), autoCoverageData: { comprehensiveDeductible: "500" } }],
    ["collision deductible", { ...parts(), autoCoverageData: { collisionDeductible: "500" } }],
    ["one vehicle's deductible", { ...parts(), autoCoverageData: { vehicles: [{ sequenceNum: 0, collisionDeductible: "250" }] } }],
  ])("move with the %s for some carrier", (name, changed) => {
    const base = name === "the household's miles" ? withVehicle({ numberOfMiles: undefined }) : parts();
    const other = name === "the household's miles" ? { ...changed, personalVehicles: base.personalVehicles ?? [] } : changed;
    expect(premiums(inputOf(other))).not.toEqual(premiums(inputOf(base)));
  });

  const monotone = ["TX", "CA", "FL", "MI", "NH", "UT"].flatMap((state) =>
    autoCoveragesIn(state).map((coverage) => ({ state, id: coverage.id, apiKey: coverage.apiKey ?? "", coverage })),
  );
  it.each(monotone)("$state: a higher $id never costs less, a higher deductible never more", ({ state, apiKey, coverage }) => {
    const options = coverage.increments.options.map(({ value }) => value).filter((value) => !coverage.isDeductible || value !== optOut);
    const rows = options.map((value) => premiums(inputOf({ ...parts(state), autoCoverageData: { [apiKey]: value } })));
    for (let step = 1; step < rows.length; step += 1) {
      for (const [index, after] of rows[step]!.entries()) {
        const before = rows[step - 1]![index];
        if (after === null || before === null || before === undefined) continue;
        if (coverage.isDeductible) expect(after).toBeLessThanOrEqual(before);
        else expect(after).toBeGreaterThanOrEqual(before);
      }
    }
    expect(rows.at(-1)).not.toEqual(rows[0]);
  });

  const changes = {
    gender: { gender: "Male" },
    maritalStatus: { maritalStatus: "Married" },
    age: { dob: "1955-05-05" },
    experience: { driverDateLicensed: "2025-05-05" },
  } as const;
  it.each(usStates.map(({ code }) => code))("%s: a barred factor changes no premium and no offer, and any other does", (state) => {
    const given = parts(state);
    const base = premiums(inputOf(given));
    const moving = (Object.keys(changes) as (keyof typeof changes)[]).filter((factor) => {
      const changed = { ...given, drivers: given.drivers?.map((driver) => ({ ...driver, ...changes[factor] })) ?? [] };
      return JSON.stringify(premiums(inputOf(changed))) !== JSON.stringify(base);
    });
    expect(moving).toEqual((Object.keys(changes) as (keyof typeof changes)[]).filter((factor) => !isBarredByLaw(state, factor)));
  });

  it("drop both deductibles with comprehensive, and never on a financed vehicle", () => {
    const chosen = { ...parts(), autoCoverageData: { comprehensiveDeductible: optOut } };
    const both = { ...parts(), autoCoverageData: { comprehensiveDeductible: optOut, collisionDeductible: optOut } };
    expect(premiums(inputOf(chosen))).toEqual(premiums(inputOf(both)));
    const financed = withVehicle({ ownershipType: "Lien" });
    expect(premiums(inputOf({ ...financed, autoCoverageData: { comprehensiveDeductible: optOut } }))).toEqual(premiums(inputOf(financed)));
  });

  it("are near the state's average in every state", () => {
    for (const { code } of usStates) {
      const yearly = carriersFor("PERSONAL_AUTO", code, "panel").flatMap((carrier) => {
        const rated = rateAuto(inputOf(parts(code)), carrier, 2026);
        return "premium" in rated ? [(rated.premium * 12) / carrier.termMonths] : [];
      });
      const median = yearly.sort((a, b) => a - b)[Math.floor(yearly.length / 2)] ?? 0;
      expect(median / stateRates(code).autoFull, code).toBeGreaterThan(0.6);
      expect(median / stateRates(code).autoFull, code).toBeLessThan(1.6);
    }
  });

  it("are refused by strict carriers and offered by lenient ones after many accidents", () => {
    const marked = premiums(inputOf(withDriver({ atFaultAccidentsCount: 3, violationsCount: 1 })));
    expect(marked.some((value) => value === null)).toBe(true);
    expect(marked.some((value) => value !== null)).toBe(true);
  });

  it("come from at least ten carriers wherever auto is offered", () => {
    const auto = products.find(({ insuranceLine }) => insuranceLine === "PERSONAL_AUTO");
    for (const state of auto?.states ?? []) expect(carriersFor("PERSONAL_AUTO", state, "panel").length, state).toBeGreaterThanOrEqual(10);
    expect(auto?.states).not.toContain("AK");
  });

  it("require drivers and a selected vehicle", () => {
    expect(autoInput({ ...parts(), drivers: [] }, today)).toBeNull();
    expect(autoInput(withVehicle({ status: "UNSELECTED" }), today)).toBeNull();
  });
});
