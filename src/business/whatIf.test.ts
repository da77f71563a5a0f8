import { describe, expect, it } from "vitest";
import { weights as auto } from "../lines/auto/weights";
import { line as condominiumLine } from "../lines/condominium/line";
import { line as petLine } from "../lines/pet/line";
import { line as rentersLine } from "../lines/renters/line";
import { houseWeights, whatIf, type CoverageChange } from "./whatIf";

const [condominium, pet, renters] = [condominiumLine.weights!, petLine.weights!, rentersLine.weights!];

const change = (id: string, from: string, to: string, share = 1): CoverageChange => ({ id, from, to, share });

describe("a price of $200 a month", () => {
  it.each([
    ["auto", "nothing changed", auto, [], 200],
    ["auto", "the same value", auto, [change("COLLISION_DEDUCTIBLE", "500", "500")], 200],
    ["auto", "collision 1,000 to 500", auto, [change("COLLISION_DEDUCTIBLE", "1000", "500")], 209],
    ["auto", "collision 1,000 to 500, one car of two", auto, [change("COLLISION_DEDUCTIBLE", "1000", "500", 0.5)], 205],
    ["auto", "collision 500 to 2,500", auto, [change("COLLISION_DEDUCTIBLE", "500", "2500")], 183],
    ["auto", "comprehensive and collision left out", auto, [change("COMPREHENSIVE_DEDUCTIBLE", "1000", "OPT_OUT"), change("COLLISION_DEDUCTIBLE", "1000", "OPT_OUT")], 120],
    ["auto", "collision taken in", auto, [change("COLLISION_DEDUCTIBLE", "OPT_OUT", "1000")], 278],
    ["auto", "injury 100/300 to 250/500", auto, [change("BODILY_INJURY", "100/300", "250/500")], 212],
    ["a house", "deductible 2,500 to 1,000", houseWeights, [change("ALL_PERILS", "2500", "1000")], 232],
    ["a house", "liability 300,000 to 500,000", houseWeights, [change("PERSONAL_LIABILITY", "300000", "500000")], 203],
    ["a house", "contents 50 % to 70 %", houseWeights, [change("CONTENTS", "50", "70")], 208],
    ["renters", "contents 30,000 to 60,000", renters, [change("CONTENTS", "30000", "60000")], 283],
    ["pet", "deductible 500 to 1,000", pet, [change("Deductible", "500", "1000")], 172],
    ["pet", "a coverage that no one weighs", pet, [change("Copay", "80", "90")], 200],
    ["a line without weights", "another amount", {}, [change("COVERAGE", "500000", "250000")], 200],
  ] as const)("%s, %s", (_line, _name, weights, changes, expected) => {
    expect(whatIf(200, weights, changes)).toBe(expected);
  });

  it("never goes below a twentieth of itself", () => {
    const many = ["COMPREHENSIVE_DEDUCTIBLE", "COLLISION_DEDUCTIBLE", "BODILY_INJURY", "PROPERTY_DAMAGE", "PIP_LIMIT"].map((id) => change(id, "100", "OPT_OUT"));
    expect(whatIf(200, auto, [...many, ...many])).toBe(10);
  });
});

it.each([
  ["auto", "COLLISION_DEDUCTIBLE", auto, ["100", "250", "500", "1000", "1500", "2000", "2500", "OPT_OUT"]],
  ["auto", "BODILY_INJURY", auto, ["250/500", "100/300", "50/100", "30/60", "OPT_OUT"]],
  ["a house", "ALL_PERILS", houseWeights, ["500", "1000", "1500", "2500", "5000", "10000"]],
  ["renters", "CONTENTS", renters, ["100000", "50000", "10000"]],
  ["condominium", "CONTENTS", condominium, ["100000", "50000", "10000"]],
  ["condominium", "PERSONAL_LIABILITY", condominium, ["500000", "300000", "100000"]],
  ["auto", "UNINSURED_MOTORIST", auto, ["250/500", "50/100", "OPT_OUT"]],
  ["auto", "UNDERINSURED_MOTORIST", auto, ["250/500", "50/100", "OPT_OUT"]],
  ["auto", "UNINSURED_MOTORIST_PROPERTY_DAMAGE", auto, ["100000", "25000", "OPT_OUT"]],
  ["auto", "MEDICAL_PAYMENTS", auto, ["10000", "1000", "OPT_OUT"]],
] as const)("%s: less of %s never costs more", (_line, id, weights, values) => {
  for (const from of values) {
    const prices = values.map((to) => whatIf(1_000, weights, [change(id, from, to)]));
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect(prices[0]).toBeGreaterThan(prices.at(-1)!);
  }
});
