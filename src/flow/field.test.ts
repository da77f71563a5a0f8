import { expect, it } from "vitest";
import { phrases } from "../kernel/phrase";
import { string } from "../kernel/shape";
import { answersOf, field, withLateRule } from "./field";

const texts = phrases("test", { missing: "Required" });
const context = { answers: answersOf({}), state: null, now: new Date(0) };
const name = field("name", string(), { label: "Name", initial: "", personal: true });

it("is labelled by its name", () => expect(name.label).toEqual({ key: "field.name", english: "Name" }));

it("answers what was given, else where it starts", () => {
  expect(answersOf({}).get(name)).toBe("");
  expect(answersOf({}).has(name)).toBe(false);
  expect(answersOf({ name: "Maya" }).get(name)).toBe("Maya");
  expect(answersOf({ name: "" }).has(name)).toBe(true);
});

it("judges by a late rule once it is there, and loads it once", async () => {
  let loads = 0;
  const late = withLateRule(name, () => {
    loads += 1;
    return Promise.resolve((value: string) => (value === "" ? texts.missing : null));
  });
  expect(late.rule?.("", context)).toBeNull();
  await late.prepare?.();
  await late.prepare?.();
  expect(late.rule?.("", context)).toBe(texts.missing);
  expect(late.rule?.("Maya", context)).toBeNull();
  expect(loads).toBe(1);
});
