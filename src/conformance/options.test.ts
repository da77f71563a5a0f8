import { expect, it } from "vitest";
import { lineSlugs } from "../business/lines";
import { readInputs } from "./inputs";
import { readOptions } from "./options";

const usual = ["https://api.example.com/", "--partner-key", "pk_demo"];

it("reads the address without a slash, and takes every line by default", () => {
  const options = readOptions(usual)!;
  expect(options).toMatchObject({ url: "https://api.example.com", partnerKey: "pk_demo", origin: null, limits: false, inputs: null, junit: null, json: null });
  expect(options.lines).toEqual(lineSlugs.filter((slug) => slug !== "other"));
});

it("reads everything that is given", () => {
  const given = ["--origin", "https://www.example.com", "--line", "auto, pet", "--inputs", "inputs.json", "--limits", "--junit", "a.xml", "--json", "a.json"];
  expect(readOptions([...usual, ...given])).toMatchObject({ origin: "https://www.example.com", lines: ["auto", "pet"], inputs: "inputs.json", limits: true, junit: "a.xml", json: "a.json" });
});

it("returns nothing if it is asked for help", () => {
  expect(readOptions(["--help"])).toBeNull();
});

it.each([
  [[], /Name one URL/],
  [["https://a.example", "https://b.example"], /Name one URL/],
  [["ftp://a.example", "--partner-key", "k"], /no http/],
  [["https://a.example"], /--partner-key is missing/],
  [[...usual, "--line", "auto,boat,other"], /boat, other/],
  [[...usual, "--origin", "https://www.example.com/quote"], /no origin/],
  [[...usual, "--unknown"], /unknown/i],
] as const)("refuses %j", (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

it("has an input for all that every service has, and names each fault of a file", () => {
  expect(readInputs({})).toMatchObject({ petCode: "BEAGLE", createStreets: {} });
  expect(() => readInputs({ address: { state: "Texas" }, lastName: 3 })).toThrow(/address\.addressLine1.*\n.*\n.*address\.state|lastName/s);
});
