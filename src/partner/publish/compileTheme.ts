import { readColor, tokenCss } from "./tokenCss";
import { tokens } from "./tokens";

export interface ThemeCss {
  /** Custom properties on `:host`, one rule. */
  readonly css: string;
  /** Tokens of the file that are unknown or ill typed, `group.name`. */
  readonly dropped: readonly string[];
  /** Tokens that the screens read and the file doesn't give. */
  readonly missing: readonly string[];
}

interface Token {
  readonly $type?: unknown;
  readonly $value?: unknown;
}

type Groups = Readonly<Record<string, Readonly<Record<string, Token>>>>;

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The token's CSS, or null when it is absent or not what its name promises. */
function write(token: unknown, type: string): string | null {
  return isMap(token) && token["$type"] === type ? (tokenCss[type]?.(token["$value"]) ?? null) : null;
}

/** A theme file (W3C Design Tokens, 2025.10) as custom properties. Null when it isn't a token file at all. */
export function themeCss(file: unknown): ThemeCss | null {
  if (!isMap(file) || !Object.values(file).some(isMap)) return null;
  const groups = file as Groups;
  const declarations: string[] = [];
  const missing: string[] = [];
  const written = new Set<string>();
  for (const [group, types] of Object.entries(tokens)) {
    for (const [type, names] of Object.entries(types)) {
      for (const name of names.split(" ")) {
        const token = groups[group]?.[name];
        const css = write(token, type);
        if (css === null) {
          missing.push(`${group}.${name}`);
          continue;
        }
        written.add(`${group}.${name}`);
        declarations.push(`--iq-${group}-${name}:${css};`);
      }
    }
  }
  const given = Object.entries(file).flatMap(([group, members]) =>
    isMap(members) ? Object.keys(members).map((name) => `${group}.${name}`) : [group],
  );
  const surface = readColor(groups["color"]?.["surface"]?.$value);
  const scheme = surface && Math.max(...surface.components) < 0.5 ? "dark" : "light";
  return {
    css: `:host{color-scheme:${scheme};${declarations.join("")}}`,
    dropped: given.filter((name) => !name.includes("$") && !written.has(name)),
    missing,
  };
}
