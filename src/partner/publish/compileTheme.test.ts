import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileTheme } from "./compileTheme";

type Theme = Record<string, Record<string, { $type: string; $value: unknown }>>;

const read = (): Theme => JSON.parse(readFileSync("embed-demo/content/default/theme.json", "utf8")) as Theme;
const srgb = (...components: number[]) => ({ $type: "color", $value: { colorSpace: "srgb", components } });

test("a whole theme: nothing dropped, nothing missing", () => {
  const { scheme, theme, dropped, missing } = compileTheme(read())!;
  expect({ scheme, dropped, missing }).toEqual({ scheme: "light", dropped: [], missing: [] });
  expect(theme).toMatchObject({ "color-surface": "rgb(247 248 252)", "field-edge-width": "1px", "progress-height": "6px" });
});

test.each([[null], [undefined], [[]], ["text"], [7], [{}], [{ $description: "empty" }]])("%j is no token file", (file) => {
  expect(compileTheme(file)).toBeNull();
});

test("unknown and ill-typed tokens are dropped, and their places reported as missing", () => {
  const theme = read();
  theme["color"]!["text"] = { $type: "color", $value: "red;} *{display:none" };
  theme["radius"]!["card"] = { $type: "number", $value: 4 };
  theme["color"]!["sparkle"] = srgb(1, 1, 1);
  theme["layout"] = { width: { $type: "number", $value: 1 } };
  const compiled = compileTheme(theme)!;
  expect([...compiled.dropped].sort()).toEqual(["color.sparkle", "color.text", "layout.width", "radius.card"]);
  expect([...compiled.missing].sort()).toEqual(["color.text", "radius.card"]);
  for (const token of ["color-text", "radius-card", "color-sparkle", "layout-width"]) expect(compiled.theme).not.toHaveProperty(token);
});

test.each([
  ["a group that is none", '"color":null'],
  ["a name that every object has", '"constructor":5'],
  ["a prototype", '"__proto__":{"card":{"$type":"dimension","$value":{"value":1,"unit":"px"}}}'],
])("%s is left out, and nothing throws", (_name, member) => {
  const { theme, dropped } = compileTheme(JSON.parse(`{"radius":${JSON.stringify(read()["radius"])},${member}}`))!;
  expect(theme).toEqual({ "radius-card": "16px", "radius-action": "12px", "radius-chip": "999px", "radius-tile": "12px", "radius-dialog": "24px" });
  expect(dropped).toHaveLength(1);
});

test.each([
  [[0.07, 0.08, 0.1], "dark"],
  [[0.49, 0.49, 0.49], "dark"],
  [[0.1, 0.1, 0.6], "light"],
] as const)("a surface of %j asks for %s form controls", (surface, scheme) => {
  const theme = read();
  theme["color"]!["surface"] = srgb(...surface);
  expect(compileTheme(theme)!.scheme).toBe(scheme);
});
