/** Red, green and blue, 0-1. */
type Color = readonly [number, number, number];

/** Reads a published color: `rgb(247 248 252)`. Null for a translucent one, which can't be checked here. */
function readRgb(css: unknown): Color | null {
  const [, red, green, blue] = /^rgb\((\d+) (\d+) (\d+)\)$/.exec(String(css)) ?? [];
  return red === undefined ? null : [Number(red) / 255, Number(green) / 255, Number(blue) / 255];
}

/** Relative luminance, 0-1 (WCAG 2.2). */
function luminance(color: Color): number {
  const [red, green, blue] = color.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** 1-21. */
export function contrastRatio(one: Color, other: Color): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The pairs of colors on the screens: the minimum ratio, the foreground, and its backgrounds. */
const pairs: readonly (readonly [least: number, front: string, grounds: string])[] = [
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
];

export interface Contrast {
  readonly front: string;
  readonly ground: string;
  readonly ratio: number;
  readonly least: number;
}

/** Returns the contrast of each pair of opaque colors that a published theme has. */
export function contrasts(theme: Readonly<Record<string, unknown>>): readonly Contrast[] {
  return pairs.flatMap(([least, front, grounds]) =>
    grounds.split(" ").flatMap((ground) => {
      const [a, b] = [readRgb(theme[`color-${front}`]), readRgb(theme[`color-${ground}`])];
      return a && b ? [{ front, ground, ratio: contrastRatio(a, b), least }] : [];
    }),
  );
}

/** Returns the pairs of a published theme that fall short of WCAG 2.2 AA. */
export const poorContrasts = (theme: Readonly<Record<string, unknown>>): readonly Contrast[] =>
  contrasts(theme).flatMap((pair) => (pair.ratio < pair.least ? [{ ...pair, ratio: Math.round(pair.ratio * 100) / 100 }] : []));
