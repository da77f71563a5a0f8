import { expect, test } from "vitest";
import { additionalInfo } from "../../api/contract/applications/additionalInfo";
import { answersOf } from "../../flow/field";
import { say } from "../../kernel/phrase";
import { labels, priorBILimit, priorLimits } from "./fields";
import { priorLimitBody } from "./step";

const judge = (value: Parameters<NonNullable<typeof priorBILimit.rule>>[0]) =>
  priorBILimit.rule?.(value, { answers: answersOf({}), state: "TX", now: new Date(2026, 5, 15) });

test("an answer is required", () => {
  const message = judge("");
  expect(message && say(message)).toBe("Required");
});

test.each(priorLimits)("accepts %s, and the wire takes it", (limit) => {
  expect(judge(limit)).toBeNull();
  expect(additionalInfo.parse(priorLimitBody(answersOf({ priorBILimit: limit })))).toEqual({ priorBILimit: limit });
});

test("gives each limit a label of its own", () => {
  expect(new Set(priorLimits.map((limit) => say(labels[limit]))).size).toBe(priorLimits.length);
});

test("sends nothing while unanswered", () => expect(priorLimitBody(answersOf({}))).toEqual({}));
