import { expect, it } from "vitest";
import type { Answers, AnyField } from "../flow/field";
import { reopenRefused } from "./reopen";
import type { Session } from "./session";

const field = (holds: boolean) => ({ name: "a", rule: () => (holds ? null : { key: "a", english: "a" }) }) as unknown as AnyField;
const steps = [
  { id: "first", fields: [field(false)] },
  { id: "second", fields: [field(false)] },
  { id: "third", fields: [field(true), field(false)] },
  { id: "fourth", fields: [field(true)] },
];

/** The completed steps that are left after the one that was just completed. */
function leftAfter(after: string, completed: readonly string[]): readonly string[] {
  let left = completed;
  const session = {
    journey: { peek: () => ({ steps }) },
    progress: () => ({ completed: left }),
    advance: (progress: { completed: readonly string[] }) => (left = progress.completed),
    ruleContext: () => ({ answers: { get: () => "" } as unknown as Answers }),
  };
  reopenRefused(session as unknown as Session, after);
  return left;
}

it.each([
  ["steps after it whose answers are wrong now", "first", ["first", "second", "third", "fourth"], ["first", "fourth"]],
  ["none before it, nor itself", "third", ["first", "second", "third", "fourth"], ["first", "second", "third", "fourth"]],
  ["all of a step's parts", "first", ["first", "second/a", "second/b", "fourth/a"], ["first", "fourth/a"]],
  ["no step whose name only begins alike", "first", ["first", "second", "seconds", "third"], ["first", "seconds"]],
  ["nothing where everything holds", "third", ["fourth"], ["fourth"]],
])("asks again for %s", (_what, after, completed, left) => {
  expect(leftAfter(after, completed)).toEqual(left);
});
