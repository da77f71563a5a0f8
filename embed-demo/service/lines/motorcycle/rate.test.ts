import { describe, expect, it } from "vitest";
import { isBarredByLaw } from "../../../../tests/harness/barredByLaw";
import { usStates } from "../../../../src/business/stateNames";
import { carriersFor } from "../../reference/carriers";
import { products } from "../products";
import type { ApplicationParts } from "../../database/parts";
import { motorcycleInput, type MotorcycleInput } from "./input";
import { medianYear, premiumsOf } from "../premiums";
import { stateRates } from "../../reference/stateRates";

const today = { year: 2026, month: 6, day: 1 };
const address = { addressLine1: "1 Main St", city: "Somewhere", state: "TX", zipCode: "78701" };
const rider = { id: "d", sequenceNum: 0, firstName: "A", lastName: "B", dob: "1985-05-05", gender: "Female", driverDateLicensed: "2003-05-05" } as const;
const rebel = { id: "v", sequenceNum: 0, plYear: 2020, plMake: "Honda", plModel: "Rebel 500", bodyStyle: "Cruiser", ownershipType: "Owned" } as const;

const parts = (change: Partial<ApplicationParts> = {}, state = "TX"): ApplicationParts => ({
  propertyAddress: { ...address, state },
  drivers: [rider],
  personalVehicles: [rebel],
  additionalInfo: { annualMileage: 3_000 },
  ...change,
});
const inputOf = (given: ApplicationParts): MotorcycleInput => {
  const input = motorcycleInput(given, today);
  if (!input) throw new Error("incomplete");
  return input;
};
const premiums = (given: ApplicationParts) => premiumsOf(inputOf(given));

describe("motorcycle premiums", () => {
  it.each([
    ["state", parts({}, "OH")],
    ["ZIP code", parts({ propertyAddress: { ...address, zipCode: "77002" } })],
    ["age", parts({ drivers: [{ ...rider, dob: "2003-05-05" }] })],
    ["experience", parts({ drivers: [{ ...rider, driverDateLicensed: "2025-05-05" }] })],
    ["gender", parts({ drivers: [{ ...rider, gender: "Male" }] })],
    ["marital status", parts({ drivers: [{ ...rider, maritalStatus: "Married" }] })],
    ["accidents", parts({ drivers: [{ ...rider, atFaultAccidentsCount: 1 }] })],
    ["violations", parts({ drivers: [{ ...rider, violationsCount: 1 }] })],
    ["year", parts({ personalVehicles: [{ ...rebel, plYear: 1_985 }] })],
    ["make", parts({ personalVehicles: [{ ...rebel, plMake: "Ducati" }] })],
    ["model", parts({ personalVehicles: [{ ...rebel, plModel: "CBR500R" }] })],
    ["body style", parts({ personalVehicles: [{ ...rebel, bodyStyle: "Sport" }] })],
    ["ownership", parts({ personalVehicles: [{ ...rebel, ownershipType: "Lien" }] })],
    ["annual mileage", parts({ additionalInfo: { annualMileage: 12_000 } })],
    ["one motorcycle's miles", parts({ personalVehicles: [{ ...rebel, numberOfMiles: 12_000 }] })],
    ["prior limit", parts({ additionalInfo: { annualMileage: 3_000, priorBILimit: "GREATER_THAN_HUNDRED" } })],
    ["bundling", parts({ bundling: true })],
  ])("move with the %s for some carrier", (_name, changed) => {
    expect(premiums(changed)).not.toEqual(premiums(parts()));
  });

  const changes = { gender: { gender: "Male" }, maritalStatus: { maritalStatus: "Married" }, age: { dob: "1955-05-05" }, experience: { driverDateLicensed: "2025-05-05" } } as const;
  it.each(usStates.map(({ code }) => code))("%s: a barred factor changes no premium and no offer, and any other does", (state) => {
    const base = JSON.stringify(premiums(parts({}, state)));
    const factors = Object.keys(changes) as (keyof typeof changes)[];
    const moving = factors.filter((factor) => JSON.stringify(premiums(parts({ drivers: [{ ...rider, ...changes[factor] }] }, state))) !== base);
    expect(moving).toEqual(factors.filter((factor) => !isBarredByLaw(state, factor)));
  });

  it("ignore coverage data", () => {
    expect(premiums(parts({ autoCoverageData: { collisionDeductible: "250" } }))).toEqual(premiums(parts()));
  });

  it("rise with a second motorcycle, by less than the first", () => {
    const two = premiums(parts({ personalVehicles: [rebel, { ...rebel, id: "w", sequenceNum: 1 }] }));
    for (const [index, one] of premiums(parts()).entries()) if (one !== null) expect((two[index] ?? 0) / one).toBeCloseTo(1.55, 2);
  });

  it("are near the state's average, from at least three carriers wherever they are offered", () => {
    for (const { code } of usStates) {
      const ratio = medianYear(inputOf(parts({}, code))) / stateRates(code).motorcycle;
      expect(ratio, code).toBeGreaterThan(0.6);
      expect(ratio, code).toBeLessThan(1.6);
    }
    const product = products.find(({ insuranceLine }) => insuranceLine === "MOTORCYCLE");
    for (const state of product?.states ?? []) expect(carriersFor("MOTORCYCLE", state, "panel").length, state).toBeGreaterThanOrEqual(3);
    expect(product?.states).not.toContain("HI");
  });

  it("require a rider and a selected motorcycle", () => {
    expect(motorcycleInput(parts({ drivers: [] }), today)).toBeNull();
    expect(motorcycleInput(parts({ personalVehicles: [{ ...rebel, status: "UNSELECTED" }] }), today)).toBeNull();
  });
});
