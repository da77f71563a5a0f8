import { expect, test } from "vitest";
import { length } from "../business/limits";
import { usStates } from "../business/stateNames";
import { holder, licenseCode, unasked, type Holder, type Shape } from "../fixtures/licenseCode";
import { issuers } from "./issuers";
import { readLicense, type License } from "./readLicense";

const today = { year: 2026, month: 11, day: 24 };
const read = (of: Partial<Holder>, shape: Partial<Shape> = {}): License | null => readLicense(licenseCode(of, { issuer: "636023", version: 10, ...shape }), today);

const maya: License = {
  firstName: "Maya",
  lastName: "Okafor",
  isNameCut: false,
  dateOfBirth: "09/07/1988",
  gender: "Female",
  address: { addressLine1: "418 Alder St", addressLine2: "Apt 2", city: "Columbus", state: "OH", zipCode: "43215" },
  state: "OH",
  firstLicensed: null,
  expired: null,
};

const issuerOf = (code: string): string => [...issuers].find(([, state]) => state === code)![0];
const versions = Array.from({ length: 12 }, (_version, index) => index);

test("every state and the District has an issuer of its own", () => {
  expect([...issuers.values()].sort()).toEqual(usStates.map(({ code }) => code).sort());
});

test.each(usStates.map(({ code }) => code))("a license of %s is read in each version of the standard", (state) => {
  for (const version of versions) {
    for (const days of ["MMDDCCYY", "CCYYMMDD"] as const) {
      for (const address of ["mailing", "residence", "mixed"] as const) {
        const own = `Z${state.charAt(0)}Z${state.charAt(0)}ACOUNTY 25`;
        const found = read({ state }, { issuer: issuerOf(state), version, days, address, own, isPadded: version % 2 === 0 });
        expect(found, `version ${version}, ${days}, ${address}`).toEqual({ ...maya, state, address: { ...maya.address, state } });
      }
    }
  }
});

/** Oddities that users of readers have reported, by the states in which they were found. */
const oddities: readonly (readonly [what: string, of: Partial<Holder>, shape: Partial<Shape>, expected: Partial<License>])[] = [
  ["Maryland's older file type", {}, { issuer: "636003", version: 1, fileType: "AAMVA" }, { state: "MD" }],
  ["Pennsylvania's name without commas, first name first", {}, { issuer: "636025", version: 1, names: "spaced" }, { state: "PA" }],
  ["Michigan's given names in one element", {}, { issuer: "636032", version: 3, names: "given", without: ["DAC", "DAD"] }, { state: "MI" }],
  ["Oregon's date of the first license, year first", {}, { issuer: "636029", version: 1, address: "mixed", isPadded: true, own: "ZOZOAFIRST LICENSED 20060314" }, { state: "OR", firstLicensed: "03/14/2006" }],
  ["Oregon's date of the first license, month first", {}, { issuer: "636029", version: 1, own: "ZOZOAFIRST LICENSED 03-14-2006" }, { state: "OR", firstLicensed: "03/14/2006" }],
  ["Oregon's space after the comma", {}, { issuer: "636029", version: 1, elements: { DAA: "OKAFOR, MAYA LYNN" } }, { state: "OR" }],
  ["dollar signs between names", {}, { version: 1, elements: { DAA: "OKAFOR$MAYA$LYNN$" } }, {}],
  ["New York's hash at the end", {}, { issuer: "636001", version: 8, own: "ZNZNAQm9SDBBMQ==\nDBB01011900\nDACEVE" }, { state: "NY" }],
  ["NONE as a middle name", { middle: "" }, {}, {}],
  ["NONE as the suffix", { suffix: "NONE" }, {}, {}],
  ["no first name", { first: "NONE" }, {}, { firstName: null }],
  ["an unavailable name", { first: "unavl" }, {}, { firstName: null }],
  ["a first name of two words", { first: "MARY ANN" }, {}, { firstName: "Mary Ann" }],
  ["a family name that was cut off", { family: "WOLFESCHLEGELSTEINHAUSENB" }, { elements: { DDE: "T" } }, { lastName: "Wolfeschlegelsteinhausenb", isNameCut: true }],
  ["a first name that was cut off", {}, { elements: { DDF: "T" } }, { isNameCut: true }],
  ["a middle name that was cut off, which no field asks for", {}, { elements: { DDG: "T" } }, {}],
  ["a birth date of 1900, which stands for none", { born: "19000101" }, {}, { dateOfBirth: null }],
  ["a day that doesn't exist", { born: "19880230" }, {}, { dateOfBirth: null }],
  ["a birth date in the future", { born: "20300101" }, {}, { dateOfBirth: null }],
  ["an expiration without an end", { expires: "99999999" }, {}, {}],
  ["an expired license", { expires: "20240301" }, {}, { expired: "03/01/2024" }],
  ["a license on its last day", { expires: "20261124" }, {}, {}],
  ["Jr. as an element", { suffix: "JR" }, {}, { lastName: "Okafor Jr." }],
  ["Jr. as an element of version 1", { suffix: "JR" }, { version: 1 }, { lastName: "Okafor Jr." }],
  ["Jr. twice", { family: "OKAFOR JR", suffix: "JR" }, {}, { lastName: "Okafor Jr." }],
  ["2ND as a suffix, because names have no digits", { suffix: "2ND" }, {}, { lastName: "Okafor II" }],
  ["a man", { sex: "1" }, {}, { gender: "Male" }],
  ["letters for the sex", { sex: "F" }, { version: 1 }, {}],
  ["not specified", { sex: "9" }, {}, { gender: "NonBinary" }],
  ["X", { sex: "X" }, {}, { gender: "NonBinary" }],
  ["no sex", {}, { without: ["DBC"] }, { gender: null }],
  ["no expiration", {}, { without: ["DBA"] }, {}],
  ["no ZIP code", {}, { without: ["DAK"] }, { address: null }],
  ["a ZIP code with a hyphen", {}, { elements: { DAK: "43215-1234" } }, {}],
  ["a foreign address", { state: "ON", zip: "K1A0B" }, {}, { address: null }],
  ["a residence beside a mailing address", {}, { elements: { DAL: "9 ELM RD", DAN: "DAYTON", DAO: "OH", DAP: "45402" } }, { address: { addressLine1: "9 Elm Rd", addressLine2: "", city: "Dayton", state: "OH", zipCode: "45402" } }],
  ["a unit in a line of its own", { street: "418 ALDER ST", street2: "UNIT 4B" }, {}, { address: { ...maya.address!, addressLine2: "Unit 4B" } }],
  ["a unit behind a hash", { street: "1200 NW 5TH AVE # 12" }, {}, { address: { ...maya.address!, addressLine1: "1200 NW 5th Ave", addressLine2: "#12" } }],
  ["a city with an apostrophe", { city: "O'FALLON" }, {}, { address: { ...maya.address!, city: "O'Fallon" } }],
  ["an address too odd for its field", { street: "418 <ALDER>" }, {}, { address: null }],
  ["the family name and the suffix in elements of other versions", {}, { without: ["DCS", "DCU"], elements: { DAB: "OKAFOR", DAE: "JR" } }, { lastName: "Okafor Jr." }],
  ["a name without commas and with a suffix", { suffix: "JR" }, { version: 1, names: "spaced" }, { lastName: "Okafor Jr." }],
  ["a first name alone", {}, { version: 1, elements: { DAA: "MAYA" } }, { lastName: null }],
  ["given names with a space between them", {}, { version: 3, elements: { DCT: "MAYA LYNN" } }, {}],
  ["a family name of two words", { family: "OKAFOR  REYES" }, {}, { lastName: "Okafor Reyes" }],
  ["a residence's unit in a line of its own", {}, { without: ["DAG"], elements: { DAL: "9 ELM RD", DAM: "UNIT 3", DAH: "UNIT 8" } }, { address: { ...maya.address!, addressLine1: "9 Elm Rd", addressLine2: "Unit 3" } }],
  ["a street as long as its field", { street: "A".repeat(length.addressLine) }, {}, { address: { ...maya.address!, addressLine1: `A${"a".repeat(length.addressLine - 1)}`, addressLine2: "" } }],
  ["a street that is longer than its field", { street: "A".repeat(length.addressLine + 1) }, {}, { address: null }],
  ["no street", {}, { without: ["DAG"] }, { address: null }],
  ["a city as long as its field", { city: "A".repeat(length.city) }, {}, { address: { ...maya.address!, city: `A${"a".repeat(length.city - 1)}` } }],
  ["a city that is longer than its field", { city: "A".repeat(length.city + 1) }, {}, { address: null }],
  ["a city too odd for its field", { city: "COLUMBUS <3" }, {}, { address: null }],
  ["a name with digits", { first: "M4YA" }, {}, { firstName: null }],
  ["a name that is longer than its field", { family: "A".repeat(41) }, {}, { lastName: null }],
  ["an issuer outside the states", {}, { issuer: "604431" }, { state: null }],
];

