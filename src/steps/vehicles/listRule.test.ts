import { describe, expect, it, test } from "vitest";
import { translationOf } from "../../build/catalogue.mjs";
import { answersOf } from "../../flow/field";
import { say } from "../../kernel/phrase";
import { vehicleProblems } from "./listRule";
import type { VehicleAnswer } from "./fields";
import { vehicles } from "./fields";
import { ownershipQuestion } from "./itemTexts";
import { honda } from "./sample";

const options = { type: "car", list: vehicles, miles: { min: 1_000, max: 100_000 } } as const;
const problems = (list: readonly VehicleAnswer[], state: string | null = "TX") =>
  vehicleProblems(list, { answers: answersOf({}), state, now: new Date(2026, 5, 15) }, options).map(({ field, message }) => [
    field.name,
    say(message),
  ]);
const several = (count: number): VehicleAnswer[] => Array.from({ length: count }, (_member, index) => ({ ...honda, key: `v${index}` }));

describe("the number of vehicles", () => {
  test.each([
    [[], [["vehicles", "Select at least one vehicle"]]],
    [[{ ...honda, status: "UNSELECTED" as const }], [["vehicles", "Select at least one vehicle"]]],
    [[{ ...honda, status: "TOBEREMOVED" as const }], [["vehicles", "Select at least one vehicle"]]],
    [several(1), []],
    [[{ ...honda, status: "ADDEDTOAPP" as const }], []],
    [several(4), []],
    [[...several(4), { ...honda, key: "other", status: "UNSELECTED" as const }], []],
    [several(5), [["vehicles", "Select up to 4 vehicles"]]],
  ])("%#", (list, found) => expect(problems(list)).toEqual(found));
});

test("every selected vehicle requires an ownership, reported at its own control", () => {
  const list = several(3).map((vehicle, index): VehicleAnswer => ({ ...vehicle, ownershipType: index === 1 ? "Lien" : "" }));
  list.push({ ...honda, key: "left out", ownershipType: "", status: "UNSELECTED" });
  expect(problems(list)).toEqual([
    ["ownershipType-v0", "Select paid in full or financed/leased"],
    ["ownershipType-v2", "Select paid in full or financed/leased"],
  ]);
});

it.each([
  ["en", {}],
  ["es", translationOf("es")],
] as const)("in %s an error about ownership names the vehicle and asks as its card does", (language, catalogue) => {
  const [problem] = vehicleProblems([{ ...honda, ownershipType: "" }], { answers: answersOf({}), state: "TX", now: new Date(2026, 5, 15) }, options);
  const label = say(problem!.field.label!, {}, catalogue, language).toLowerCase();
  expect(label).toBe(`2003 honda accord: ${say(ownershipQuestion, {}, catalogue, language).toLowerCase()}`);
});

describe("miles on a vehicle's card", () => {
  test.each([
    ["CA", "", "Required"],
    ["CA", "many", "Must be a number"],
    ["CA", "12.5", "Must be a number"],
    ["CA", "999", "A value between 1,000 and 100,000"],
    ["CA", "1,000", null],
    ["CA", "1000", null],
    ["CA", "100,000", null],
    ["CA", "100001", "A value between 1,000 and 100,000"],
    ["TX", "", null],
    ["TX", "999", null],
    [null, "", null],
  ])("%s, %j", (state, numberOfMiles, message) =>
    expect(problems([{ ...honda, numberOfMiles }], state)).toEqual(message === null ? [] : [["numberOfMiles-honda", message]]),
  );
});
