/** A checked color in the form of W3C design tokens. Components and alpha are 0-1. */
export interface TokenColor {
  readonly components: readonly [number, number, number];
  readonly alpha: number;
}

type Members = Readonly<Record<string, unknown>>;

const members = (value: unknown): Members => (value !== null && typeof value === "object" ? (value as Members) : {});
const finite = (value: unknown): value is number => Number.isFinite(value);
const share = (value: unknown): value is number => finite(value) && value >= 0 && value <= 1;

export function readColor(value: unknown): TokenColor | null {
  const { colorSpace, components, alpha = 1 } = members(value);
  if (colorSpace !== "srgb" || !Array.isArray(components) || components.length !== 3) return null;
  if (!components.every(share) || !share(alpha)) return null;
  return { components: components as [number, number, number], alpha };
}

function color(value: unknown): string | null {
  const read = readColor(value);
  if (!read) return null;
  const channels = read.components.map((component) => Math.round(component * 255)).join(" ");
  return `rgb(${channels}${read.alpha < 1 ? ` / ${read.alpha}` : ""})`;
}

/** Doesn't allow `rem`, which would follow the host's root font size. */
const length = (units: readonly string[]) => (value: unknown): string | null => {
  const { value: amount, unit } = members(value);
  return finite(amount) && units.includes(unit as string) ? `${amount}${unit as string}` : null;
};
const dimension = length(["px", "em"]);

function joined(values: unknown, write: (value: unknown) => string | null, separator = ", "): string | null {
  const written = (Array.isArray(values) ? values : [values]).map(write);
  return written.length > 0 && written.every((part) => part !== null) ? written.join(separator) : null;
}

const shadowLayer = (value: unknown): string | null => {
  const { offsetX, offsetY, blur, spread, color: tint } = members(value);
  const sizes = joined([offsetX, offsetY, blur, spread], dimension, " ");
  const paint = color(tint);
  return sizes && paint && `${sizes} ${paint}`;
};

const fontName = (name: unknown): string | null =>
  typeof name === "string" && /^[\w .-]{1,60}$/.test(name) ? (name.includes(" ") ? `"${name}"` : name) : null;

/**
 * Returns CSS text by W3C token type; null for a value of another type. The text consists of checked parts only, so nothing
 * in a theme file can end a declaration or open a `url()`.
 */
export const tokenCss: Readonly<Record<string, (value: unknown) => string | null>> = {
  color,
  dimension,
  duration: length(["ms", "s"]),
  number: (value) => (finite(value) ? String(value) : null),
  fontWeight: (value) => (finite(value) && value >= 1 && value <= 1000 ? String(value) : null),
  fontFamily: (value) => joined(value, fontName),
  string: (value) => (typeof value === "string" && /^[\w .%-]{1,40}$/.test(value) ? value : null),
  shadow: (value) => joined(value, shadowLayer),
  cubicBezier: (value) => {
    if (!Array.isArray(value) || value.length !== 4 || !value.every(finite)) return null;
    return share(value[0]) && share(value[2]) ? `cubic-bezier(${value.join(", ")})` : null;
  },
};
