import { expect, test } from "vitest";
import { bundledTheme } from "../../src/partner/bundledTheme";
import { contrastFigure } from "./contrastFigure";
import { paints } from "./paints";

const { theme } = bundledTheme;

test("every color has its contrast, with a neighbor by what it paints", () => {
  const figures = Object.keys(paints).map((place) => [place, contrastFigure(theme, place)] as const);
  expect(figures.filter(([, figure]) => figure === null)).toEqual([]);
  expect(figures.flatMap(([, figure]) => (figure && Object.values(paints).includes(figure.beside) ? [] : [figure?.beside]))).toEqual([]);
});

test.each([
  ["the fill of a field, in which visitors type", { "field-surface": "rgb(27 35 64)" }, "field.surface", { text: "1.0:1", isPoor: true }],
  ["a shade, as it lies on the page", { "color-backdrop": "rgb(0 0 0 / 0.5)", "color-surface": "rgb(255 255 255)", "color-raised": "rgb(255 255 255)" }, "color.backdrop", { text: "3.9:1", isPoor: false }],
  ["an icon without a tile, on its card", { "icon-tile": "none", "icon-color": "rgb(0 0 0)", "color-raised": "rgb(255 255 255)" }, "icon.color", { text: "21.0:1", isPoor: false }],
  ["a text, where it is hardest to read", { "color-on-header": "rgb(255 255 255)", "color-header": "rgb(255 255 255)" }, "color.on-header", { text: "1.0:1", isPoor: true }],
] as const)("measures %s", (_what, tokens, place, figure) => {
  expect(contrastFigure({ ...theme, ...tokens }, place)).toMatchObject(figure);
});

test("has no figure for a color that isn't painted", () => {
  expect(contrastFigure({ ...theme, "art-stroke": "none" }, "art.stroke")).toBeNull();
});
