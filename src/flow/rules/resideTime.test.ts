import { expect, test } from "vitest";
import { say } from "../../kernel/phrase";
import { answersOf } from "../field";
import { resideTime } from "./resideTime";

const outside = "Enter a date between 01/01/1970 and today";

test.each([
  ["", null],
  ["12/31/1969", outside],
  ["01/01/1970", null],
  ["6/15/2026", null],
  ["06/16/2026", outside],
  ["02/30/2020", "Invalid date"],
  ["7/1/19", "Complete year required"],
  ["last summer", "Enter a date formatted MM/DD/YYYY"],
])("%j", (value, message) => {
  const found = resideTime(value, { answers: answersOf({}), state: "OH", now: new Date(2026, 5, 15) });
  expect(found && say(found)).toBe(message);
});
