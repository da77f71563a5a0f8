import { describe, expect, it } from "vitest";
import { isOneSlipApart, readAddressLine } from "./addressLine";
import { isStreetIn, knownStreets, needsUnit } from "./streets";
import { addressOutcome } from "../staging/testInputs";
import { suggestAddresses } from "./suggestAddresses";
import { verifyAddress } from "./verifyAddress";
import { placeOfZip } from "./zips";

const austin = { addressLine1: "412 Main St", city: "Austin", state: "TX", zipCode: "78701" };

describe("ZIP codes", () => {
  it.each([
    ["90210", "CA"], ["33101", "FL"], ["10001", "NY"], ["00501", "NY"], ["99950", "AK"], ["20252", "DC"], ["00901", "PR"], ["96910", "GU"],
  ])("%s is in %s", (zip, state) => {
    expect(placeOfZip(zip)?.state).toBe(state);
  });

  it("unknown ones aren't found", () => {
    expect(placeOfZip("00000")).toBeNull();
  });
});

describe("verifying an address", () => {
  const outcome = (change: Partial<typeof austin> & { addressLine2?: string }, unitConfirmed = false) =>
    verifyAddress({ ...austin, ...change }, unitConfirmed, addressOutcome(change.addressLine1 ?? ""));

  it.each(["9 Nowhere Lane", "12 Mistake Way", "5 Many Doors Plaza"])("treats %s as an ordinary street while test inputs are off", (addressLine1) => {
    expect(verifyAddress({ ...austin, addressLine1 }, true).outcome).toBe("verified");
  });

  it.each([
    ["as it stands", {}, austin],
    ["in another writing", { addressLine1: "412 main street.", city: "AUSTIN" }, austin],
    ["with a unit in the line", { addressLine1: "412 Main St Apt 4B" }, { ...austin, addressLine2: "4B" }],
    ["with a unit of its own", { addressLine2: "# 7" }, { ...austin, addressLine2: "7" }],
    ["on a street with capitals of its own", { addressLine1: "1600 O’CONNOR-smith rd" }, { ...austin, addressLine1: "1600 O’Connor-Smith Rd" }],
    ["on a street with an apostrophe before an s", { addressLine1: "1600 mary's ln" }, { ...austin, addressLine1: "1600 Mary's Ln" }],
    ["on a street that the model doesn't know", { addressLine1: "1600 Barton Springs Road" }, { ...austin, addressLine1: "1600 Barton Springs Rd" }],
  ])("accepts it %s", (_name, change, address) => {
    expect(outcome(change, true)).toEqual({ outcome: "verified", address });
  });

  it.each([
    ["a ZIP code of another state", { zipCode: "10001" }],
    ["a ZIP code of another city", { zipCode: "77002" }],
    ["a ZIP code that nobody has", { zipCode: "00000" }],
    ["no house number", { addressLine1: "Main St" }],
    ["a test street", { addressLine1: "9 Nowhere Lane" }],
  ])("doesn't find one with %s", (_name, change) => {
    expect(outcome(change)).toEqual({ outcome: "not-found" });
  });

  it("doesn't find an existing street with a neighboring ZIP code", () => {
    const street = knownStreets.find((name) => isStreetIn(name, "78701") && !isStreetIn(name, "78704")) ?? "";
    expect(outcome({ addressLine1: `12 ${street}` }, true).outcome).toBe("verified");
    expect(outcome({ addressLine1: `12 ${street}`, zipCode: "78704" }, true).outcome).toBe("not-found");
  });

  it.each([
    ["a slip in the street", { addressLine1: "12 Mapel Ave" }, { addressLine1: "12 Maple Ave" }, ["addressLine1"]],
    ["a slip in the city", { city: "Austn" }, { city: "Austin" }, ["city"]],
    ["a test street", { addressLine1: "12 Mistake Way" }, { addressLine1: "12 Corrected Way" }, ["addressLine1"]],
  ])("asks about %s", (_name, change, expected, changed) => {
    expect(outcome(change, true)).toEqual({ outcome: "corrected", address: { ...austin, ...expected }, changed });
  });

  it("accepts its own correction", () => {
    const first = outcome({ addressLine1: "12 Mapel Ave", city: "Austn" }, true);
    expect(first.outcome === "corrected" && verifyAddress(first.address, true).outcome).toBe("verified");
  });

  it("asks for a unit until one is given, or the person says that there is none", () => {
    expect(outcome({ addressLine1: "5 Many Doors Plaza" }).outcome).toBe("missing-unit");
    expect(outcome({ addressLine1: "5 Many Doors Plaza", addressLine2: "3" }).outcome).toBe("verified");
    expect(outcome({ addressLine1: "5 Many Doors Plaza" }, true).outcome).toBe("verified");
    const number = Array.from({ length: 500 }, (_, index) => String(index + 1)).find((candidate) => needsUnit(candidate, "Main St", "78701"));
    expect(outcome({ addressLine1: `${number} Main St` }).outcome).toBe("missing-unit");
  });
});

