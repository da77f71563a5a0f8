import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrastRatio, poorContrasts } from "./contrast";
import { themeCss } from "./theme";

type Theme = Record<string, Record<string, { $type: string; $value: unknown }>>;

const read = (): Theme => JSON.parse(readFileSync("embed-demo/content/default/theme.json", "utf8")) as Theme;
const srgb = (...components: number[]) => ({ $type: "color", $value: { colorSpace: "srgb", components } });

test("a whole theme: nothing dropped, nothing missing, every pair legible", () => {
  const theme = themeCss(read())!;
  expect(theme.css).toMatch(/^:host\{color-scheme:light;(?:--iq-[a-z0-9-]+:[^;{}]+;)+\}$/);
  expect(theme.css).toContain("--iq-field-edge-width:1px;");
  expect({ ...theme, css: "" }).toEqual({ css: "", dropped: [], missing: [] });
  expect(poorContrasts(read())).toEqual([]);
});

test.each([[null], [[]], ["text"], [{}], [{ $description: "empty" }]])("%j is no token file", (file) => {
  expect(themeCss(file)).toBeNull();
});

test("unknown and ill-typed tokens are dropped, and their places reported as missing", () => {
  const theme = read();
  theme["color"]!["text"] = { $type: "color", $value: "red;} *{display:none" };
  theme["radius"]!["card"] = { $type: "number", $value: 4 };
  theme["color"]!["sparkle"] = srgb(1, 1, 1);
  theme["layout"] = { width: { $type: "number", $value: 1 } };
  const { css, dropped, missing } = themeCss(theme)!;
  expect([...dropped].sort()).toEqual(["color.sparkle", "color.text", "layout.width", "radius.card"]);
  expect([...missing].sort()).toEqual(["color.text", "radius.card"]);
  expect(css).not.toContain("display:none");
  expect(css).not.toContain("sparkle");
});

test("a dark surface asks for dark form controls", () => {
  const theme = read();
  theme["color"]!["surface"] = srgb(0.07, 0.08, 0.1);
  expect(themeCss(theme)!.css).toContain("color-scheme:dark;");
});

test("a pair that can't be read is named with its ratio", () => {
  const theme = read();
  theme["color"]!["on-action"] = srgb(0.5, 0.5, 0.9);
  const poor = poorContrasts(theme);
  expect(poor.map(({ front, ground }) => `${front} on ${ground}`)).toEqual(["on-action on action", "on-action on action-hover"]);
  expect(poor[0]!.ratio).toBeLessThan(4.5);
});

test("a colour that is missing or see-through isn't judged", () => {
  const theme = read();
  delete theme["color"]!["text"];
  theme["color"]!["link"] = { $type: "color", $value: { colorSpace: "srgb", components: [1, 1, 1], alpha: 0.5 } };
  expect(poorContrasts(theme)).toEqual([]);
  expect(poorContrasts({ radius: {} })).toEqual([]);
});

test.each([
  [[0, 0, 0], [1, 1, 1], 21],
  [[1, 1, 1], [0, 0, 0], 21],
  [[0.4667, 0.4667, 0.4667], [1, 1, 1], 4.48],
  [[1, 1, 1], [1, 1, 1], 1],
] as const)("contrast of %j and %j is %d", (one, other, expected) => {
  expect(contrastRatio({ components: one, alpha: 1 }, { components: other, alpha: 1 })).toBeCloseTo(expected, 1);
});
