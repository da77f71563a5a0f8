import { describe, expect, it } from "vitest";
import * as shape from "./shape";

const person = shape.object({
  name: shape.string(/^[a-z]+$/),
  age: shape.optional(shape.number),
  kind: shape.withDefault(shape.oneOf("cat", "dog"), "cat"),
  tags: shape.array(shape.string()),
});

describe("shapes", () => {
  it.each([
    ["a whole object", { name: "maya", age: 3, kind: "dog", tags: ["a"] }, { name: "maya", age: 3, kind: "dog", tags: ["a"] }],
    ["an optional left out and a default", { name: "maya", tags: [] }, { name: "maya", kind: "cat", tags: [] }],
    ["unknown keys dropped", { name: "maya", tags: [], extra: 1 }, { name: "maya", kind: "cat", tags: [] }],
  ])("takes %s", (_name, given, data) => {
    expect(person.safeParse(given)).toEqual({ success: true, data });
  });

  it.each([
    ["nothing", undefined, undefined],
    ["null", null, undefined],
    ["a list", [], undefined],
    ["a pattern that doesn't fit", { name: "Maya", tags: [] }, "name"],
    ["a wrong optional", { name: "maya", age: "3", tags: [] }, "age"],
    ["a wrong choice", { name: "maya", kind: "fish", tags: [] }, "kind"],
    ["a wrong member of a list", { name: "maya", tags: [1] }, "tags"],
    ["a missing member", { name: "maya" }, "tags"],
  ])("refuses %s", (_name, given, at) => {
    expect(person.safeParse(given)).toEqual({ success: false, ...(at && { at }) });
  });

  it("names the member that is wrong, however deep", () => {
    expect(shape.object({ outer: person }).safeParse({ outer: { name: 1 } })).toEqual({ success: false, at: "outer.name" });
  });

  it.each([
    [shape.number, Number.NaN],
    [shape.record(shape.number), { a: "1" }],
    [shape.nullable(shape.string()), 1],
    [shape.boolean, "true"],
  ])("refuses a wrong value", (of, given) => {
    expect(of.safeParse(given).success).toBe(false);
  });

  it("takes null where it is allowed, and records", () => {
    expect(shape.nullable(shape.string()).safeParse(null)).toEqual({ success: true, data: null });
    expect(shape.record(shape.number).safeParse({ a: 1 })).toEqual({ success: true, data: { a: 1 } });
  });
});
