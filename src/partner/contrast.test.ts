import { expect, test } from "vitest";
import { bundledTheme } from "./bundledTheme";
import { contrastRatio, poorContrasts } from "./contrast";

const { theme } = bundledTheme;

test("every pair of the bundled theme is legible", () => {
  expect(poorContrasts(theme)).toEqual([]);
});

test("a pair that can't be read is named with its ratio", () => {
  const poor = poorContrasts({ ...theme, "color-on-action": "rgb(128 128 230)" });
  expect(poor.map(({ front, ground }) => `${front} on ${ground}`)).toEqual(["on-action on action", "on-action on action-hover"]);
  expect(poor[0]).toMatchObject({ least: 4.5 });
  expect(poor[0]!.ratio).toBeLessThan(4.5);
});

test.each([
  ["missing", undefined],
  ["see-through", "rgb(255 255 255 / 0.5)"],
  ["no color", "none"],
  ["no text", 7],
])("a color that is %s isn't judged", (_name, link) => {
  expect(poorContrasts({ ...theme, "color-link": link })).toEqual([]);
});

test("an empty theme has no pair to judge", () => {
  expect(poorContrasts({})).toEqual([]);
});

test.each([
  [[0, 0, 0], [1, 1, 1], 21],
  [[1, 1, 1], [0, 0, 0], 21],
  [[0.4667, 0.4667, 0.4667], [1, 1, 1], 4.48],
  [[1, 1, 1], [1, 1, 1], 1],
] as const)("contrast of %j and %j is %d", (one, other, expected) => {
  expect(contrastRatio(one, other)).toBeCloseTo(expected, 1);
});
