import { describe, expect, it } from "vitest";
import { optOut } from "../../../../src/business/coverages";
import { usStates } from "../../../../src/business/stateNames";
import { autoCoveragesIn, deductiblesOf } from "./coverages";
import { editableOf } from "../../coverages/held";

const find = (state: string, id: string) => autoCoveragesIn(state).find((coverage) => coverage.id === id);
const values = (state: string, id: string) => find(state, id)?.increments.options.map(({ value }) => value);

describe("auto coverages", () => {
  it.each(usStates.map(({ code }) => code))("%s: defaults are offered, required ones can't be left out, values and labels are unique", (state) => {
    for (const { id, defaultValue, isRequired, increments } of autoCoveragesIn(state)) {
      const options = increments.options.map(({ value }) => value);
      expect(options, id).toContain(defaultValue);
      expect(options.includes(optOut), id).toBe(!isRequired);
      expect(new Set(options).size, id).toBe(options.length);
      expect(new Set(increments.options.map(({ label }) => label)).size, id).toBe(options.length);
    }
  });

  it.each([
    ["TX", "BODILY_INJURY", "30/60"],
    ["CA", "BODILY_INJURY", "30/60"],
    ["MA", "PROPERTY_DAMAGE", "30"],
    ["UT", "BODILY_INJURY", "30/65"],
    ["FL", "BODILY_INJURY", optOut],
    ["MI", "PIP_LIMIT", "50000"],
    ["ME", "MEDICAL_PAYMENTS", "1000"],
  ])("%s: %s starts at %s", (state, id, first) => {
    expect(values(state, id)?.[0]).toBe(first);
  });

  it("are per person, per incident, or both", () => {
    expect(find("TX", "BODILY_INJURY")?.increments.options[0]?.label).toBe("$30K per person / $60K per incident");
    expect(find("TX", "PROPERTY_DAMAGE")?.increments.options[0]?.label).toBe("$25K per incident");
    expect(find("TX", "MEDICAL_PAYMENTS")?.increments.options[1]?.label).toBe("$1,000 per person");
  });

  it("leave out those that the state doesn't sell", () => {
    expect(find("OH", "PIP_LIMIT")).toBeUndefined();
    expect(find("FL", "UNINSURED_MOTORIST_PROPERTY_DAMAGE")).toBeUndefined();
  });
});

describe("choices", () => {
  it("show the current values", () => {
    expect(editableOf(autoCoveragesIn("TX"), {}, null).map(({ apiKey, value }) => [apiKey, value])).toEqual([
      ["comprehensiveDeductible", "1000"],
      ["collisionDeductible", "1000"],
    ]);
    expect(editableOf(autoCoveragesIn("TX"), { collisionDeductible: "500" }, null)[1]?.value).toBe("500");
    expect(editableOf(autoCoveragesIn("TX"), { collisionDeductible: "501" }, null)[1]?.value).toBe("1000");
  });

  it.each([
    ["both", {}, "Owned", "1000", "1000"],
    ["one vehicle's own", { collisionDeductible: "500", vehicles: [{ sequenceNum: 0, collisionDeductible: "250" }] }, "Owned", "1000", "250"],
    ["another vehicle's", { vehicles: [{ sequenceNum: 1, collisionDeductible: "250" }] }, "Owned", "1000", "1000"],
    ["no comprehensive, so no collision", { comprehensiveDeductible: optOut, collisionDeductible: "500" }, "Owned", optOut, optOut],
    ["no collision alone", { collisionDeductible: optOut }, "Owned", "1000", optOut],
    ["a lender's vehicle keeps both", { comprehensiveDeductible: optOut, collisionDeductible: optOut }, "Lien", "1000", "1000"],
  ])("%s", (_name, chosen, ownershipType, comprehensive, collision) => {
    expect(deductiblesOf("TX", chosen, { sequenceNum: 0, ownershipType })).toEqual({ comprehensive, collision });
  });
});
