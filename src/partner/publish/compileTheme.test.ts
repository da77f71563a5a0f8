import { describe, expect, test } from "vitest";
import { bundledTheme } from "../bundledTheme";
import { compileTheme } from "./compileTheme";

const base = bundledTheme.theme;
const color = (...components: number[]) => ({ $type: "color", $value: { colorSpace: "srgb", components } });
const dimension = (value: number) => ({ $type: "dimension", $value: { value, unit: "px" } });
/** Returns the problems of a theme with these tokens. */
const problemsOf = (file: unknown): readonly string[] => compileTheme(file, base)!.problems;

describe("a theme contains its differences from the base", () => {
  test("none: it is the base theme", () => {
    expect(compileTheme({ $description: "as it is" }, base)).toEqual({ scheme: "light", theme: base, problems: [] });
  });

  test("one brand's prices: three tokens, and everything else is the base's", () => {
    const font = { "price-weight": { $type: "fontWeight", $value: 800 }, "price-size": dimension(44), "price-tracking": dimension(0) };
    expect(compileTheme({ font }, base)).toEqual({
      scheme: "light",
      theme: { ...base, "font-price-weight": "800", "font-price-size": "44px", "font-price-tracking": "0px" },
      problems: [],
    });
  });

  test.each([[null], [undefined], [[]], ["text"], [7]])("%j isn't a token file", (file) => expect(compileTheme(file, base)).toBeNull());

  test.each([
    [[0.07, 0.08, 0.1], "dark"],
    [[0.49, 0.49, 0.49], "dark"],
    [[0.1, 0.1, 0.6], "light"],
  ] as const)("a surface of %j asks for %s form controls", (surface, scheme) => {
    expect(compileTheme({ color: { surface: color(...surface) } }, base)!.scheme).toBe(scheme);
  });

  test("without its own surface color the controls follow the base", () => {
    expect(compileTheme({}, { ...base, "color-surface": "rgb(10 10 10)" })!.scheme).toBe("dark");
  });
});

describe("an unusable token is named, with a remedy", () => {
  test.each<[string, unknown, string]>([
    ["no screen reads", { radius: { cards: dimension(4) } }, "radius.cards: no screen reads it; take it out, or write one of card, action, chip, tile, dialog"],
    [
      "no group has",
      { layout: { width: dimension(4) } },
      "layout: no screen reads it; take it out, or write one of color, field, radius, border, shadow, font, density, progress, icon, art, motion",
    ],
    ["is as the base has it", { radius: { card: dimension(16) } }, "radius.card: is the base theme's already; take it out"],
    ["has another type", { radius: { card: { $type: "number", $value: 4 } } }, 'radius.card: write it like {"$type":"dimension","$value":{"value":4,"unit":"px"}}'],
    [
      "ends its declaration",
      { color: { text: { $type: "color", $value: "red;} *{display:none" } } },
      'color.text: write it like {"$type":"color","$value":{"colorSpace":"srgb","components":[0.14,0.28,0.84]}}',
    ],
    ["is nothing", { motion: { step: null } }, 'motion.step: write it like {"$type":"duration","$value":{"value":200,"unit":"ms"}}'],
    ["stands for a group", { border: 1 }, "border: must be a map of card, header, selected"],
    ["every object has", { border: { constructor: 5 } }, "border.constructor: no screen reads it; take it out, or write one of card, header, selected"],
  ])("one that %s", (_what, file, problem) => expect(problemsOf(file)).toEqual([problem]));

  test("every example in a message would be accepted", () => {
    const shown = problemsOf(Object.fromEntries(Object.entries(groupsOf(base)).map(([group, names]) => [group, Object.fromEntries(names.map((name) => [name, null]))])));
    expect(shown).toHaveLength(Object.keys(base).length);
    for (const problem of shown) {
      const [, group = "", name = "", example = ""] = /^(\w+)\.([\w-]+): write it like (.+)$/.exec(problem) ?? [];
      expect(problemsOf({ [group]: { [name]: JSON.parse(example) as unknown } }).filter((left) => !left.includes("already"))).toEqual([]);
    }
  });

  test("a prototype isn't a token, and changes nothing", () => {
    const compiled = compileTheme(JSON.parse('{"__proto__":{"card":{"$type":"dimension","$value":{"value":1,"unit":"px"}}}}'), base)!;
    expect(compiled.theme).toEqual(base);
    expect(compiled.problems).toHaveLength(1);
  });
});

function groupsOf(theme: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> {
  const groups: Record<string, string[]> = {};
  for (const token of Object.keys(theme)) (groups[token.split("-")[0]!] ??= []).push(token.slice(token.indexOf("-") + 1));
  return groups;
}
