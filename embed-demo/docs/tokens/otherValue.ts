/** A color that no brand of the demo has, so that what a token paints stands out. */
export const marker = "#e0218a";

const opposites: Readonly<Record<string, string>> = { none: "uppercase", round: "butt" };

/** A value unlike the given one, that shows what a token does: another color, twice the size, another face. */
export function otherValue(token: string, type: string, value: string): string {
  if (type === "color") return marker;
  if (type === "shadow") return `0 0 0 6px ${marker}`;
  if (type === "fontFamily") return '"Courier New", monospace';
  if (type === "fontWeight") return Number(value) > 400 ? "300" : "900";
  if (type === "cubicBezier") return "linear";
  if (token === "icon.join") return "bevel";
  if (value in opposites) return opposites[value]!;
  const [, amount, unit] = /^(-?[\d.]+)(\w*)$/.exec(value) ?? [];
  if (unit === "em") return "0.2em";
  if (unit === "px") return Number(amount) > 100 && token.startsWith("radius") ? "0px" : `${Number(amount) < 8 ? Number(amount) + 4 : Number(amount) * 1.5}px`;
  return `${Number(amount) * 3}${unit}`;
}
