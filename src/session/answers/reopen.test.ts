import { expect, it } from "vitest";
import type { Answers, AnyField } from "../../flow/field";
import { reopenRefused } from "./reopen";
import type { Session } from "../session";

const field = (holds: boolean) => ({ name: "a", rule: () => (holds ? null : { key: "a", english: "a" }) }) as unknown as AnyField;
const steps = [
  { id: "first", fields: [field(false)] },
  { id: "second", fields: [field(false)] },
  { id: "third", fields: [{ name: "b" } as AnyField, field(true), field(false)] },
  { id: "fourth", fields: [{ name: "c" } as AnyField, field(true)] },
];

/** Returns the steps that stay completed after another one is; null if nothing changes. */
function leftAfter(after: string, completed: readonly string[], journey: object | null = { steps }): readonly string[] | null {
  let left: readonly string[] | null = null;
  const session = {
    journey: { peek: () => journey },
    progress: () => ({ completed }),
    advance: (progress: { completed: readonly string[] }) => (left = progress.completed),
    ruleContext: () => ({ answers: { get: () => "" } as unknown as Answers }),
  };
  reopenRefused(session as unknown as Session, after);
  return left;
}

it.each([
  ["steps after it whose answers are wrong now", "first", ["first", "second", "third", "fourth"], ["first", "fourth"]],
  ["none before it, nor itself", "third", ["first", "second", "third", "fourth"], null],
  ["all of a step's parts", "first", ["first", "second/a", "second/b", "fourth/a"], ["first", "fourth/a"]],
  ["no step whose name only begins alike", "first", ["first", "second", "seconds", "third"], ["first", "seconds"]],
  ["nothing where everything holds", "third", ["fourth"], null],
  ["nothing that wasn't done", "first", ["first", "fourth"], null],
] as const)("asks again for %s", (_what, after, completed, left) => {
  expect(leftAfter(after, completed)).toEqual(left);
});

it("reopens nothing without a line", () => {
  expect(leftAfter("", ["first"], null)).toBeNull();
});
