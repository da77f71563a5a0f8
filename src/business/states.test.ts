import { describe, expect, it } from "vitest";
import { digitalBindCarrier, isDigitalBindState } from "./carriers";
import { isPostalCode } from "./stateCodes";
import { isGenderOffered } from "./personRules";
import { isStateCode, usStates } from "./stateNames";
import type { AutoFactor } from "./states";
import { honeyQuote, isBarred, mayUseCredit, mileageByVehicle, noContinuousCoverage, otherStateSet, petDaysAhead } from "./states";
import { isTerritoryCode, territories, territoryOfZip } from "./stateTerritories";

describe("states", () => {
  it("are 51, each with its code, name and FIPS number", () => {
    expect(usStates).toHaveLength(51);
    expect(new Set(usStates.map(({ fips }) => fips)).size).toBe(51);
    expect(usStates.every(({ code, name, fips }) => /^[A-Z]{2}$/.test(code) && name.length > 3 && fips >= 1 && fips <= 56)).toBe(true);
    expect(isStateCode("DC")).toBe(true);
    expect(isStateCode("PR")).toBe(false);
  });

  it("have unique codes, including territories", () => {
    const letters = Array.from({ length: 26 }, (_member, index) => String.fromCharCode(65 + index));
    const known = letters.flatMap((first) => letters.map((second) => first + second)).filter(isPostalCode);
    expect(["TXA", "ATX", "tx"].filter(isPostalCode)).toEqual([]);
    expect(known.sort()).toEqual([...usStates, ...territories].map(({ code }) => code).sort());
  });
});

const codes = usStates.map(({ code }) => code);
const statesWhere = (holds: (state: string) => boolean): readonly string[] => codes.filter(holds).sort();

/** Each set is repeated here with the law that it comes from: adding or removing a state has to be done twice. */
describe("rules of states", () => {
  it.each<[string, AutoFactor, readonly string[]]>([
    ["10 CCR 2632.5, HRS §431:10C-207, 211 CMR 79, MCL 500.2111, G.S. 58-36-10, 40 P.S. §1171.5", "gender", ["CA", "HI", "MA", "MI", "NC", "PA"]],
    ["The product in CA, HRS §431:10C-207, 211 CMR 79, MCL 500.2111", "maritalStatus", ["CA", "HI", "MA", "MI"]],
    ["HRS §431:10C-207, 211 CMR 79", "age", ["HI", "MA"]],
    ["HRS §431:10C-207", "experience", ["HI"]],
  ])("%s: %s isn't rated for a vehicle", (_law, factor, states) => {
    expect(statesWhere((state) => isBarred(state, factor))).toEqual(states);
    expect(isBarred("PR", factor)).toBe(false);
  });

  it.each<[string, "car" | "home", readonly string[]]>([
    ["CA Ins. Code §1861.02, HRS §431:10C-207, 211 CMR 79, MCL 500.2111", "car", ["CA", "HI", "MA", "MI"]],
    ["CA Ins. Code §1861.02, 211 CMR, Md. Ins. §27-501", "home", ["CA", "MA", "MD"]],
  ])("%s: credit isn't rated for a %s", (_law, insured, states) => {
    expect(statesWhere((state) => !mayUseCredit(insured, state))).toEqual(states);
    expect(mayUseCredit(insured, null)).toBe(false);
  });

  it("non-binary is offered in CO, DC, NY, OR and VA, and not before the state is known", () => {
    expect(statesWhere((state) => isGenderOffered("NonBinary", state))).toEqual(["CO", "DC", "NY", "OR", "VA"]);
    expect(isGenderOffered("NonBinary", null)).toBe(false);
    expect([...codes, null].every((state) => isGenderOffered("Female", state) && isGenderOffered("Male", state))).toBe(true);
  });

  it("California asks for miles by vehicle, but not for continuous coverage; Florida's homes continue on another site", () => {
    expect({ mileageByVehicle, noContinuousCoverage, honeyQuote }).toEqual({ mileageByVehicle: ["CA"], noContinuousCoverage: ["CA"], honeyQuote: ["FL"] });
  });

  it("the set that no rule uses yet is kept as it was given", () => expect(otherStateSet).toEqual(["TX", "IN", "OH"]));

  it("a pet's policy starts a day ahead in six states, two days elsewhere", () => {
    expect(statesWhere((state) => petDaysAhead(state) === 1)).toEqual(["FL", "MA", "MD", "NC", "NV", "NY"]);
    expect(statesWhere((state) => petDaysAhead(state) === 2)).toHaveLength(45);
  });

  it("all but eleven bind online, with one company", () => {
    expect(digitalBindCarrier).toBe("pebbletrail");
    expect(statesWhere((state) => !isDigitalBindState(state))).toEqual(["AK", "CA", "FL", "HI", "KY", "LA", "MA", "MT", "NC", "NY", "WY"]);
  });
});

describe("territories", () => {
  it.each([
    ["00601", "PR"], ["00799", "PR"], ["00901", "PR"], ["00801", "VI"], ["00501", null], ["96799", "AS"], ["96798", null],
    ["96910", "GU"], ["96950", "MP"], ["96960", "MH"], ["96939", "PW"], ["96940", "PW"], ["96941", "FM"],
    ["34001", "AA"], ["34102", null], ["09001", "AE"], ["10001", null], ["96201", "AP"], ["96701", null],
  ])("%s is in %s", (zip, territory) => {
    expect(territoryOfZip(zip)).toBe(territory);
  });

  it("are recognized by code", () => {
    expect(["PR", "GU", "AE"].every(isTerritoryCode)).toBe(true);
    expect(isTerritoryCode("TX")).toBe(false);
  });
});
