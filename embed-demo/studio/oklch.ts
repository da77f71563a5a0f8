/** A color in perceptual terms: lightness 0-1, chroma from 0 (gray) to about 0.3, hue in degrees. */
export interface Lch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const encoded = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** "#1e6b45" in OKLCH (https://bottosson.github.io/posts/oklab/). */
export function lchOf(hex: string): Lch {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Triple;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

function lightOf({ lightness, chroma, hue }: Lch): Triple {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** The nearest color that a screen can show: as colorful as possible at this lightness. */
export function hexOfLch(color: Lch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness));
  let shown = lightOf({ ...color, lightness });
  for (let chroma = color.chroma; chroma > 0 && shown.some((part) => part < -0.001 || part > 1.001); chroma -= 0.004) {
    shown = lightOf({ ...color, lightness, chroma: Math.max(0, chroma - 0.004) });
  }
  const hexOf = (part: number): string => Math.round(Math.min(1, Math.max(0, encoded(Math.min(1, Math.max(0, part))))) * 255).toString(16).padStart(2, "0");
  return `#${shown.map(hexOf).join("")}`;
}

/** The angle between two hues in degrees, 0-180. */
export const apart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);
