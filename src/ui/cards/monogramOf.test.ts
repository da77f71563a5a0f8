import { describe, expect, it } from "vitest";
import { monogramOf } from "./monogramOf";

describe("monogram", () => {
  it.each([
    ["Northfold Mutual", "NM"],
    ["Tern & Tide", "TT"],
    ["Copper Ridge Auto Company", "CR"],
    ["Birchlumen", "BI"],
    ["élan", "ÉL"],
  ])("%s is %s", (name, letters) => {
    expect(monogramOf(name).letters).toBe(letters);
  });

  it("always gives a name the same one of four tiles", () => {
    const tiles = ["A", "B", "C", "D", "E", "F"].map((name) => monogramOf(name).tile);
    expect(tiles).toEqual(["A", "B", "C", "D", "E", "F"].map((name) => monogramOf(name).tile));
    expect(new Set(tiles)).toEqual(new Set([1, 2, 3, 4]));
  });
});
