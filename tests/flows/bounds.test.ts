// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { coverageYears, petAge } from "../../src/business/limits";
import { lifeTerms } from "../../src/business/life";
import { answersOf } from "../../src/flow/field";
import { say } from "../../src/kernel/phrase";
import type { Phrase } from "../../src/kernel/phrase";
import { phrasesOfWidget } from "./shownTexts";

/** Returns a bound raised by one, including the country code. */
const raised = (bound: unknown): unknown => {
  if (typeof bound === "number") return bound + 1;
  if (typeof bound === "string" && /^\d+$/.test(bound)) return String(Number(bound) + 1);
  return typeof bound === "object" && bound !== null ? Object.fromEntries(Object.entries(bound).map(([name, value]) => [name, raised(value)])) : bound;
};

describe("a bound that is changed in limits.ts changes in the text that names it", () => {
  type Said = Phrase | null | undefined;
  const now = new Date(2026, 5, 15);
  const context = { answers: answersOf({}), state: null, now };
  let said: Readonly<Record<string, Said>>;

  beforeAll(async () => {
    vi.resetModules();
    vi.doMock("../../src/business/limits", async (original) => raised({ ...(await original<object>()) }));
    const [{ birthDate, dateLicensed }, { phone }, { zipCode, invalidZip, addressLine }, { personName }, { insuranceStart }, { modelYear, vinForm }, { livingArea, builtIn }, { nameRule }] = await Promise.all([
      import("../../src/flow/rules/date"),
      import("../../src/flow/rules/phone"),
      import("../../src/flow/rules/address"),
      import("../../src/flow/rules/name"),
      import("../../src/flow/rules/startDate"),
      import("../../src/steps/vehicles/itemRules"),
      import("../../src/steps/prefill/rules"),
      import("../../src/lines/pet/rules"),
    ]);
    const { telephone } = await import("../../src/business/telephone");
    const vin = vinForm(() => []);
    said = {
      "too young": birthDate()("06/01/2026", context),
      "too old": birthDate()("01/01/1900", context),
      "licensed too early": dateLicensed(() => "01/01/1990")("01/1991", context),
      "a phone number": phone("614", context),
      "a number's link": { key: "", english: telephone("80055501423") },
      "a ZIP code": zipCode("1", context),
      "a pet's ZIP code": invalidZip,
      "a street": addressLine("x".repeat(200), context),
      "a name": personName({ key: "", english: "" })("x".repeat(200), context),
      "a pet's name": nameRule("x".repeat(200), context),
      "a start": insuranceStart()("09/30/2026", context),
      "a car's year": modelYear({ type: "car" })("1950", context),
      "a motorcycle's year": modelYear({ type: "motorcycle" })("1950", context),
      "a VIN": vin("1HG", context),
      "a home's size": livingArea("1", context),
      "a home's age": builtIn("1600", context),
    };
  });
  afterAll(() => {
    vi.doUnmock("../../src/business/limits");
    vi.resetModules();
  });

  it.each([
    ["too young", /at least 19\b/],
    ["too old", /under 102\b/],
    ["licensed too early", /at least 15\b/],
    ["a phone number", /11-digit/],
    ["a number's link", /^tel:\+2/],
    ["a ZIP code", /6-digit/],
    ["a pet's ZIP code", /6-digit/],
    ["a street", /\b101 characters/],
    ["a name", /\b41 characters/],
    ["a pet's name", /\b51 characters/],
    ["a start", /within 61 days/],
    ["a car's year", /pre-1991/],
    ["a motorcycle's year", /pre-1982/],
    ["a VIN", /18-digit/],
    ["a home's size", /\b101\b/],
    ["a home's age", /\b1701\b/],
  ])("%s", (which, expected) => {
    const found = said[which];
    expect(found && say(found)).toMatch(expected);
  });
});

/** Texts with numbers written out, which would go stale if the bound changed. */
describe("a text with a written-out number names the current one", () => {
  const written = new Map(phrasesOfWidget().map(({ at, text }) => [at, text]));

  it.each<[string, string]>([
    ["types.hint.life", `${lifeTerms[0]} to ${lifeTerms.at(-1)} years`],
    ["pet.info.youngest", `${petAge.min} or younger`],
    [`auto.yearsCovered.label.${coverageYears.max}`, `${coverageYears.max} years or more`],
  ])("%s: %s", (at, number) => expect(written.get(at)).toContain(number));

  it("except for the length of a session, which no text writes out", () => {
    expect([...written].filter(([, text]) => /\b24 hours\b/.test(text))).toEqual([]);
  });
});
