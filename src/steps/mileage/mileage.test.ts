import { describe, expect, test } from "vitest";
import { additionalInfo } from "../../api/contract/applications/additionalInfo";
import { mileage } from "../../business/limits";
import { answersOf } from "../../flow/field";
import { say } from "../../kernel/phrase";
import { milesField } from "./fields";
import { milesBody } from "./step";

const context = { answers: answersOf({}), state: "TX", now: new Date(2026, 5, 15) };
const auto = milesField("numberOfMiles", mileage.auto);
const motorcycle = milesField("annualMileage", mileage.motorcycle);

describe("annual mileage", () => {
  test.each([
    [auto, "", "Required"],
    [auto, "about 5", "Must be a number"],
    [auto, "5000.5", "Must be a number"],
    [auto, "999", "A value between 1,000 and 100,000"],
    [auto, "1000", null],
    [auto, "12,000", null],
    [auto, "100,000", null],
    [auto, "100,001", "A value between 1,000 and 100,000"],
    [auto, "1,000,000", "A value between 1,000 and 100,000"],
    [motorcycle, "99", "A value between 100 and 50,000"],
    [motorcycle, "100", null],
    [motorcycle, "50000", null],
    [motorcycle, "50,001", "A value between 100 and 50,000"],
  ])("%#: %o", (field, typed, message) => {
    const found = field.rule?.(typed, context) ?? null;
    expect(found && say(found)).toBe(message);
  });
});

test.each([
  ["12,000", { numberOfMiles: 12_000 }],
  ["1000", { numberOfMiles: 1_000 }],
  ["", {}],
])("%j is sent as %o", (typed, body) => {
  const sent = milesBody(answersOf({ numberOfMiles: typed }), auto);
  expect(sent).toEqual(body);
  expect(additionalInfo.parse(sent)).toEqual(body);
});
