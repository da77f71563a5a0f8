import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { bundledTheme } from "../../src/partner/bundledTheme";
import { compileTheme } from "../../src/partner/publish/compileTheme";
import { newFolder } from "../publish/newFolder";
import { readFolder } from "../publish/partnerFiles";
import { draftOf, themeIn, type Members } from "./draft";
import { cornersIn, densities, densityIn, roundest, shadowIn, shadows, withCorners, withDensity, withShadow } from "./shapes";
import { tokenValue } from "./tokenText";

const base = themeIn(JSON.parse(await readFile("embed-demo/content/base/theme.json", "utf8")) as Members);
const begun = draftOf(newFolder(await readFolder("embed-demo/content/default"), { id: "maple-trust", name: "Maple Trust" }));

test.each(Array.from({ length: roundest + 1 }, (_none, card) => card))("corners of %i px are one decision, and are read back", (card) => {
  const draft = withCorners(begun, base, card);
  expect(cornersIn(draft, base)).toBe(card);
  expect(compileTheme(draft.theme, bundledTheme.theme)!.problems).toEqual([]);
});

test("16 px, a soft shadow and regular room are the base theme, and leave nothing in the file", () => {
  const draft = withDensity(withShadow(withCorners(begun, base, 0), base, "hard"), base, "compact");
  expect(withDensity(withShadow(withCorners(draft, base, 16), base, "soft"), base, "regular").theme).toEqual(begun.theme);
});

test.each(shadows)("the shadow %s is read back by its shape in both schemes", (shadow) => {
  const draft = withShadow(begun, base, shadow);
  expect(shadowIn(draft, base)).toBe(shadow);
  const light = compileTheme(draft.theme, bundledTheme.theme)!;
  expect([...light.problems, ...compileTheme(draft.dark, light.theme)!.problems]).toEqual([]);
});

test("a shadow is dark on a dark ground, too", () => {
  const { dark } = withShadow(begun, base, "strong");
  const layers = dark?.["shadow"]?.["card"]?.$value as readonly { color: { components: readonly number[] } }[];
  expect(layers.map(({ color }) => color.components)).toEqual([[0, 0, 0], [0, 0, 0]]);
});

test.each(densities)("room that is %s is read back", (density) => {
  expect(densityIn(withDensity(begun, base, density), base)).toBe(density);
});

test("a length without a unit keeps the unit it had", () => {
  expect(tokenValue("dimension", "0", { value: 12, unit: "px" })).toEqual({ value: 0, unit: "px" });
  expect(tokenValue("dimension", "0.1", { value: 0, unit: "em" })).toEqual({ value: 0.1, unit: "em" });
  expect(tokenValue("duration", "200")).toEqual({ value: 200, unit: "ms" });
});
