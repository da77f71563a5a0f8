import { describe, expect, it } from "vitest";
import { answersOf } from "../../flow/field";
import { resolveJourney } from "../../flow/journey";
import { line } from "../../lines/auto/line";
import { directionOf, nearestEarlier, placeIn } from "./positions";

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
    ["a page", at("vehicle"), { line, position: null }, "jump"],
    ["a step after a page", { line, position: null }, at("vehicle"), "jump"],
    ["another line's step", { ...at("vehicle"), line: null }, at("driver"), "jump"],
  ] as const)("%s", (_which, from, to, expected) => expect(direction(from, to)).toBe(expected));
});

it("counts the steps that are asked from 1 to their number, and nothing off the walk", () => {
  const { steps } = journey([]);
  expect(steps.map(({ id }) => placeIn(journey([]), { step: id, detail: null }).index)).toEqual(steps.map((_step, index) => index + 1));
  expect(placeIn(journey([]), { step: steps[0]!.id, detail: null }).total).toBe(steps.length);
  for (const position of [null, { step: "finalize/phone", detail: null }]) expect(placeIn(journey([]), position)).toEqual({ index: null, total: null });
  expect(placeIn(null, { step: "address", detail: null })).toEqual({ index: null, total: null });
});
