import { describe, expect, it } from "vitest";
import { usStates } from "../../../../src/business/stateNames";
import { carriersFor } from "../../reference/carriers";
import { petCoveragesOffered } from "./coverages";
import type { ApplicationParts } from "../../database/parts";
import { petInput, type PetInput } from "./input";
import { medianYear, neverLess, premiumsOf } from "../premiums";
import { ratePet } from "./rate";

type Pet = NonNullable<ApplicationParts["pet"]>;
const beagle: Pet = {
  email: "a@example.com",
  mailingAddress: { state: "TX", zipCode: "78701" },
  petName: "Biscuit",
  petAge: 3,
  petType: "DOG",
  petCode: "BEAGLE",
  effectiveDate: "2026-06-03",
};
const inputOf = (change: Partial<Pet> = {}, chosenCoverages = {}): PetInput => {
  const input = petInput({ pet: { ...beagle, ...change }, chosenCoverages });
  if (!input) throw new Error("incomplete");
  return input;
};

describe("pet premiums", () => {
  it.each([
    ["state", { mailingAddress: { state: "OH", zipCode: "78701" } }],
    ["ZIP code", { mailingAddress: { state: "TX", zipCode: "77002" } }],
    ["kind", { petType: "CAT", petCode: "MAINE_COON" }],
    ["breed", { petCode: "FRENCH_BULLDOG" }],
    ["age", { petAge: 4 }],
  ] as [string, Partial<Pet>][])("move with the %s for some carrier", (_name, change) => {
    expect(premiumsOf(inputOf(change))).not.toEqual(premiumsOf(inputOf()));
  });

  it("don't depend on name, address or day", () => {
    const other = { petName: "Rex", email: "b@example.com", effectiveDate: "2026-07-01", subscribeCheckbox: true, primaryPhoneNumber: "(512) 555-0100" };
    expect(premiumsOf(inputOf(other))).toEqual(premiumsOf(inputOf()));
  });

  it("fall with a higher deductible and rise with age", () => {
    const options = petCoveragesOffered().find(({ id }) => id === "Deductible")?.increments.options ?? [];
    const byDeductible = options.map(({ value }) => premiumsOf(inputOf({}, { annualDeductibleAmount: value }))).reverse();
    const byAge = Array.from({ length: 20 }, (_, index) => premiumsOf(inputOf({ petAge: index + 1 })));
    for (const rows of [byDeductible, byAge]) {
      for (let step = 1; step < rows.length; step += 1) expect(neverLess(rows[step - 1]!, rows[step]!)).toBe(true);
      expect(rows.at(-1)).not.toEqual(rows[0]);
    }
  });

  it.each([["DOG", "LABRADOR_RETRIEVER", 676], ["CAT", "DOMESTIC_SHORTHAIR", 383]] as const)("for a %s are near the published average in every state", (petType, petCode, average) => {
    for (const { code } of usStates) {
      const ratio = medianYear(inputOf({ petType, petCode, petAge: 5, mailingAddress: { state: code, zipCode: "78701" } })) / average;
      expect(ratio, code).toBeGreaterThan(0.6);
      expect(ratio, code).toBeLessThan(1.6);
      expect(carriersFor("PET", code, "panel").length, code).toBeGreaterThanOrEqual(5);
    }
  });

  it("are refused for an old pet by some carriers, and for a young one by none", () => {
    expect(premiumsOf(inputOf({ petAge: 20 })).some((premium) => premium === null)).toBe(true);
    expect(premiumsOf(inputOf()).every((premium) => premium !== null)).toBe(true);
  });

  it("differ in payout and reimbursement: some have no limit", () => {
    const coverages = carriersFor("PET", "TX", "panel").flatMap((carrier) => {
      const rated = ratePet(inputOf(), carrier);
      return "premium" in rated ? rated.coverages : [];
    });
    const values = (id: string) => new Set(coverages.flatMap((coverage) => (coverage.id === id ? [coverage.value] : [])));
    expect(values("CoverageLimit").has("Unlimited")).toBe(true);
    expect(values("CoverageLimit").size).toBeGreaterThan(1);
    expect(values("Copay").size).toBeGreaterThan(1);
    expect([...values("Deductible")]).toEqual(["$500"]);
  });
});
