import { readFile } from "node:fs/promises";
import { converter, differenceHueNaive } from "culori";
import { expect, test } from "vitest";
import { poorContrasts } from "../../src/partner/contrast";
import { compileTheme } from "../../src/partner/publish/compileTheme";
import { bundledTheme } from "../../src/partner/bundledTheme";
import { newFolder } from "../publish/newFolder";
import { readFolder } from "../publish/partnerFiles";
import { withColor, withDark } from "./colors";
import { redrawn } from "./drawings";
import { draftOf, themeIn, withToken, type Draft, type Members } from "./draft";
import { withShadow } from "./shapes";
import { colorOf, hexColor } from "./tokenText";

const base = themeIn(JSON.parse(await readFile("embed-demo/content/base/theme.json", "utf8")) as Members);
const brands = ["default", "auvane", "prairie-lantern"] as const;
const begun = Object.fromEntries(
  await Promise.all(brands.map(async (brand) => [brand, draftOf(newFolder(await readFolder(`embed-demo/content/${brand}`), { id: "maple-trust", name: "Maple Trust" }))] as const)),
);
const green = "#0b5c5c";

const withAction = (draft: Draft, hex: string): Draft => withColor(draft, base, "light", "color", "action", colorOf(hex));
const hexAt = (theme: Draft["dark"], name: string): string | null => hexColor(theme?.["color"]?.[name]?.$value);
/** Both schemes as published. */
function published({ theme, dark }: Draft) {
  const light = compileTheme(theme, bundledTheme.theme)!;
  const night = compileTheme(dark, light.theme)!;
  return { problems: [...light.problems, ...night.problems], light: light.theme, dark: night.theme };
}

test.each(brands.flatMap((brand) => [green, "#ffcc00", "#d6006c", "#7a1f1f", "#333333", "#ff6a00", "#6b7cff"].map((hex) => [brand, hex] as const)))(
  "in the look of %s, every color that follows an action of %s is legible, in both schemes",
  (brand, hex) => {
    const { problems, light, dark } = published(withAction(begun[brand]!, hex));
    expect(problems).toEqual([]);
    expect(poorContrasts(light).filter(({ front }) => front !== "action"), "the action itself is the partner's word").toEqual([]);
    expect(poorContrasts(dark)).toEqual([]);
  },
);

test("the whole brand takes the action's color along in both schemes, and colors with a meaning of their own stay", () => {
  const { theme, dark } = withAction(begun["default"]!, green);
  for (const name of ["progress", "link", "selected", "focus", "info"]) expect(hexAt(theme, name), name).toBe(green);
  expect(Object.keys(theme["color"]!).filter((name) => /^(?:error|success|warning|available)/.test(name))).toEqual([]);
  const blue = begun["default"]!.dark;
  const carried = ["action", "progress", "progress-track", "link", "surface", "selected-soft", "badge", "on-badge", "mono-1", "mono-2", "mono-3", "mono-4", "on-header-muted", "text"];
  for (const name of carried) expect(hexAt(dark, name), name).not.toBe(hexAt(blue, name));
  for (const name of ["badge", "on-badge", "mono-1", "mono-2", "mono-3", "mono-4", "on-header-muted", "text", "accent"]) expect(theme["color"], name).toHaveProperty(name);
  expect(Object.keys({ ...theme["icon"], ...theme["art"] })).toEqual(expect.arrayContaining(["color", "duo", "tile", "stroke", "back", "accent"]));
  for (const name of ["error", "warning", "success"]) expect(hexAt(dark, name), name).toBe(hexAt(blue, name));
});

test("the colors beside the action keep their distance from it around the wheel, and the spark stays warm", () => {
  const hueOf = (hex: string | null): number => converter("oklch")(hex!)!.h!;
  const before = begun["default"]!;
  const apart = (draft: Draft, name: string): number => Math.abs(differenceHueNaive({ h: hueOf(hexAt({ ...base, ...draft.theme }, "action")) }, { h: hueOf(hexAt(draft.theme, name) ?? hexAt(base, name)) }));
  for (const name of ["mono-3", "mono-4"]) expect(Math.abs(apart(withAction(before, "#7a1f6a"), name) - apart(before, name)), name).toBeLessThan(12);
  for (const hex of [green, "#7a1f6a", "#7a1f1f"]) expect(hueOf(hexAt(withAction(before, hex).theme, "accent") ?? hexAt(base, "accent")), hex).toSatisfy((hue: number) => hue > 20 && hue < 100);
});

