import { contrasts } from "../../src/partner/contrast";
import { paints } from "./paints";

interface Figure {
  /** "4.6:1", the lowest of its pairs. */
  readonly text: string;
  /** The color of that pair that isn't the asked one, by what it paints. */
  readonly beside: string;
  readonly isPoor: boolean;
}

/** The contrast of a color where it is hardest to see, in a published theme's tokens; null for one that only decorates. */
export function contrastFigure(theme: Readonly<Record<string, unknown>>, place: string): Figure | null {
  const [group, name] = place.split(".");
  const own = group === "color" ? contrasts(theme).filter(({ front, ground }) => front === name || ground === name) : [];
  const [worst] = [...own].sort((one, other) => one.ratio / one.least - other.ratio / other.least);
  if (!worst) return null;
  const other = worst.front === name ? worst.ground : worst.front;
  // Rounded down, so that a figure below its bound never looks like one that reaches it.
  return { text: `${(Math.floor(worst.ratio * 10) / 10).toFixed(1)}:1`, beside: paints[`color.${other}`] ?? other, isPoor: worst.ratio < worst.least };
}
