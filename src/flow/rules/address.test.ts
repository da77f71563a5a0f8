import { describe, expect, it } from "vitest";
import { length } from "../../business/limits";
import { say } from "../../kernel/phrase";
import { answersOf } from "../field";
import { addressLine, city, parseFullAddress, plainZip, state, unit, withoutHash, zipCode } from "./address";
import type { Rule } from "./rule";

const context = { answers: answersOf({}), state: null, now: new Date(0) };
const says = (rule: Rule<string>, value: string) => {
  const message = rule(value, context);
  return message && say(message);
};

describe("rules", () => {
  it.each([
    ["", "Enter an address."],
    ["   ", "Enter an address."],
    [` ${"a".repeat(length.addressLine)} `, null],
    ["418 Alder St", null],
    ["12/14 O'Hara-Lane ^ (rear), No. #2", null],
    ["418 Alder St; Rear", "Invalid special characters"],
    ["418 Peña St", null],
    ["12 O’Hara Lane", null],
    ["12 Nguyễn Ave", null],
    ["418 Alder St “rear”", "Invalid special characters"],
    ["a".repeat(100), null],
    ["a".repeat(length.addressLine), null],
    ["a".repeat(length.addressLine + 1), `Use ${length.addressLine} characters or fewer`],
  ])("street %j", (value, message) => expect(says(addressLine, value)).toBe(message));

  it.each([
    ["", null],
    [" #4 ", null],
    [` ${"a".repeat(20)} `, null],
    ["Apt 4-B, rear", null],
    ["O'Neil wing", null],
    ["##4", "Invalid entry"],
    ["4#", "Invalid entry"],
    ["4/5", "Invalid entry"],
    ["a".repeat(20), null],
    ["a".repeat(21), "Use 20 characters or fewer"],
    [`${"a".repeat(21)}!`, "Invalid entry"],
  ])("unit %j", (value, message) => expect(says(unit, value)).toBe(message));

  it.each([
    ["", "Enter a city."],
    ["  ", "Enter a city."],
    [" Coeur d'Alene ", null],
    ["Winston-Salem", null],
    ["St. Louis", null],
    ["O’Fallon", null],
    ["Cañon City", null],
    ["Can\u0303on City", null],
    ["O`Fallon", "Invalid special characters"],
    ["Columbus 2", "Cannot include numbers"],
    ["Columbus!", "Invalid special characters"],
    ["a".repeat(50), null],
    ["a".repeat(length.city + 1), `Use ${length.city} characters or fewer`],
  ])("city %j", (value, message) => expect(says(city, value)).toBe(message));

  it.each([
    ["", "Select a state"],
    ["O", "Select a state"],
    ["OH", null],
    ["PR", null],
    ["AE", null],
    ["ZZ", "Select a state"],
    ["OHIO", "Select a state"],
    ["H AZ", "Select a state"],
  ])("state %j", (value, message) => expect(says(state, value)).toBe(message));

  it.each([
    ["", "Enter a 5-digit ZIP Code."],
    ["4321", "Enter a 5-digit ZIP Code."],
    ["43215", null],
    [" 43215 ", null],
    ["432150", "Enter a 5-digit ZIP Code."],
    ["4321a", "Enter a 5-digit ZIP Code."],
    ["43215-1234", "Enter a 5-digit ZIP Code."],
  ])("ZIP %j", (value, message) => expect(says(zipCode, value)).toBe(message));
});

it.each([
  ["43215-1234", "43215"],
  [" 43215-1234 ", "43215"],
  ["43215 1234", "43215"],
  ["43215-123", "43215-123"],
  ["43215 123", "43215 123"],
  ["432151234", "432151234"],
  ["43215", "43215"],
  ["", ""],
])("a ZIP code pasted as %j is shown as %j: nothing else is cut", (typed, shown) => expect(plainZip(typed)).toBe(shown));

it.each([
  ["418 Alder St #2", "418 Alder St 2"],
  ["# 418  Alder #", "418 Alder"],
])("%j is sent as %j", (line, sent) => expect(withoutHash(line)).toBe(sent));

describe("a full address in one line", () => {
  const home = { addressLine1: "418 Alder St", addressLine2: "", city: "Columbus", state: "OH", zipCode: "43215" };
  it.each([
    ["418 Alder St, Columbus, OH 43215", home],
    ["418 Alder St, Apt 2, Columbus, OH 43215", { ...home, addressLine2: "Apt 2" }],
    ["418 Alder St, Columbus, oh 43215-1234", home],
    ["418 Alder St, Columbus, OH 43215 1234", home],
    ["418 Alder St, Columbus, OH 43215, USA", home],
    ["418 Alder St,Columbus,OH 43215 United States", home],
    ["418 Alder St, Columbus, OH, 43215", home],
    ["418 Alder St, Columbus, OH 43215 , usa ", home],
    ["418 Alder St, Columbus, OH 43215, U.S.A.", home],
    ["418 Alder St, Columbus, OH 43215, Estados Unidos", home],
    ["418 Alder St, Columbus, OH 43215, EE. UU.", home],
    ["418 Alder St, Columbus, OH 43215, EE.UU.", home],
    ["418 Alder St, Columbus, OH 43215USA", home],
    ["418 Alder St, Columbus, OH,43215-1234 ", home],
    ["418 Alder St, # 2, Columbus, OH 43215", { ...home, addressLine2: "2" }],
    ["1 Calle Sol, San Juan, PR 00901", { ...home, addressLine1: "1 Calle Sol", city: "San Juan", state: "PR", zipCode: "00901" }],
  ])("%s", (text, parts) => expect(parseFullAddress(text)).toEqual(parts));

  it.each(["", "418 Alder St", "Columbus, OH 43215", "418 Alder St, Columbus, OH", "418 Alder St, Columbus, OH 4321", "a, b, c, d, OH 43215", "418 Alder St, , OH 43215", "418 Alder St, Columbus, ZZ 43215", "418 Alder St, Columbus, XOH 43215", "418 Alder St, Columbus, OH 43215-1234-5", "418 Alder St, Columbus, OH 43215, USA, Earth"])(
    "not %j",
    (text) => expect(parseFullAddress(text)).toBeNull(),
  );
});