test.each([["light"], ["dark"]] as const)("the tile between the action and the spark stays between them, and no tile is more colorful than a muted action allows, in the %s scheme", (scheme) => {
  const lch = converter("oklch");
  const draft = withAction(begun["default"]!, "#1f4d3a");
  const tiles = ["mono-1", "mono-3", "mono-4"].map((name) => lch(hexAt(scheme === "light" ? draft.theme : draft.dark, name)!)!);
  const before = ["mono-1", "mono-3", "mono-4"].map((name) => lch(hexAt(scheme === "light" ? base : begun["default"]!.dark, name)!)!);
  expect(tiles[2]!.h, "green leaves, not the sea").toSatisfy((hue: number) => hue > 100 && hue < 164);
  for (const [index, { c }] of tiles.entries()) expect(c).toBeLessThan(before[index]!.c * 0.75);
});

test("shadows take the tint of the text along, in the strength and on the sides that they have", () => {
  const layersIn = ({ theme }: Draft) => (theme["shadow"]?.["card"] ?? base["shadow"]!["card"]!).$value as readonly { color: { alpha: number } }[];
  const strong = withShadow(begun["default"]!, base, "strong");
  const made = withAction(strong, "#7a1f1f");
  expect(layersIn(made).map(({ color }) => hexColor(color))).toEqual([hexAt(made.theme, "text"), hexAt(made.theme, "text")]);
  expect(hexAt(made.theme, "text")).not.toBe(hexAt(base, "text"));
  expect(layersIn(made).map(({ color }) => color.alpha)).toEqual(layersIn(strong).map(({ color }) => color.alpha));
  const own = { ...strong, theme: withToken(strong.theme, base, "shadow", "card", layersIn(strong).map((one) => ({ ...one, color: { ...one.color, ...(colorOf("#00ff00") as object) } }))) };
  expect(layersIn(withAction(own, "#7a1f1f"))).toEqual(layersIn(own));
});

test("a color written by hand stays, in each scheme", () => {
  const first = withColor(begun["default"]!, base, "light", "color", "progress", colorOf("#123456"));
  const made = withAction(withColor(first, base, "dark", "color", "link", colorOf("#abcdef")), green);
  expect([hexAt(made.theme, "progress"), hexAt(made.dark, "link"), hexAt(made.theme, "link")]).toEqual(["#123456", "#abcdef", green]);
});

test("ink is dark on a light action, and white again on a dark one", () => {
  const yellow = withAction(begun["default"]!, "#ffcc00");
  expect(hexAt(yellow.theme, "on-action")).toBe("#16181d");
  expect(hexAt(withAction(yellow, green).theme, "on-action")).toBeNull();
});

test.each(brands)("%s is restored after a detour through gray", (brand) => {
  const draft = begun[brand]!;
  const action = hexAt({ ...base, ...draft.theme }, "action")!;
  const { light, dark } = published(withAction(withAction(draft, "#777777"), action));
  expect({ light, dark }).toEqual({ light: published(draft).light, dark: published(draft).dark });
});

test("drawings that came with the look take its colors, and the partner's own keep theirs", async () => {
  const brand = { id: "default", folder: await readFolder("embed-demo/content/default") };
  const beginning = { brands: [brand], baseTheme: base };
  const draft = begun["default"]!;
  const after = redrawn(draft, withColor(withAction(draft, green), base, "light", "color", "accent", colorOf("#f2a65a")), beginning);
  const back = hexColor(after.theme["art"]!["back"]!.$value)!;
  expect(after.pictures["hero.svg"]).toContain(back);
  expect(after.pictures["hero.svg"], "the one accent").toContain("#f2a65a");
  expect(after.pictures["hero.svg"]).not.toMatch(/#dfe7ff|#ff9e7a/);
  expect(after.pictures["hero-dark.svg"]).not.toMatch(/#1b2546/);
  expect(redrawn(after, withAction(after, "#2447d6"), beginning).pictures["hero-dark.svg"]).toContain("#1b2546");
  const own = { ...draft, pictures: { ...draft.pictures, "hero.svg": '<svg fill="#dfe7ff"/>' } };
  expect(redrawn(own, withAction(own, green), beginning).pictures["hero.svg"]).toBe('<svg fill="#dfe7ff"/>');
});

test("a dark scheme added later also takes the action's color", () => {
  const night = begun["default"]!.dark!;
  const before = withAction(begun["default"]!, green);
  const later = withDark(withAction({ ...begun["default"]!, dark: null }, green), base, night);
  expect(later.dark).toEqual(before.dark);
});
