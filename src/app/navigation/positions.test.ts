import { expect, it } from "vitest";
import { answersOf } from "../../flow/field";
import { resolveJourney } from "../../flow/journey";
import { line } from "../../lines/auto/line";
import { nearestEarlier } from "./positions";

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
