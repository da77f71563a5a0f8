import { describe, expect, it } from "vitest";
import { answersOf } from "../../flow/field";
import { hashOf } from "../../kernel/ids";
import type { VehicleAnswer } from "../../steps/vehicles/fields";
import { takenOff } from "../../steps/vehicles/takeOff";
import { coverageChoices, wireYears, yearsCovered } from "./fields";
import { examples } from "./examples";
import { line } from "./line";
import { yearsCoveredRequest } from "./requests";

type Values = Record<string, unknown>;
const answers = examples.maximal("TX");
const context = (driverDateLicensed: string, value: number | null, state = "TX") => ({
  answers: answersOf({ ...answers, drivers: [{ ...(answers.drivers as Values[])[0], driverDateLicensed }], yearsWithContinuousCoverageAuto: value }),
  state,
  now: new Date(2026, 5, 15, 12),
});

describe("years of continuous coverage", () => {
  const more = "Length of coverage time cannot be more than licensed";
  it.each([
    ["06/2005", null, "TX", "Select your length of coverage."],
    ["06/2026", 0, "TX", null],
    ["06/2026", 1, "TX", more],
    ["06/2023", 3, "TX", null],
    ["06/2023", 4, "TX", more],
    ["06/2021", 5, "TX", null],
    ["07/2021", 5, "TX", more],
    ["06/2005", 21, "TX", null],
    // The license date was corrected after the answer, so 21 is more than the years licensed; the request sends those years.
    ["06/2016", 21, "TX", null],
    ["06/2026", 5, "HI", null],
  ])("licensed %s, %j years in %s", (licensed, value, state, message) => {
    expect(yearsCovered.rule?.(value, context(licensed, value, state))?.english ?? null).toBe(message);
  });

  it.each([
    [0, [0]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 1, 2, 3, 4, 5]],
    [21, [0, 1, 2, 3, 4, 21]],
    [null, [0, 1, 2, 3, 4, 5]],
  ])("licensed %j years: choices %j, each of them taken", (licensed, choices) => {
    expect(coverageChoices(licensed)).toEqual(choices);
    const asked = (years: number) => context(`06/${2026 - (licensed ?? 0)}`, years, licensed === null ? "HI" : "TX");
    expect(choices.map((years) => yearsCovered.rule?.(years, asked(years)))).toEqual(choices.map(() => null));
  });

  it.each([
    [0, 21, 0],
    [4, 21, 4],
    [5, 21, 21],
    [21, 10, 10],
    [5, 5, 5],
    [5, 3, 5],
    [5, null, 5],
  ])("%i years, licensed %j: sent as %i", (years, licensed, sent) => expect(wireYears(years, licensed)).toBe(sent));

  it("sends nothing before it is answered", () => {
    expect(yearsCoveredRequest(context("06/2005", null))).toEqual({});
    expect(yearsCoveredRequest(context("06/2005", 5))).toEqual({ yearsWithContinuousCoverageAuto: 21 });
  });
});

it("unmarks vehicles that were added to an application that no longer exists", () => {
  const statuses = ["UNSELECTED", "SELECTED", "ADDEDTOAPP", "TOBEREMOVED"] as const;
  const list = statuses.map((status) => ({ status }) as VehicleAnswer);
  expect(takenOff(list, "12 elm st").map(({ status }) => status)).toEqual(["UNSELECTED", "SELECTED", "SELECTED", "TOBEREMOVED"]);
});

describe("the price depends on", () => {
  const hash = (values: Values) => hashOf(line.ratingInput(answersOf(values)));
  const changed = (name: string, change: Values, index = 0) => ({
    ...answers,
    [name]: (answers[name] as Values[]).map((member, at) => (at === index ? { ...member, ...change } : member)),
  });

  it.each<[string, Values]>([
    ["the ZIP code", { ...answers, zipCode: "78702" }],
    ["the state", { ...answers, state: "OH" }],
    ["a driver's age", changed("drivers", { dateOfBirth: "9/7/1984" })],
    ["a driver's name, by which records are found", changed("drivers", { lastName: "Okafor-Reyes" })],
    ["a driver's licence", changed("drivers", { driverDateLicensed: "06/2006" }, 1)],
    ["one driver less", { ...answers, drivers: (answers.drivers as Values[]).slice(0, 1) }],
    ["history", { ...answers, driverHistory: { ...(answers.driverHistory as Values), sam: { atFaultAccidentsCount: 1, notAtFaultAccidentsCount: 0, violationsCount: 10 } } }],
    ["a vehicle", changed("vehicles", { plYear: "2004" })],
    ["how it is paid for", changed("vehicles", { ownershipType: "Lien" })],
    ["a vehicle's miles", changed("vehicles", { numberOfMiles: "13,000" })],
    ["a vehicle that is chosen", changed("vehicles", { status: "SELECTED" }, 2)],
    ["miles", { ...answers, numberOfMiles: "9000" }],
    ["years of coverage", { ...answers, yearsWithContinuousCoverageAuto: 4 }],
    ["the prior limit", { ...answers, priorBILimit: "DONT_KNOW" }],
    ["bundling", { ...answers, bundling: false }],
  ])("%s", (_what, values) => expect(hash(values)).not.toBe(hash(answers)));

  it.each<[string, Values]>([
    ["an e-mail address", { ...answers, email: "other@example.com" }],
    ["a phone number", { ...answers, primaryPhoneNumber: "" }],
    ["a consent", { ...answers, callConsent: null }],
    ["how to be reached", { ...answers, contactBy: "EMAIL" }],
    ["ids that the service gives", changed("drivers", { id: "d1" })],
    ["a vehicle's being on the application", changed("vehicles", { id: "v1", status: "ADDEDTOAPP" })],
    ["a vehicle that isn't chosen", changed("vehicles", { plYear: "1999" }, 2)],
    ["the history of somebody who was removed", { ...answers, driverHistory: { ...(answers.driverHistory as Values), gone: { violationsCount: 3 } } }],
  ])("not on %s", (_what, values) => expect(hash(values)).toBe(hash(answers)));
});
