import { contrastRatio, contrasts } from "../../src/partner/contrast";
import { paints } from "./paints";

interface Figure {
  /** "4.6:1", the lowest of its pairs. */
  readonly text: string;
  /** The color of that pair that isn't the asked one, by what it paints. */
  readonly beside: string;
  readonly isPoor: boolean;
}

/** The color beside each one that no text depends on, and the least contrast if there is one. */
const neighbors: Readonly<Record<string, readonly [place: string, least?: number]>> = {
  "color.accent": ["color.surface"],
  "color.line": ["color.raised"],
  "color.available": ["color.header"],
  "color.header-rule": ["color.header"],
  "color.backdrop": ["color.raised"],
  "field.surface": ["color.text", 4.5],
  "icon.color": ["icon.tile"],
  "icon.duo": ["icon.tile"],
  "icon.tile": ["color.raised"],
  "art.stroke": ["art.back"],
  "art.body": ["art.back"],
  "art.back": ["color.surface"],
  "art.cut": ["art.body"],
  "art.detail": ["art.cut"],
  "art.accent": ["art.back"],
};

type Theme = Readonly<Record<string, unknown>>;
type Color = readonly [number, number, number];

/** A published color, 0-1, laid on the page if it is translucent; null for one that isn't there. */
function colorAt(theme: Theme, place: string, under?: Color | null): Color | null {
  const [, red, green, blue, alpha = 1] = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(String(theme[place.replace(".", "-")])) ?? [];
  if (red === undefined) return null;
  const parts = [red, green, blue].map((part) => Number(part) / 255);
  return parts.map((part, index) => part * Number(alpha) + (under?.[index] ?? part) * (1 - Number(alpha))) as unknown as Color;
}

// Rounded down, so that a figure below its bound never looks like one that reaches it.
const figure = (ratio: number, least: number, beside: string): Figure => ({ text: `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`, beside: paints[beside] ?? beside, isPoor: ratio < least });

/** A color that decorates, beside what it stands on: the cards if there is no tile. */
function decorating(theme: Theme, place: string): Figure | null {
  const [beside = "", least = 0] = neighbors[place] ?? [];
  const page = colorAt(theme, "color.surface");
  const color = colorAt(theme, place, page);
  const ground = [beside, "color.raised"].find((at) => colorAt(theme, at) !== null);
  return color && ground !== undefined ? figure(contrastRatio(color, colorAt(theme, ground, page)!), least, ground) : null;
}

/** The contrast of a color where it is hardest to see, in a published theme's tokens; null for one that isn't painted. */
export function contrastFigure(theme: Theme, place: string): Figure | null {
  const [group, name] = place.split(".");
  const own = group === "color" ? contrasts(theme).filter(({ front, ground }) => front === name || ground === name) : [];
  const [worst] = [...own].sort((one, other) => one.ratio / one.least - other.ratio / other.least);
  return worst ? figure(worst.ratio, worst.least, `color.${worst.front === name ? worst.ground : worst.front}`) : decorating(theme, place);
}
