import { describe, expect, it } from "vitest";
import { coverageAmountFor, coverageAmounts, healthRatings, lifeTerms, tobaccoFrequencies, tobaccoProducts } from "../../../../src/business/life";
import { usStates } from "../../../../src/business/stateNames";
import { carriersFor, carriers } from "../../reference/carriers";
import { products } from "../products";
import type { ApplicationParts, LifeDetails } from "../../database/parts";
import { averageByAge } from "./factors";
import { lifeInput, type LifeInput } from "./input";
import { medianYear, neverLess, premiumsOf } from "../premiums";
import { rateLife } from "./rate";

const today = { year: 2026, month: 6, day: 1 };
const bornAt = (age: number): string => `${today.year - age}-01-15`;

const parts = (change: Partial<LifeDetails> = {}, person: ApplicationParts["personalInfo"] = {}): ApplicationParts => ({
  life: { mailingAddress: { state: "TX" }, health: { healthRating: "Great" }, smoker: "Never", usages: [], deathBenefit: 500_000, termDuration: 20, ...change },
  personalInfo: { dateOfBirth: bornAt(40), gender: "Female", ...person },
});
const inputOf = (given: ApplicationParts): LifeInput => {
  const input = lifeInput(given, today);
  if (!input) throw new Error("incomplete");
  return input;
};
const premiums = (given: ApplicationParts) => premiumsOf(inputOf(given));
const cigars = { product: "Cigars", period: "previously", frequency: 52, lastUseDate: "2025-01-01" } as const;
const smokes = (usage: object = {}) => parts({ smoker: "Currently", usages: [{ ...cigars, ...usage }] });

describe("life premiums", () => {
  it.each([
    ["state", parts({ mailingAddress: { state: "OH" } })],
    ["age", parts({}, { dateOfBirth: bornAt(41) })],
    ["gender", parts({}, { gender: "Male" })],
    ["health", parts({ health: { healthRating: "Good" } })],
    ["tobacco", smokes()],
    ["amount", parts({ deathBenefit: 525_000 })],
    ["term", parts({ termDuration: 25 })],
  ])("move with the %s for some carrier", (_name, changed) => {
    expect(premiums(changed)).not.toEqual(premiums(parts()));
  });

  it.each([
    ["product", { product: "Pipe" }],
    ["frequency", { frequency: 365 }],
    ["time since the last use", { lastUseDate: "2020-01-01" }],
    ["use that goes on", { period: "currently" }],
  ])("move with tobacco's %s", (_name, usage) => {
    expect(premiums(smokes(usage))).not.toEqual(premiums(smokes()));
  });

  const rising: [string, ApplicationParts[]][] = [
    ["amount", coverageAmounts.map((deathBenefit) => parts({ deathBenefit }))],
    ["term", lifeTerms.map((termDuration) => parts({ termDuration }))],
    ["age", [18, 25, 32, 47, 58, 64].map((age) => parts({ termDuration: 20 }, { dateOfBirth: bornAt(age) }))],
    ["health from best to worst", healthRatings.map((healthRating) => parts({ health: { healthRating } }))],
    ["use from rare to daily", [...tobaccoFrequencies].sort((a, b) => a - b).map((frequency) => smokes({ frequency }))],
    ["nearness of the last use", ["2015-01-01", "2022-01-01", "2024-01-01", "2026-01-01"].map((lastUseDate) => smokes({ lastUseDate }))],
    ["number of products", tobaccoProducts.map((_product, count) => parts({ smoker: "Currently", usages: tobaccoProducts.slice(0, count + 1).map((product) => ({ product, period: "currently", frequency: 12 })) }))],
  ];
  it.each(rising)("never fall with the %s", (_name, steps) => {
    const rows = steps.map(premiums);
    for (let step = 1; step < rows.length; step += 1) expect(neverLess(rows[step - 1]!, rows[step]!)).toBe(true);
    expect(rows.at(-1)).not.toEqual(rows[0]);
  });

  it("ignore usages of a person who never smoked", () => {
    expect(premiums(parts({ usages: [cigars] }))).toEqual(premiums(parts()));
  });

  it.each(averageByAge.filter(([age]) => age >= 25 && age <= 65))("at %i are near the published $%d a month, between women and men", (age, monthly) => {
    const median = (gender: "Female" | "Male") => medianYear(inputOf(parts({}, { dateOfBirth: bornAt(age), gender }))) / 12;
    const ratio = (median("Female") + median("Male")) / 2 / monthly;
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.25);
  });

  it.each([[25, 3.4], [50, 4.7]])("at %i are about %d times as high for daily cigarette smokers", (age, times) => {
    const person = { dateOfBirth: bornAt(age) };
    const smoking = parts({ smoker: "Currently", usages: [{ product: "Cigarettes", period: "currently", frequency: 365 }] }, person);
    expect(medianYear(inputOf(smoking)) / medianYear(inputOf(parts({}, person))) / times).toBeGreaterThan(0.7);
    expect(medianYear(inputOf(smoking)) / medianYear(inputOf(parts({}, person))) / times).toBeLessThan(1.3);
  });

  it("come from at least four carriers in every state except Alaska", () => {
    const states = products.find(({ insuranceLine }) => insuranceLine === "LIFE")?.states ?? [];
    expect(states).toHaveLength(usStates.length - 1);
    for (const state of states) expect(carriersFor("LIFE", state, "panel").length, state).toBeGreaterThanOrEqual(4);
  });

  it("are refused for a term that is too long", () => {
    expect(premiums(parts({ termDuration: 40 }, { dateOfBirth: bornAt(45) })).some((premium) => premium !== null)).toBe(true);
    expect(premiums(parts({ termDuration: 40 }, { dateOfBirth: bornAt(46) })).every((premium) => premium === null)).toBe(true);
  });

  it.each([
    ["birth date", parts({}, { dateOfBirth: undefined })],
    ["gender", parts({}, { gender: undefined })],
    ["health", parts({ health: undefined })],
    ["smoker", parts({ smoker: undefined })],
  ])("require the %s", (_name, given) => {
    expect(lifeInput(given, today)).toBeNull();
  });
});

