import { expect, it } from "vitest";
import { say } from "../../../kernel/phrase";
import { shortName } from "./shortNames";

it.each([
  ["Home structure", "home"],
  ["Inside your unit", "inside your unit"],
])("calls %j beside its amount %j", (label, expected) => expect(shortName(say, { id: "DWELLING", label })).toBe(expected));
