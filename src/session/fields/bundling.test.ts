import { expect, test } from "vitest";
import { answersOf } from "../../flow/field";
import { say } from "../../kernel/phrase";
import { bundling } from "./bundling";

test.each([
  [null, "Selection required"],
  [true, null],
  [false, null],
])("%j", (answer, message) => {
  const found = bundling.rule?.(answer, { answers: answersOf({}), state: "TX", now: new Date(2026, 5, 15) }) ?? null;
  expect(found && say(found)).toBe(message);
});
