import { expect, test } from "vitest";
import { bundledTheme } from "./bundledTheme";
import { themeRule, unsafeTokens } from "./themeRule";

const rule = (theme: Record<string, unknown>): string => themeRule({ scheme: "light", theme });

test("the bundled theme is safe, and one rule", () => {
  expect(unsafeTokens(bundledTheme.theme)).toEqual([]);
  const css = themeRule(bundledTheme);
  expect(css).toMatch(/^:host\{color-scheme:light;(?:--iq-[a-z0-9-]+:[^;{}]+;)+\}$/);
  expect(css.match(/[;{]--iq-/g)).toHaveLength(Object.keys(bundledTheme.theme).length);
});

test.each([
  ["rgb(247 248 252)"],
  ["rgb(27 35 64 / 0.549)"],
  ["0px 1px 2px 0px rgb(0 0 0), 0px 1px 2px 0px rgb(0 0 0)"],
  ["cubic-bezier(0.2, -0.9, 0.3, 1.15)"],
  ['"Inter Variable", -apple-system, sans-serif'],
  ["#006400"],
  ["-0.022em"],
  ["50%"],
  ["none"],
])("%s isn't changed", (css) => {
  expect(rule({ "color-text": css })).toBe(`:host{color-scheme:light;--iq-color-text:${css};}`);
});

test.each([
  ["font-heading-size", "32px", "calc(32*var(--iq-u))"],
  ["font-heading-size-compact", "26.5px", "calc(26.5*var(--iq-u))"],
  ["font-heading-size", "2em", "2em"],
  ["radius-card", "16px", "16px"],
])("%s of %s is %s: text grows with the browser's font size", (token, css, written) => {
  expect(rule({ [token]: css })).toBe(`:host{color-scheme:light;--iq-${token}:${written};}`);
});

test.each<[unknown]>([
  ["red;} *{display:none"],
  ["red;color:blue"],
  ["red}"],
  ["{"],
  ["url(//x)"],
  ["URL(//x)"],
  ["url(https://evil.example/a.png)"],
  ["image-set('a.png' 1x)"],
  ["rgb(url(//x))"],
  ["rgb(0 0 0"],
  ["var(--iq-color-link)"],
  ["expression(alert(1))"],
  ["@import 'a'"],
  ["<style>"],
  ["\\75rl(//x)"],
  ["red/**/"],
  ["red!important"],
  ['"Inter'],
  ['"'],
  ['"a;b"'],
  ["'a'"],
  [""],
  ["a".repeat(201)],
  [7],
  [null],
  [undefined],
  [["red"]],
  [{ toString: () => "red" }],
])("%j is left out and named", (css) => {
  const theme = { "color-text": css, "color-link": "red" };
  expect(unsafeTokens(theme)).toEqual(["color-text"]);
  expect(rule(theme)).toBe(":host{color-scheme:light;--iq-color-link:red;}");
});

test.each(["__proto__", "constructor:red;x", "Color", "color_text", "-color", "", "color text", "color}", "1-color"])("%j isn't a token's name", (name) => {
  const theme = JSON.parse(`{${JSON.stringify(name)}:"red"}`) as Record<string, unknown>;
  expect(unsafeTokens(theme)).toEqual([name]);
  expect(rule(theme)).toBe(":host{color-scheme:light;}");
});

test.each([
  ["light", "light"],
  ["dark", "dark"],
  ["dark;} *{display:none", "light"],
  [undefined, "light"],
])("scheme %j: %s form controls", (scheme, expected) => {
  expect(themeRule({ scheme: scheme as "light", theme: {} })).toBe(`:host{color-scheme:${expected};}`);
});

test("a long hostile value is checked quickly", () => {
  const began = performance.now();
  for (const part of ["rgb(", "rgb", '"', "cubic-bezier(1", " "]) expect(unsafeTokens({ a: `${part.repeat(20_000)};` })).toEqual(["a"]);
  expect(performance.now() - began).toBeLessThan(1_000);
});

const night = "{color-scheme:dark;--iq-on-light:none;--iq-on-dark:block;--iq-color-text:white;}";
const light = ":host{color-scheme:light;--iq-color-text:black;}";

test.each([
  ["by attribute and, where the tag asks for it, by preference", false, ":host([color-scheme=auto i])"],
  ["by preference without the attribute too, where the partner says so", true, ":host([color-scheme=auto i]),:host(:not([color-scheme]))"],
])("the dark scheme is shown on screens, %s", (_when, follows, by) => {
  const css = themeRule({ scheme: "light", theme: { "color-text": "black" }, dark: { "color-text": "white" } }, follows);
  expect(css).toBe(`${light}@media screen{:host([color-scheme=dark i])${night}}@media screen and (prefers-color-scheme:dark){${by}${night}}`);
});

test("a value that isn't plain CSS is left out of the dark scheme, too", () => {
  const css = themeRule({ scheme: "light", theme: {}, dark: { "color-text": "red;} *{display:none", "x}": "red", "color-link": "url(//x)" } });
  expect(css).not.toMatch(/color-text|color-link|x\}|url/);
});
