import { describe, expect, it } from "vitest";
import { answersOf } from "../../flow/field";
import { resolveJourney } from "../../flow/journey";
import { line } from "../../lines/auto/line";
import { line as renters } from "../../lines/renters/line";
import { directionOf, nearestEarlier, placeIn, positionOf } from "./positions";

const journey = (completed: readonly string[]) =>
  resolveJourney(line.flow, {}, { answers: answersOf({}), state: "TX", flags: new Set(), facts: new Set(), completed: new Set(completed), furthestGroup: 0 });
const done = ["address", "driver", "loading", "removed-step", "years-continuous-coverage"];

it.each([
  ["a step that was completed", "removed-step", done, "driver"],
  ["a substep of one", "removed-step/2", done, "driver"],
  ["one that wasn't completed yet", "telematics", done, "years-continuous-coverage"],
  ["one after the steps that are gone too", "telematics", ["address", "removed-step"], "address"],
  ["one before anything was completed", "removed-step", [], "address"],
])("a step that the line doesn't have any more leads to the nearest earlier one: %s", (_which, rest, completed, expected) => {
  expect(nearestEarlier(journey(completed), line, completed, rest)).toEqual({ step: expected, detail: null });
});

describe("a screen compared with the one before", () => {
  const drivers = answersOf({ drivers: [{ key: "a" }, { key: "b" }, { key: "c" }] });
  const at = (step: string, detail: string | null = null) => ({ line, position: { step, detail } });
  const direction = (from: Parameters<typeof directionOf>[0], to: Parameters<typeof directionOf>[1]) => directionOf(from, to, journey([]), drivers);

  it.each([
    ["the next step", at("address"), at("vehicle"), "forward"],
    ["a step further on", at("address"), at("driver"), "forward"],
    ["an earlier step", at("vehicle"), at("driver"), "back"],
    ["a form beside the step", at("vehicle"), at("vehicle", "add"), "jump"],
    ["the list beside a form", at("vehicle", "add"), at("vehicle"), "jump"],
    ["the next driver's history", at("history", "1"), at("history", "2"), "forward"],
    ["an earlier driver's history", at("history", "3"), at("history", "1"), "back"],
    ["the same screen", at("history", "2"), at("history", "2"), "jump"],
    ["the history of a driver who isn't on the list", at("history", "1"), at("history", "9"), "jump"],
    ["a page", at("vehicle"), { line, position: null }, "jump"],
    ["a step after a page", { line, position: null }, at("vehicle"), "jump"],
    ["another line's step", { ...at("vehicle"), line: null }, at("driver"), "jump"],
  ] as const)("%s", (_which, from, to, expected) => expect(direction(from, to)).toBe(expected));
});

it.each([
  ["auto", "", "address", null],
  ["auto", "driver", "driver", null],
  ["auto", "driver/2", "driver", "2"],
  ["auto", "drivers", null, null],
  ["auto", "finalize/contact", "finalize/contact", null],
  ["renters", "purchase", "purchase", null],
  ["renters", "purchase/questions", "purchase/questions", null],
  ["renters", "purchase/nothing", "purchase", "nothing"],
] as const)("%s/%s is the step %s with the detail %s", (slug, rest, step, detail) => {
  expect(positionOf(journey([]), slug === "auto" ? line : renters, rest)).toEqual(step && { step, detail });
});

it("counts the steps that are asked from 1 to their number, and nothing off the walk", () => {
  const { steps } = journey([]);
  expect(steps.map(({ id }) => placeIn(journey([]), { step: id, detail: null }).index)).toEqual(steps.map((_step, index) => index + 1));
  expect(placeIn(journey([]), { step: steps[0]!.id, detail: null }).total).toBe(steps.length);
  for (const position of [null, { step: "finalize/phone", detail: null }]) expect(placeIn(journey([]), position)).toEqual({ index: null, total: null });
  expect(placeIn(null, { step: "address", detail: null })).toEqual({ index: null, total: null });
});
