import { expect, it } from "vitest";
import { phrases } from "../../kernel/phrase";
import { answersOf } from "../field";
import type { Rule } from "./rule";
import { chosen, filled, firstOf, optional } from "./rule";

const texts = phrases("test", { missing: "Required", wrong: "Wrong" });
const context = { answers: answersOf({}), state: null, now: new Date(0) };
const no: Rule<string> = () => texts.wrong;

it.each<[string, Rule<string>, string, string | null]>([
  ["filled", filled(texts.missing), " ", "Required"],
  ["filled", filled(texts.missing), "x", null],
  ["optional", optional(no), " ", null],
  ["optional", optional(no), "x", "Wrong"],
  ["the first of several", firstOf(filled(texts.missing), no), "", "Required"],
  ["the first of several", firstOf(filled(texts.missing), no), "x", "Wrong"],
  ["none of several", firstOf(filled(texts.missing)), "x", null],
])("%s", (_name, rule, value, message) => expect(rule(value, context)?.english ?? null).toBe(message));

it.each([
  [null, "Required"],
  ["", "Required"],
  [false, null],
  [0, null],
  ["Owned", null],
])("a choice of %j", (value, message) => expect(chosen<unknown>(texts.missing)(value, context)?.english ?? null).toBe(message));
