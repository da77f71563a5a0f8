import { expect, it } from "vitest";
import { addressOutcome, bindScenario, bindScenarios, createOutcome, nameOutcome, ratingScenario, ratingScenarios, recordsOutcome } from "./testInputs";

it.each(Object.entries(ratingScenarios))("%s is provoked by the name that the docs show", (scenario, { name }) => {
  expect(ratingScenario(name)).toBe(scenario);
});

it.each(Object.entries(bindScenarios))("%s is provoked by the name that the docs show", (scenario, { name }) => {
  expect(bindScenario(name)).toBe(scenario);
});

it.each([
  ["12 Nowhere Lane", "not-found", null, null],
  ["1 server error street", "verified", "INTERNAL", null],
  ["1 Lost Records St", "verified", null, "fails"],
  ["412 Main St", null, null, null],
])("%s", (line, address, create, prefill) => {
  expect([addressOutcome(line), createOutcome(line), recordsOutcome(line)?.prefill ?? null]).toEqual([address, create, prefill]);
});

it.each(Object.keys(bindScenarios))("rates without accidents what %s stages for the purchase", (name) => {
  expect(ratingScenario(name)).toBe("steadycarriers");
});

it("ignores ordinary names", () => {
  expect(ratingScenario("Slow")).toBeNull();
  expect(ratingScenario("toString")).toBeNull();
  expect(nameOutcome("Expensive")).toBeNull();
  expect(nameOutcome("Constructor")).toBeNull();
});