test.each(oddities)("%s", (_what, of, shape, expected) => {
  expect(read(of, shape)).toEqual({ ...maya, ...expected });
});

test("a state ID and an enhanced license count as well", () => {
  const code = licenseCode({}, { issuer: "636023", version: 10 });
  for (const kind of ["ID", "EN"]) expect(readLicense(code.replace(/DL(?=\d|DAQ)/g, kind), today)).toEqual(maya);
});

test("a header with another space, and line ends of Windows, are read", () => {
  expect(readLicense(licenseCode({}, { issuer: "636023", version: 1 }).replace("ANSI 6360", "ANSI  6360"), today)).toEqual(maya);
  expect(readLicense(licenseCode({}, { issuer: "636023", version: 4 }).replaceAll("\n", "\r\n"), today)).toEqual(maya);
});

test("nothing that no field asks for leaves the reader", () => {
  const said = JSON.stringify(read({}));
  for (const value of [...Object.values(unasked), holder.middle]) if (value.length > 2) expect(said).not.toContain(value);
});

test("truncated and hostile codes give what is whole in them, or nothing", () => {
  const code = licenseCode({}, { issuer: "636023", version: 10 });
  for (let end = 0; end <= code.length; end += 1) {
    const found = readLicense(code.slice(0, end), today);
    if (found?.address) expect(maya.address!.zipCode.startsWith(found.address.zipCode)).toBe(true);
    if (found?.dateOfBirth) expect(found.dateOfBirth).toBe(maya.dateOfBirth);
  }
  for (const text of ["", "@", "hello", "https://example.com/?ANSI 636023", "ANSI 636023100001DL", `ANSI 636023${"DLDAA".repeat(700)}`, "x".repeat(1e6), `ANSI 636023DLDAC${"A ".repeat(1_900)}`]) {
    const found = readLicense(text, today);
    expect(found?.address ?? null).toBeNull();
  }
  const hostile = readLicense(licenseCode({ first: "<img src=x onerror=alert(1)>", family: "__proto__", street: "\u0000\u202e", city: "${alert(1)}" }, { issuer: "636023", version: 10 }), today);
  expect(hostile).toEqual({ ...maya, firstName: null, lastName: null, address: null });
});

test("text that grows doesn't take longer than it grows", () => {
  const long = `ANSI 636023100001DL${"DAG 1 ".repeat(600)}`;
  expect(readLicense(`${long}\nDAG${" ,".repeat(180)}`, today)).toBeNull();
});
