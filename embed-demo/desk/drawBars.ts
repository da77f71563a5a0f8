import * as Plot from "@observablehq/plot";
import type { Draw } from "./Figure";

export interface Bar {
  readonly title: string;
  /** Beside the title, at the end: "3,769  64%". */
  readonly figures: string;
  readonly length: number;
  /** A part of it that stands out. */
  readonly part?: number;
}

/** Pixels of a bar with its title above it. */
const band = { all: 46, above: 27, below: 9 };

/** Bars with their titles above them. Of bars with parts, the parts are in the color of progress; otherwise the first bars are. */
export const drawBars = (bars: readonly Bar[], standOut = 2): Draw => (width) => {
  const most = Math.max(1, ...bars.map(({ length }) => length));
  const named = bars.map((bar, index) => ({ ...bar, index }));
  const hasParts = bars.some(({ part }) => part !== undefined);
  const shape = { y: "index", insetTop: band.above, insetBottom: band.below, rx: 4 } as const;
  const text = { y: "index", dy: -9, lineAnchor: "middle", fontSize: 15, fill: "var(--iq-color-text)" } as const;
  return Plot.plot({
    width,
    height: band.all * bars.length,
    margin: 0,
    x: { domain: [0, most], axis: null },
    y: { domain: named.map(({ index }) => index), axis: null, padding: 0, type: "band" },
    marks: [
      Plot.barX(named, { ...shape, x1: 0, x2: most, fill: "var(--iq-color-sunken)" }),
      Plot.barX(named, { ...shape, x: "length", fill: (_bar: Bar, index: number) => (!hasParts && index < standOut ? "var(--iq-color-progress)" : "var(--iq-color-line-strong)") }),
      ...(hasParts ? [Plot.barX(named, { ...shape, x: "part", fill: "var(--iq-color-progress)" })] : []),
      Plot.text(named, { ...text, x: 0, text: "title", textAnchor: "start", lineWidth: Math.max(10, (width - 130) / 15), textOverflow: "ellipsis" }),
      Plot.text(named, { ...text, x: most, text: "figures", textAnchor: "end" }),
    ],
  });
};
