type Members = Readonly<Record<string, unknown>>;

const hexOf = (share: number): string => Math.round(share * 255).toString(16).padStart(2, "0");

/** The hex of a color, without its alpha; null for anything else. */
export function hexColor(value: unknown): string | null {
  const { components } = (value ?? {}) as { components?: readonly number[] };
  return components?.length === 3 ? `#${components.map(hexOf).join("")}` : null;
}

/** A color in the W3C design tokens format with four digits, as designers' tools write it. Null while a hex is incomplete. */
export function colorOf(hex: string, before?: unknown): unknown {
  const [, ...parts] = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex.trim()) ?? [];
  if (parts.length < 3) return null;
  const { alpha } = (before ?? {}) as { alpha?: number };
  const components = parts.map((part) => Math.round((parseInt(part, 16) / 255) * 10_000) / 10_000);
  return { colorSpace: "srgb", components, hex: `#${parts.join("").toLowerCase()}`, ...(alpha !== undefined && { alpha }) };
}

/** A token's value as typed text. */
export function tokenText(type: string, value: unknown): string {
  if (type === "dimension" || type === "duration") return `${String((value as Members)["value"])}${String((value as Members)["unit"])}`;
  if (type === "fontFamily") return ([] as unknown[]).concat(value).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The token's value for a typed text, in the unit of the value before if the text has none; undefined while it isn't valid. */
export function tokenValue(type: string, text: string, before?: unknown): unknown {
  const [, amount, typed] = /^(-?\d*\.?\d+)\s*(px|em|ms|s)?$/.exec(text.trim()) ?? [];
  const unit = typed ?? (before as Members | undefined)?.["unit"] ?? (type === "duration" ? "ms" : "px");
  switch (type) {
    case "dimension":
    case "duration":
      return amount === undefined || (type === "duration") !== /s$/.test(String(unit)) ? undefined : { value: Number(amount), unit };
    case "number":
    case "fontWeight":
      return text.trim() === "" || !Number.isFinite(Number(text)) ? undefined : Number(text);
    case "fontFamily":
      return text.split(",").map((name) => name.trim()).filter(Boolean);
    case "shadow":
    case "cubicBezier":
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return undefined;
      }
    default:
      return text;
  }
}

/** "on-header-muted" → "On header muted" */
export const tokenLabel = (name: string): string => `${name[0]!.toUpperCase()}${name.slice(1).replaceAll("-", " ")}`;