describe("suggesting addresses", () => {
  it.each([
    ["412 ma", undefined],
    ["9 willow, Austin TX", undefined],
    ["77 main st 90210", undefined],
    ["15 oa", "FL"],
    ["412 main str", undefined],
    ["12 mapel ave 78701", undefined],
  ])("%s gives suggestions that all verify", (text, state) => {
    const suggestions = suggestAddresses(text, state);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(8);
    for (const { address } of suggestions) expect(verifyAddress(address, true)).toEqual({ outcome: "verified", address });
    if (state) expect(suggestions.every(({ address }) => address.state === state)).toBe(true);
  });

  it.each([
    "412 Main St Austin, TX 78701", "412 Main St Austin Texas 78701", "412 main st austin tx 78701-1234 usa", "412 Main St Austin, TX, 78701, United States",
    "412 main st austin tx 78701", "412 Main Street, Austin, TX 78701", "412 main st. 78701", "412 Main Street Austin TX, 78701", "412 main street austin 78701",
  ])("%s gives the one address in that place", (text) => {
    expect(suggestAddresses(text)).toEqual([{ text: "412 Main St, Austin, TX 78701", address: austin }]);
  });

  it.each(["412 Main St Apt 4, Austin, TX 78701", "412 main st #4 78701", "412 main street austin tx 78701 unit 4", "412 Main St, # 4, 78701"])(
    "%s keeps its unit",
    (text) => expect(suggestAddresses(text).map(({ address }) => address)).toEqual([{ ...austin, addressLine2: "4" }]),
  );

  it.each([
    ["412 main street houston texas", "Houston", "TX"],
    ["412 main street charleston west virginia", "Charleston", "WV"],
    ["412 main street new york", "New York", "NY"],
    ["412 main street kansas city", "Kansas City", "MO"],
  ])("%s gives addresses in %s, %s", (text, city, state) => {
    const places = suggestAddresses(text).map(({ address }) => `${address.city}, ${address.state}`);
    expect(new Set(places)).toEqual(new Set([`${city}, ${state}`]));
  });

  it.each([["412 Main St Apt"], ["412 Main St #"], ["412 Main Street Austin tx"]])("%s goes on giving addresses", (text) => {
    expect(suggestAddresses(text).map(({ address }) => address.addressLine1)).toContain("412 Main St");
  });

  it("gives an unknown street as it was typed once it has a ZIP code", () => {
    const address = { addressLine1: "1600 Barton Springs Rd", city: "Austin", state: "TX", zipCode: "78704" };
    expect(suggestAddresses("1600 barton springs road")).toEqual([]);
    for (const place of ["austin tx 78704", "Austin, TX 78704-1234", "austin texas 78704"])
      expect(suggestAddresses(`1600 barton springs road ${place}`)).toEqual([{ text: "1600 Barton Springs Rd, Austin, TX 78704", address }]);
  });

  it("gives none for a known street in another ZIP code", () => {
    const street = knownStreets.find((name) => isStreetIn(name, "78701") && !isStreetIn(name, "78704")) ?? "";
    expect(suggestAddresses(`12 ${street} 78701`)).toHaveLength(1);
    expect(suggestAddresses(`12 ${street} 78704`)).toEqual([]);
  });

  it.each(["", "12", "main street", "12 zzzzzz"])("gives none for %j", (text) => {
    expect(suggestAddresses(text)).toEqual([]);
  });
});

it.each([
  ["12 Old Constructor", { number: "12", street: "Old Constructor", unit: null }],
  ["12 N Main St #4", { number: "12", street: "N Main St", unit: "4" }],
  ["12-14 oak avenue, unit 3", { number: "12-14", street: "Oak Ave", unit: "3" }],
  ["350 5th Ave", { number: "350", street: "5th Ave", unit: null }],
])("reads %s", (text, expected) => {
  expect(readAddressLine(text)).toEqual(expected);
});

it.each([
  ["maple", "mapel", true], ["maple", "mapl", true], ["maple", "mapple", true], ["maple", "mable", true],
  ["maple", "maple", false], ["maple", "mpale", true], ["maple", "table", false], ["maple", "m", false],
])("%s and %s are one slip apart: %s", (a, b, apart) => {
  expect(isOneSlipApart(a, b)).toBe(apart);
});
