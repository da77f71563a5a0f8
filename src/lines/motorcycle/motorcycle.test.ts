import { requests } from "../../api/contract/requests";
import { describe, expect, it } from "vitest";
import { answersOf } from "../../flow/field";
import { hashOf } from "../../kernel/ids";
import { say } from "../../kernel/phrase";
import { vehicleProblems } from "../../steps/vehicles/listRule";
import type { VehicleAnswer } from "../../steps/vehicles/fields";
import { toWire } from "../../steps/vehicles/wire";
import { motorcycles } from "./fields";
import { examples } from "./examples";
import { flow } from "./flow";
import { line } from "./line";

type Values = Record<string, unknown>;
const answers = examples.maximal("TX");
const list = answers.motorcycles as readonly VehicleAnswer[];
const now = new Date(2026, 5, 15, 12);
const fieldOf = (step: string, name: string) =>
  flow.groups
    .flatMap((group) => group.steps)
    .find(({ id }) => id === step)!
    .fields.find((field) => field.name === name)!;

describe("miles a year", () => {
  const miles = fieldOf("annual-mileage", "annualMileage");
  it.each([
    ["", "Required"],
    ["ten", "Must be a number"],
    ["99", "A value between 100 and 50,000"],
    ["100", null],
    ["50,000", null],
    ["50001", "A value between 100 and 50,000"],
  ])("%j", (typed, message) => {
    const found = miles.rule?.(typed, { answers: answersOf({}), state: "TX", now });
    expect(found ? say(found) : null).toBe(message);
  });

  it.each([
    ["99", "A value between 100 and 50,000"],
    ["100", null],
    ["50,000", null],
    ["50,001", "A value between 100 and 50,000"],
  ])("of one motorcycle in California: %j", (numberOfMiles, message) => {
    const options = { type: "motorcycle", list: motorcycles, miles: { min: 100, max: 50_000 } } as const;
    const [found] = vehicleProblems([{ ...list[0]!, numberOfMiles }], { answers: answersOf({}), state: "CA", now }, options);
    expect(found ? say(found.message) : null).toBe(message);
  });
});

it("speaks of motorcycles", () => {
  const options = { type: "motorcycle", list: motorcycles, miles: { min: 100, max: 50_000 } } as const;
  const problems = (given: readonly VehicleAnswer[]) => vehicleProblems(given, { answers: answersOf({}), state: "TX", now }, options).map(({ message }) => say(message));
  expect(problems([])).toEqual(["Select at least one motorcycle"]);
  expect(problems(Array.from({ length: 5 }, () => list[0]!))).toEqual(["Select up to 4 motorcycles"]);
});

it("is sent without coverage data", () => {
  const body = { personalVehiclesData: toWire(list, false) };
  expect(requests.updateVehicles.body.safeParse(body).success).toBe(true);
  expect(body.personalVehiclesData.map(({ plYear }) => plYear)).toEqual([2013, 2020]);
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
    ["a driver's age", changed("drivers", { dateOfBirth: "3/21/1978" })],
    ["history", { ...answers, driverHistory: {} }],
    ["a motorcycle", changed("motorcycles", { plModel: "FLHX" })],
    ["one that is left out", changed("motorcycles", { status: "UNSELECTED" })],
    ["miles", { ...answers, annualMileage: "900" }],
    ["the prior limit", { ...answers, priorBILimit: "DONT_KNOW" }],
    ["bundling", { ...answers, bundling: false }],
  ])("%s", (_what, values) => expect(hash(values)).not.toBe(hash(answers)));

  it.each<[string, Values]>([
    ["an e-mail address", { ...answers, email: "other@example.com" }],
    ["cars", { ...answers, vehicles: list }],
    ["a car's miles", { ...answers, numberOfMiles: "9,000" }],
    ["ids that the service gives", changed("motorcycles", { id: "v1", status: "ADDEDTOAPP" })],
  ])("not on %s", (_what, values) => expect(hash(values)).toBe(hash(answers)));
});
