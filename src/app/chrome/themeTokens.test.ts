import { expect, it } from "vitest";
import { bundledTheme } from "../../partner/bundledTheme";
import { themeRule } from "../../partner/themeRule";
import { themeTokens } from "./themeTokens";

const own = { "color-action": "rgb(0 100 0)", "font-heading-size": "30.5px", "font-body": '"Own Face", serif' };
const night = { "color-action": "rgb(120 220 120)", "color-surface": "rgb(12 14 20)" };

it.each([
  ["the bundled theme", themeRule(bundledTheme), bundledTheme],
  ["a partner's theme", themeRule({ scheme: "light", theme: own }), { scheme: "light", theme: own }],
  ["a theme that is dark by itself", themeRule({ scheme: "dark", theme: own }), { scheme: "dark", theme: own }],
  ["both schemes", themeRule({ scheme: "light", theme: own, dark: night }), { scheme: "light", theme: own, dark: night }],
  ["both, by the visitor's preference", themeRule({ scheme: "light", theme: own, dark: night }, true), { scheme: "light", theme: own, dark: night }],
  [
    "a theme that the bundled one fills in",
    themeRule(bundledTheme) + themeRule({ scheme: "light", theme: own }),
    { scheme: "light", theme: { ...bundledTheme.theme, ...own } },
  ],
])("exports %s as it was published", (_what, css, published) => expect(themeTokens(css)).toEqual(published));
