import { expect, it } from "vitest";
import { z } from "../kernel/zod";
import { answersOf, field } from "./field";

const name = field("name", z.string(), { label: "Name", initial: "", personal: true });

it("uses its name as the label", () => expect(name.label).toEqual({ key: "field.name", english: "Name" }));

it("returns its answer, or else its initial value", () => {
  expect(answersOf({}).get(name)).toBe("");
  expect(answersOf({}).has(name)).toBe(false);
  expect(answersOf({ name: "Maya" }).get(name)).toBe("Maya");
  expect(answersOf({ name: "" }).has(name)).toBe(true);
});
