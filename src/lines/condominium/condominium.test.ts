import { describe, expect, it } from "vitest";
import { answersOf } from "../../flow/field";
import { hashOf } from "../../kernel/ids";
import { mostDevices, mostFacts, mostProperty, wholeHousehold } from "../../steps/propertyExamples";
import { line } from "./line";

type Values = Record<string, unknown>;
const answers: Values = { ...mostProperty("TX"), ...mostFacts, ...mostDevices, ...wholeHousehold };
const hash = (values: Values) => hashOf(line.ratingInput(answersOf(values)));

describe("the price of a home depends on", () => {
  it.each<[string, Values]>([
    ["the street", { addressLine1: "12 Elm St" }],
    ["the unit", { addressLine2: "" }],
    ["the ZIP code", { zipCode: "78702" }],
    ["the state", { state: "OH" }],
    ["the name, by which claims are found", { lastName: "Avery" }],
    ["the birth date", { dateOfBirth: "9/7/1984" }],
    ["marital status", { maritalStatus: "Single" }],
    ["a fact of the line", { squareFootage: "1,000" }],
    ["safety devices", { safetyDevices: ["smokeDetector"] }],
    ["who shares the home", { household: [] }],
  ])("%s", (_what, change) => expect(hash({ ...answers, ...change })).not.toBe(hash(answers)));

  it.each<[string, Values]>([
    ["an e-mail address", { email: "other@example.com" }],
    ["a phone number", { primaryPhoneNumber: "" }],
    ["a consent", { callConsent: null }],
    ["how to be reached", { contactBy: "EMAIL" }],
    ["where a fact is from", { propertyOrigins: { squareFootage: "CUSTOMER" } }],
    ["a fact that the line doesn't ask", { roofType: "FLAT" }],
  ])("not on %s", (_what, change) => expect(hash({ ...answers, ...change })).toBe(hash(answers)));
});
