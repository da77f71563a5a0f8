import { expect, test } from "vitest";
import { bundledTheme } from "./bundledTheme";
import { contrastRatio, contrasts, poorContrasts } from "./contrast";

const { theme } = bundledTheme;

test("every pair of the bundled theme is legible", () => {
  expect(poorContrasts(theme)).toEqual([]);
});

test("an illegible pair is named with its ratio", () => {
  const poor = poorContrasts({ ...theme, "color-on-action": "rgb(128 128 230)" });
  expect(poor.map(({ front, ground }) => `${front} on ${ground}`)).toEqual(["on-action on action", "on-action on action-hover"]);
  expect(poor[0]).toMatchObject({ least: 4.5, ratio: 2.09 });
});

test.each([
  ["missing", undefined],
  ["see-through", "rgb(255 255 255 / 0.5)"],
  ["no color", "none"],
  ["no text", 7],
  ["followed by more", "rgb(255 255 255) none"],
  ["preceded by more", "none rgb(255 255 255)"],
])("a color that is %s isn't checked", (_name, link) => {
  expect(contrasts({ ...theme, "color-link": link }).filter(({ front }) => front === "link")).toEqual([]);
});

test("an empty theme has no pairs to check", () => {
  expect(contrasts({})).toEqual([]);
});

test.each([
  [[0, 0, 0], [1, 1, 1], 21],
  [[1, 1, 1], [0, 0, 0], 21],
  [[0.4667, 0.4667, 0.4667], [1, 1, 1], 4.48],
  [[0.03, 0.03, 0.03], [1, 1, 1], 20.07],
  [[1, 1, 1], [1, 1, 1], 1],
] as const)("contrast of %j and %j is %d", (one, other, expected) => {
  expect(contrastRatio(one, other)).toBeCloseTo(expected, 1);
});

/** The pairs are repeated here: a missing background would allow publishing a text that is illegible there. */
test.each<[least: number, front: string, grounds: string]>([
  [4.5, "text", "surface raised sunken selected-soft success-soft warning-soft error-soft info-soft mono-1 mono-2 mono-3 mono-4"],
  [4.5, "text-muted", "surface raised sunken selected-soft"],
  [4.5, "link", "surface raised selected-soft"],
  [4.5, "on-action", "action action-hover"],
  [4.5, "on-badge", "badge"],
  [4.5, "success", "surface raised sunken success-soft"],
  [4.5, "warning", "raised warning-soft"],
  [4.5, "error", "surface raised error-soft"],
  [4.5, "on-header", "header"],
  [4.5, "on-header-muted", "header"],
  [4.5, "on-footer", "footer"],
  [4.5, "on-footer-muted", "footer"],
  [3, "line-strong", "surface raised"],
  [3, "selected", "surface raised selected-soft"],
  [3, "on-selected", "selected"],
  [3, "focus", "surface raised"],
  [3, "action", "surface raised"],
  [3, "progress", "surface progress-track"],
  [3, "info", "info-soft"],
])("at least %d for %s, on each of: %s", (least, front, grounds) => {
  const blackOn = (ground: string, level: number) => ({ [`color-${front}`]: "rgb(0 0 0)", [`color-${ground}`]: `rgb(${level} ${level} ${level})` });
  // The darkest gray on which black has the ratio, and one below it.
  const enough = { 4.5: 117, 3: 90 }[least]!;
  const poorOn = (level: number) => grounds.split(" ").flatMap((ground) => poorContrasts(blackOn(ground, level)).map((one) => [one.front, one.ground, one.least]));
  expect(poorOn(enough)).toEqual([]);
  expect(poorOn(enough - 1)).toEqual(grounds.split(" ").map((ground) => [front, ground, least]));
});
