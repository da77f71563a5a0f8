import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { addressOutcome, bindScenario, bindScenarios, createOutcome, isWithoutToken, nameOutcome, ratingScenario, ratingScenarios, recordsOutcome, testStreets } from "./testInputs";

const table = readFileSync(new URL("../../docs/backends/test-inputs.md", import.meta.url), "utf8");

it("the docs list every test street and name", () => {
  for (const { street } of testStreets) expect(table).toContain(street);
  const names = [...table.matchAll(/last name `([^`]+)`/g)].map(([, name]) => name ?? "");
  expect([...new Set(names.map(ratingScenario).filter((scenario) => scenario !== null))].sort()).toEqual(Object.keys(ratingScenarios).sort());
  expect(names.map(bindScenario).filter(Boolean).sort()).toEqual(Object.keys(bindScenarios).sort());
  expect(names.some(isWithoutToken)).toBe(true);
  expect(names.map(nameOutcome).filter(Boolean).sort()).toEqual(["INTERNAL", "PREMIUM_TOO_HIGH"]);
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