describe("a life quote's coverages", () => {
  const said = (given: ApplicationParts, id: string) =>
    carriers()
      .filter(({ lines }) => lines.includes("LIFE"))
      .flatMap((carrier) => {
        const rated = rateLife(inputOf(given), carrier);
        return "premium" in rated ? rated.coverages.flatMap((coverage) => (coverage.id === id ? [coverage.value] : [])) : [];
      });

  it("differ by carrier on exam, instant decision and living benefits", () => {
    for (const id of ["MEDICAL_EXAM", "INSTANT_DECISION", "LIVING_BENEFITS"]) expect(new Set(said(parts(), id))).toEqual(new Set(["Yes", "No"]));
  });

  it("require an exam above a million, above 60 and for smokers", () => {
    for (const given of [parts({ deathBenefit: 1_250_000 }), parts({ termDuration: 10 }, { dateOfBirth: bornAt(61) }), smokes({ period: "currently" })]) {
      expect(new Set(said(given, "MEDICAL_EXAM"))).toEqual(new Set(["Yes"]));
      expect(new Set(said(given, "INSTANT_DECISION"))).toEqual(new Set(["No"]));
    }
  });

  it("name amount and term", () => {
    expect(said(parts(), "COVERAGE")[0]).toBe("$500,000");
    expect(said(parts(), "POLICY_DURATION")[0]).toBe("20 years");
  });
});

it.each([
  [1, 50_000], [50_000, 50_000], [50_001, 75_000], [500_001, 550_000], [800_001, 900_000], [1_000_001, 1_250_000], [10_000_000, 10_000_000], [10_000_001, 10_000_000],
])("an amount of %i is looked up as %i", (wanted, amount) => {
  expect(coverageAmountFor(wanted)).toBe(amount);
});
