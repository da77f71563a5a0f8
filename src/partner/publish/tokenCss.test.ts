import { expect, test } from "vitest";
import { tokenCss } from "./tokenCss";

const black = { colorSpace: "srgb", components: [0, 0, 0] };
const px = (value: unknown) => ({ value, unit: "px" });
const layer = { offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0), color: black };

test.each<[string, unknown, string | null]>([
  ["color", black, "rgb(0 0 0)"],
  ["color", { ...black, components: [1, 0.5, 0], alpha: 0.5 }, "rgb(255 128 0 / 0.5)"],
  ["color", { ...black, alpha: 0 }, "rgb(0 0 0 / 0)"],
  ["color", { ...black, alpha: 1.01 }, null],
  ["color", { ...black, components: [1.01, 0, 0] }, null],
  ["color", { ...black, components: [-0.01, 0, 0] }, null],
  ["color", { ...black, components: [0, 0] }, null],
  ["color", { ...black, components: ["0", 0, 0] }, null],
  ["color", { ...black, colorSpace: "oklch" }, null],
  ["color", "red", null],
  ["color", null, null],
  ["dimension", px(12), "12px"],
  ["dimension", { value: -0.02, unit: "em" }, "-0.02em"],
  ["dimension", { value: 1, unit: "rem" }, null],
  ["dimension", px("12"), null],
  ["dimension", px(Infinity), null],
  ["dimension", { value: 1, unit: "px;} *{color:red" }, null],
  ["duration", { value: 200, unit: "ms" }, "200ms"],
  ["duration", px(200), null],
  ["number", 1.75, "1.75"],
  ["number", NaN, null],
  ["number", "1", null],
  ["fontWeight", 1, "1"],
  ["fontWeight", 1000, "1000"],
  ["fontWeight", 0, null],
  ["fontWeight", 1001, null],
  ["fontFamily", "Inter", "Inter"],
  ["fontFamily", ["Inter Variable", "-apple-system", "sans-serif"], '"Inter Variable", -apple-system, sans-serif'],
  ["fontFamily", ['a"; } * { color: red'], null],
  ["fontFamily", ["Inter", 1], null],
  ["fontFamily", [], null],
  ["string", "0 0 2px", "0 0 2px"],
  ["string", "none", "none"],
  ["string", "a".repeat(40), "a".repeat(40)],
  ["string", "a".repeat(41), null],
  ["string", "url(https://evil.example)", null],
  ["string", "red;} * {display:none", null],
  ["string", "\\75rl", null],
  ["shadow", layer, "0px 1px 2px 0px rgb(0 0 0)"],
  ["shadow", [layer, layer], "0px 1px 2px 0px rgb(0 0 0), 0px 1px 2px 0px rgb(0 0 0)"],
  ["shadow", [layer, { ...layer, blur: "2px" }], null],
  ["shadow", { ...layer, color: "red" }, null],
  ["cubicBezier", [0.2, 0.9, 0.3, 1.15], "cubic-bezier(0.2, 0.9, 0.3, 1.15)"],
  ["cubicBezier", [0, -2, 1, 2], "cubic-bezier(0, -2, 1, 2)"],
  ["cubicBezier", [-0.1, 0, 1, 1], null],
  ["cubicBezier", [0, 0, 1.1, 1], null],
  ["cubicBezier", [0, 0, 1], null],
  ["cubicBezier", "ease", null],
])("%s %j is %j", (type, value, expected) => {
  expect(tokenCss[type]!(value)).toBe(expected);
});
