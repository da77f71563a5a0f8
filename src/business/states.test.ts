import { describe, expect, it } from "vitest";
import { isDigitalBindState } from "./carriers";
import { isPostalCode } from "./stateCodes";
import { isStateCode, usStates } from "./stateNames";
import { isBarred } from "./states";
import { isTerritoryCode, territories, territoryOfZip } from "./stateTerritories";

describe("states", () => {
  it("are 51, each with its code, name and FIPS number", () => {
    expect(usStates).toHaveLength(51);
    expect(new Set(usStates.map(({ fips }) => fips)).size).toBe(51);
    expect(usStates.every(({ code, name, fips }) => /^[A-Z]{2}$/.test(code) && name.length > 3 && fips >= 1 && fips <= 56)).toBe(true);
    expect(isStateCode("DC")).toBe(true);
    expect(isStateCode("PR")).toBe(false);
  });

  it("have codes of their own, territories too, and nobody else has", () => {
    const letters = Array.from({ length: 26 }, (_member, index) => String.fromCharCode(65 + index));
    const known = letters.flatMap((first) => letters.map((second) => first + second)).filter(isPostalCode);
    expect(known.sort()).toEqual([...usStates, ...territories].map(({ code }) => code).sort());
  });

  it("bind online in 40", () => {
    expect(usStates.filter(({ code }) => isDigitalBindState(code))).toHaveLength(40);
  });

  it.each([
    ["CA", "gender", true],
    ["CA", "experience", false],
    ["MA", "age", true],
    ["HI", "experience", true],
    ["TX", "gender", false],
    ["PR", "gender", false],
  ] as const)("%s bars %s: %s", (state, factor, barred) => {
    expect(isBarred(state, factor)).toBe(barred);
  });
});

describe("territories", () => {
  it.each([
    ["00601", "PR"], ["00799", "PR"], ["00901", "PR"], ["00801", "VI"], ["00501", null], ["96799", "AS"], ["96798", null],
    ["96910", "GU"], ["96950", "MP"], ["96960", "MH"], ["96939", "PW"], ["96940", "PW"], ["96941", "FM"],
    ["34001", "AA"], ["34102", null], ["09001", "AE"], ["10001", null], ["96201", "AP"], ["96701", null],
  ])("%s lies in %s", (zip, territory) => {
    expect(territoryOfZip(zip)).toBe(territory);
  });

  it("are known by code", () => {
    expect(["PR", "GU", "AE"].every(isTerritoryCode)).toBe(true);
    expect(isTerritoryCode("TX")).toBe(false);
  });
});
