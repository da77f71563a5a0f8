import { expect, it } from "vitest";
import { isOutage } from "./outage";

const withCode = (code: string): Error => Object.assign(new Error("failed"), { code });

it.each([
  ["a refused connection", withCode("ECONNREFUSED"), true],
  ["a server that shuts down", withCode("57P01"), true],
  ["a disk without space", withCode("53100"), true],
  ["a server without memory", withCode("53200"), true],
  ["one of two transactions that wait for each other", withCode("40P01"), true],
  ["a connection's own failure", withCode("08006"), true],
  ["a lost connection that has no code", new Error("Connection terminated unexpectedly"), true],
  ["what caused the error that was thrown", new Error("Failed query", { cause: withCode("57P03") }), true],
  ["a unique key that is taken", withCode("23505"), false],
  ["a bug", new TypeError("undefined is not a function"), false],
  ["no error at all", "57P01", false],
])("%s: %s", (_what, error, expected) => {
  expect(isOutage(error)).toBe(expected);
});
