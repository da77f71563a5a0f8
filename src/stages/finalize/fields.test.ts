import { describe, expect, it } from "vitest";
import type { Field } from "../../flow/field";
import { answersOf } from "../../flow/field";
import { say } from "../../kernel/phrase";
import { contactBy } from "../../session/fields/contact";
import { by, callTime, contactPhone } from "./fields";

const now = new Date("2026-01-14T20:00:00Z");

const judge = <Value>(field: Field<Value>, value: Value, how: string): string | null => {
  const found = field.rule?.(value, { answers: answersOf({ [contactBy.name]: how }), state: "OH", now });
  return found ? say(found) : null;
};

describe("the ways to reach a visitor", () => {
  it.each([
    ["", "Selection required"],
    ["CALL", null],
    ["EMAIL", null],
    ["SELF", null],
  ] as const)("%s", (value, message) => {
    expect(judge(by, value, value)).toBe(message);
  });
});

describe("phone", () => {
  it.each([
    ["CALL", "", "Enter a 10-digit phone number"],
    ["CALL", "(614) 555-013", "Enter a 10-digit phone number"],
    ["CALL", "(614) 555-0138", null],
    ["CALL", "(194) 555-0138", "Enter a phone number with a valid area code"],
    ["EMAIL", "", null],
    ["SELF", " ", null],
    ["SELF", "614", "Enter a 10-digit phone number"],
    ["SELF", "+1 614 555 0138", null],
    ["EMAIL", "614", null],
  ])("%s: '%s'", (how, value, message) => {
    expect(judge(contactPhone, value, how)).toBe(message);
  });
});

describe("time of the call", () => {
  it.each([
    ["CALL", "", "Selection required"],
    ["CALL", "now", null],
    ["CALL", "2026-01-14T21:00:00.000Z", null],
    ["CALL", "2026-01-14T20:00:00.000Z", "Selection required"],
    ["CALL", "2026-01-12T15:00:00.000Z", "Selection required"],
    ["EMAIL", "2026-01-12T15:00:00.000Z", null],
    ["EMAIL", "", null],
    ["SELF", "", null],
  ])("%s: '%s'", (how, value, message) => {
    expect(judge(callTime, value, how)).toBe(message);
  });
});
