import { describe, expect, it } from "vitest";
import { excludedCoverages } from "../../../src/business/coverages";
import { insuranceLines, type InsuranceLine } from "../../../src/business/lines";
import { usStates } from "../../../src/business/stateNames";
import { coverage } from "../../../src/api/contract/coverage";
import { confirmedDiscounts } from "../property/discounts";
import { coveragesIn, editableCoveragesFor } from "./coveragesIn";
import { heldValue, isOffered } from "../coverages/held";
import { recordsOutcome } from "../staging/testInputs";

const lines = insuranceLines.map(({ wire }) => wire).filter((wire) => wire !== "OTHER");
const idsOf = (line: InsuranceLine, state = "TX") => coveragesIn(line, state).map(({ id }) => id);
const find = (line: InsuranceLine, id: string, state = "TX") => coveragesIn(line, state).find((candidate) => candidate.id === id);
const address = { addressLine1: "1 Full Records St", city: "Austin", state: "TX", zipCode: "78701" };

it.each(lines)("%s: fit the contract in every state; defaults are offered, values and labels unique, none is excluded", (line) => {
  for (const { code } of usStates) {
    for (const offered of coveragesIn(line, code)) {
      expect(coverage.safeParse(offered).success).toBe(true);
      const { options } = offered.increments;
      expect(isOffered(offered, offered.defaultValue), offered.id).toBe(true);
      expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
      expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
      expect(excludedCoverages).not.toContain(offered.id);
      if (offered.isEditable) expect(offered.apiKey).toBeDefined();
    }
  }
});

it.each([
  ["PERSONAL_HOME", ["DWELLING", "OTHER", "CONTENTS", "LOSS_OF_USE", "PERSONAL_LIABILITY", "MEDICAL_PAYMENT", "ALL_PERILS", "WINDSTORM", "EXTENDED_COVERAGE"]],
  ["CONDOMINIUM", ["DWELLING", "CONTENTS", "LOSS_OF_USE", "PERSONAL_LIABILITY", "MEDICAL_PAYMENT", "ALL_PERILS", "WINDSTORM"]],
  ["RENTERS", ["CONTENTS", "LOSS_OF_USE", "PERSONAL_LIABILITY", "MEDICAL_PAYMENT", "ALL_PERILS"]],
  ["LIFE", ["COVERAGE", "POLICY_DURATION", "MEDICAL_EXAM", "INSTANT_DECISION"]],
  ["PET", ["CoverageLimit", "Deductible", "Copay"]],
  ["OTHER", []],
] as const)("%s has its own coverages, in this order", (line, ids) => {
  expect(idsOf(line)).toEqual(ids);
});

it.each([
  ["PERSONAL_HOME", ["contents", "personalLiability", "allPerils"]],
  ["LIFE", ["faceAmount"]],
  ["PET", ["annualDeductibleAmount"]],
  ["MOTORCYCLE", []],
] as const)("%s: the choices", (line, apiKeys) => {
  expect(coveragesIn(line, "TX").flatMap(({ isEditable, apiKey }) => (isEditable ? [apiKey] : []))).toEqual(apiKeys);
});

it.each([
  ["PERSONAL_HOME", "WINDSTORM", "TX", "Windstorm deductible"],
  ["PERSONAL_HOME", "WINDSTORM", "FL", "Hurricane deductible"],
  ["PERSONAL_HOME", "ALL_PERILS", "TX", "All other perils deductible"],
] as const)("%s: %s in %s is named %s", (line, id, state, label) => {
  expect(find(line, id, state)?.label).toBe(label);
});

it.each([
  ["PERSONAL_HOME", "2500"],
  ["CONDOMINIUM", "1000"],
  ["RENTERS", "1000"],
] as const)("%s: the usual deductible is %s, and the recommended one is marked", (line, usual) => {
  const deductible = find(line, "ALL_PERILS");
  expect(deductible?.defaultValue).toBe(usual);
  expect(deductible?.increments.options.filter(({ toolTipDescription }) => toolTipDescription).map(({ value }) => value)).toEqual(["1000"]);
});

describe("choices", () => {
  it.each([
    ["999", false], ["1000", true], ["12345", true], ["100000", true], ["100001", false],
  ])("a typed amount of contents: %s is offered: %s", (value, offered) => {
    const contents = find("RENTERS", "CONTENTS");
    expect(contents && isOffered(contents, value)).toBe(offered);
  });

  it("fall back to the default if they aren't offered", () => {
    const deductible = find("PERSONAL_HOME", "ALL_PERILS");
    expect(deductible && heldValue(deductible, { allPerils: "5000" })).toBe("5000");
    expect(deductible && heldValue(deductible, { allPerils: "5001" })).toBe("2500");
  });

  it("show the dollar amount of a share of the dwelling whose cost is known", () => {
    const labels = (addressLine1: string) =>
      editableCoveragesFor("PERSONAL_HOME", { propertyAddress: { ...address, addressLine1 }, staged: recordsOutcome(addressLine1) ?? {} })[0]?.increments.options.map(({ label }) => label);
    expect(labels("1 Full Records St")?.[2]).toMatch(/^\$\d{3},\d{3} \(50% of home structure\)$/);
    expect(labels("1 No Records St")?.[2]).toBe("50% of home structure");
  });

  it("contain life's amount, wherever it was given", () => {
    const [amount] = editableCoveragesFor("LIFE", { life: { mailingAddress: { state: "TX" }, deathBenefit: 750_000 } });
    expect(amount?.value).toBe("750000");
  });
});

it.each([
  [{}, []],
  [{ smokeDetector: true }, []],
  [{ smokeDetector: true, deadBoltLocks: false, dog: true, cat: true }, []],
  [{ smokeDetector: true, deadBoltLocks: true }, [{ id: "PROTECTIVE_DEVICES", percent: 10 }]],
])("confirms the discount from two safety devices on: %j", (answers, applied) => {
  expect(confirmedDiscounts(answers)).toEqual(applied);
});
