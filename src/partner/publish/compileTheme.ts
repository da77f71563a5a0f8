import { readColor, tokenCss } from "./tokenCss";
import { tokens } from "./tokens";

export interface CompiledTheme {
  readonly scheme: "light" | "dark";
  /** CSS values by token: `color-surface` → `rgb(247 248 252)`. */
  readonly theme: Readonly<Record<string, string>>;
  /** Tokens of the file that are unknown or ill typed, `group.name`. */
  readonly dropped: readonly string[];
  /** Tokens that the screens read and the file doesn't give, `group.name`. */
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

/** Compiles a theme file (W3C Design Tokens, 2025.10). Null when it isn't a token file at all. */
export function compileTheme(file: unknown): CompiledTheme | null {
  if (!isMap(file) || !Object.values(file).some(isMap)) return null;
  const groups = file as Groups;
  const theme: Record<string, string> = {};
  const missing: string[] = [];
  for (const [group, types] of Object.entries(tokens)) {
    for (const [type, names] of Object.entries(types)) {
      for (const name of names.split(" ")) {
        const css = write(groups[group]?.[name], type);
        if (css === null) missing.push(`${group}.${name}`);
        else theme[`${group}-${name}`] = css;
      }
    }
  }
  const given = Object.entries(file).flatMap(([group, members]) =>
    isMap(members) ? Object.keys(members).map((name) => [`${group}.${name}`, `${group}-${name}`] as const) : [[group, group] as const],
  );
  const surface = readColor(groups["color"]?.["surface"]?.$value);
  return {
    scheme: surface && Math.max(...surface.components) < 0.5 ? "dark" : "light",
    theme,
    dropped: given.flatMap(([name, token]) => (name.includes("$") || Object.hasOwn(theme, token) ? [] : [name])),
    missing,
  };
}
