import { expect, it } from "vitest";
import { z } from "../../../src/kernel/zod";
import type { ProblemError } from "./problemError";
import { validate } from "./validate";

const schema = z.object({ name: z.string().check(z.maxLength(5)), list: z.optional(z.array(z.object({ text: z.nullable(z.string()) }))), count: z.optional(z.number().check(z.multipleOf(2))) });

/** The pointers and messages of an input's faults; null if it is taken. */
function faults(input: unknown, where: "body" | "query" = "body"): unknown {
  try {
    validate(schema, input, where);
    return null;
  } catch (error) {
    return (error as ProblemError).more.errors?.map(({ pointer, message }) => [pointer, message]);
  }
}

const unkept = "Not text that can be kept";
it.each<[unknown, unknown]>([
  [{ name: "Maya", count: 2, list: [{ text: null }] }, null],
  [{ name: "😀" }, null],
  [{ name: "a\0b" }, [["/name", unkept]]],
  [{ name: "\ud83d" }, [["/name", unkept]]],
  [{ name: "Maya", list: [{ text: "a" }, { text: "\0" }] }, [["/list/1/text", unkept]]],
  [{ name: "Maya-Lu" }, [["/name", "Too large or too long"]]],
  [{ name: "Maya", count: 1 }, [["/count", "Invalid"]]],
  [{}, [["/name", "Missing, or not of the expected type"]]],
])("%j has the faults %j", (input, expected) => expect(faults(input)).toEqual(expected));

it("names the place of a fault outside the body", () => expect(faults({ name: "\0" }, "query")).toEqual([["query/name", unkept]]));
it("reads nothing without a schema", () => expect(validate(undefined, { name: "x" }, "body")).toBeUndefined());
