import { describe, expect, it } from "vitest";
import { whatIf, type CoverageChange } from "./whatIf";

const change = (id: string, from: string, to: string, share = 1): CoverageChange => ({ id, from, to, share });

describe("a price of $200 a month", () => {
  it.each([
    ["PERSONAL_AUTO", "nothing changed", [], 200],
    ["PERSONAL_AUTO", "the same value", [change("COLLISION_DEDUCTIBLE", "500", "500")], 200],
    ["PERSONAL_AUTO", "collision 1,000 to 500", [change("COLLISION_DEDUCTIBLE", "1000", "500")], 209],
    ["PERSONAL_AUTO", "collision 1,000 to 500, one car of two", [change("COLLISION_DEDUCTIBLE", "1000", "500", 0.5)], 205],
    ["PERSONAL_AUTO", "collision 500 to 2,500", [change("COLLISION_DEDUCTIBLE", "500", "2500")], 183],
    ["PERSONAL_AUTO", "comprehensive and collision left out", [change("COMPREHENSIVE_DEDUCTIBLE", "1000", "OPT_OUT"), change("COLLISION_DEDUCTIBLE", "1000", "OPT_OUT")], 120],
    ["PERSONAL_AUTO", "collision taken in", [change("COLLISION_DEDUCTIBLE", "OPT_OUT", "1000")], 278],
    ["PERSONAL_AUTO", "injury 100/300 to 250/500", [change("BODILY_INJURY", "100/300", "250/500")], 212],
    ["PERSONAL_HOME", "deductible 2,500 to 1,000", [change("ALL_PERILS", "2500", "1000")], 232],
    ["PERSONAL_HOME", "liability 300,000 to 500,000", [change("PERSONAL_LIABILITY", "300000", "500000")], 203],
    ["PERSONAL_HOME", "contents 50 % to 70 %", [change("CONTENTS", "50", "70")], 208],
    ["RENTERS", "contents 30,000 to 60,000", [change("CONTENTS", "30000", "60000")], 283],
    ["PET", "deductible 500 to 1,000", [change("Deductible", "500", "1000")], 172],
    ["PET", "a coverage that no one weighs", [change("Copay", "80", "90")], 200],
    ["LIFE", "a line without weights", [change("COVERAGE", "500000", "250000")], 200],
  ] as const)("%s, %s", (line, _name, changes, expected) => {
    expect(whatIf(200, line, changes)).toBe(expected);
  });

  it("never goes below a twentieth of itself", () => {
    const many = ["COMPREHENSIVE_DEDUCTIBLE", "COLLISION_DEDUCTIBLE", "BODILY_INJURY", "PROPERTY_DAMAGE", "PIP_LIMIT"].map((id) => change(id, "100", "OPT_OUT"));
    expect(whatIf(200, "PERSONAL_AUTO", [...many, ...many])).toBe(10);
  });
});

it.each([
  ["PERSONAL_AUTO", "COLLISION_DEDUCTIBLE", ["100", "250", "500", "1000", "1500", "2000", "2500", "OPT_OUT"]],
  ["PERSONAL_AUTO", "BODILY_INJURY", ["250/500", "100/300", "50/100", "30/60", "OPT_OUT"]],
  ["PERSONAL_HOME", "ALL_PERILS", ["500", "1000", "1500", "2500", "5000", "10000"]],
  ["RENTERS", "CONTENTS", ["100000", "50000", "10000"]],
  ["CONDOMINIUM", "CONTENTS", ["100000", "50000", "10000"]],
  ["LANDLORD", "CONTENTS", ["100000", "50000", "10000"]],
  ["LANDLORD", "ALL_PERILS", ["500", "1000", "10000"]],
  ["CONDOMINIUM", "PERSONAL_LIABILITY", ["500000", "300000", "100000"]],
  ["PERSONAL_AUTO", "UNINSURED_MOTORIST", ["250/500", "50/100", "OPT_OUT"]],
  ["PERSONAL_AUTO", "UNDERINSURED_MOTORIST", ["250/500", "50/100", "OPT_OUT"]],
  ["PERSONAL_AUTO", "UNINSURED_MOTORIST_PROPERTY_DAMAGE", ["100000", "25000", "OPT_OUT"]],
  ["PERSONAL_AUTO", "MEDICAL_PAYMENTS", ["10000", "1000", "OPT_OUT"]],
] as const)("%s: less of %s never costs more", (line, id, values) => {
  for (const from of values) {
    const prices = values.map((to) => whatIf(1_000, line, [change(id, from, to)]));
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect(prices[0]).toBeGreaterThan(prices.at(-1)!);
  }
});
