import { readFileSync } from "node:fs";
import { join } from "node:path";
import { paintOf } from "../../studio/paints";
import { cell, code, table } from "./markdown";

interface Token {
  readonly $type?: string;
  readonly $value?: unknown;
  readonly $description?: string;
}
type Theme = Readonly<Record<string, Readonly<Record<string, Token>> | string>>;

// VitePress bundles this file; the content is read where the build runs, at the repository's root.
const read = (path: string): Theme => JSON.parse(readFileSync(join("embed-demo/content", path), "utf8")) as Theme;

const tokensOf = (theme: Theme): ReadonlyMap<string, Token> =>
  new Map(Object.entries(theme).flatMap(([group, tokens]) => (typeof tokens === "string" ? [] : Object.entries(tokens).map(([name, token]) => [`${group}.${name}`, token] as const))));

const hexOf = (token: Token | undefined): string | null => {
  const { hex, alpha = 1 } = (token?.$value ?? {}) as { readonly hex?: string; readonly alpha?: number };
  return hex === undefined ? null : hex + (alpha === 1 ? "" : Math.round(alpha * 255).toString(16).padStart(2, "0"));
};

/** A color as a small picture, since the site's policy refuses styles in its HTML. */
const swatch = (hex: string | null): string =>
  hex === null ? "" : `<svg class="swatch" width="28" height="20" aria-hidden="true"><rect x="0.5" y="0.5" width="27" height="19" rx="4" fill="${hex}" stroke="#777"/></svg> \`${hex}\``;

function valueOf({ $value }: Token): string {
  if (typeof $value !== "object" || $value === null) return String($value);
  if (Array.isArray($value)) return $value.every((one) => typeof one === "object") ? "" : $value.join(", ");
  const { value, unit } = $value as { readonly value?: number; readonly unit?: string };
  return value === undefined ? "" : `${value}${unit ?? ""}`;
}

/** The tables of tokens, by name: the base theme's with what each paints, and Clearmoor's dark ones beside. */
export function tokenTables() {
  const [light, dark] = [tokensOf(read("base/theme.json")), tokensOf(read("default/theme-dark.json"))];
  const all = [...light];
  const isColor = ({ $type }: Token): boolean => $type === "color";
  return {
    colors: table(
      ["token", "light", "dark", "what it paints", "in the studio"],
      all.filter(([, token]) => isColor(token)).map(([name, token]) => [code(name), swatch(hexOf(token)), swatch(hexOf(dark.get(name) ?? token)), cell(token.$description ?? ""), cell(paintOf(name) ?? "")]),
    ),
    measures: table(
      ["token", "base theme", "what it sets"],
      all.filter(([, token]) => !isColor(token)).map(([name, token]) => [code(name), code(valueOf(token)), cell(token.$description ?? "")]),
    ),
  };
}
