// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { readHostContext } from "./hostContext";

it.each([
  ["", null],
  ["agent=", null],
  ["agent=%20AG-2%20", "AG-2"],
  [`agent=${"a".repeat(64)}`, "a".repeat(64)],
  [`agent=${"a".repeat(65)}`, null],
])("the agent of '?%s', none that a lead would be refused for", (search, agent) => {
  expect(readHostContext({ search: `?${search}`, pathname: "/" }, "prod").agent).toBe(agent);
});
