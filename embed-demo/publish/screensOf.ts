import type { FirstScreens } from "../../src/element/firstPaint/tree";
import { classesIn } from "../../src/element/firstPaint/tree";
import { usedRules } from "../../src/element/firstPaint/usedRules";

/** The first screens of these lines, with the rules they use. */
export function screensOf({ language, screens, css }: FirstScreens, lines: readonly string[]): FirstScreens {
  const own = Object.fromEntries(Object.entries(screens).filter(([slug]) => lines.includes(slug)));
  return { language, screens: own, css: usedRules(css, new Set(Object.values(own).flatMap(({ root }) => classesIn(root)))) };
}
