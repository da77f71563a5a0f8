import { expect, it } from "vitest";
import { carriersFor } from "../reference/carriers";
import { products } from "../lines/products";
import { statusOf } from "./readQuotes";

it.each([
  ["nothing was submitted", 0, [], "Requested"],
  ["the run has just made way for the next", 1, [], "Started"],
  ["everybody was asked", 1, ["waiting", "running"], "Started"],
  ["one has answered", 1, ["declined", "running"], "InProgress"],
  ["one has failed", 1, ["failed", "waiting"], "InProgress"],
  ["one has a price", 1, ["priced", "failed"], "Completed"],
  ["nobody has a price", 1, ["declined", "timed_out", "failed"], "Completed"],
  ["nobody could answer", 1, ["failed", "failed"], "Failed"],
] as const)("a run's status when %s", (_when, run, statuses, expected) => {
  expect(statusOf(run, statuses.map((status) => ({ status })))).toBe(expected);
});

it.each(products.map(({ insuranceLine, states }) => [insuranceLine, states] as const))("%s has carriers to ask wherever it is offered", (line, states) => {
  expect(states.filter((state) => carriersFor(line, state, "panel").length === 0)).toEqual([]);
});
