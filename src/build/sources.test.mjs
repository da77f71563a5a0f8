import { expect, test } from "vitest";
import { json, stripTypes } from "./sources.mjs";

test("strips types, and turns JSX elements into calls", () => {
  expect(stripTypes.transform("export const a: number = 1;", "/a.ts").code).toBe("export const a = 1;\n");
  expect(stripTypes.transform("export const a = <b>c</b>;", "/a.tsx").code).toContain('jsx("b", { children: "c" })');
  expect(stripTypes.transform("const a = 1;", "/a.js")).toBeNull();
});

test("turns JSON into a module", () => {
  expect(json.transform('{"a":1}', "/a.json").code).toBe('export default {"a":1}');
  expect(json.transform("{}", "/a.js")).toBeNull();
});
