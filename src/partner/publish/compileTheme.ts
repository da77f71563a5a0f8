import { tokenCss } from "./tokenCss";
import { cssName, tokens } from "./tokens";

export interface CompiledTheme {
  readonly scheme: "light" | "dark";
  /** CSS values by token: `color-surface` → `rgb(247 248 252)`. Tokens that the file doesn't change have the base's value. */
  readonly theme: Readonly<Record<string, string>>;
  /** Unusable entries of the file, as `group.name`, each with a remedy. */
  readonly problems: readonly string[];
}

type Members = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is Members => value !== null && typeof value === "object" && !Array.isArray(value);

/** Reads own members only, so that a file can't refer to inherited ones. */
const member = (of: unknown, name: string): unknown => (isMap(of) && Object.hasOwn(of, name) ? of[name] : undefined);

/** An example of each type, to copy. */
const examples: Readonly<Record<string, unknown>> = {
  color: { colorSpace: "srgb", components: [0.14, 0.28, 0.84] },
  dimension: { value: 4, unit: "px" },
  duration: { value: 200, unit: "ms" },
  number: 1.75,
  fontWeight: 600,
  fontFamily: ["Inter", "sans-serif"],
  string: "none",
  shadow: {
    offsetX: { value: 0, unit: "px" },
    offsetY: { value: 1, unit: "px" },
    blur: { value: 2, unit: "px" },
    spread: { value: 0, unit: "px" },
    color: { colorSpace: "srgb", components: [0, 0, 0], alpha: 0.1 },
  },
  cubicBezier: [0.2, 0.8, 0.2, 1],
};

/** Lists entries of the file that nothing reads, each with the likely intended name. */
function unread(group: string, members: unknown): readonly string[] {
  const known = tokens.filter((token) => token.group === group).map(({ name }) => name);
  const instead = (names: readonly string[]): string => `no screen reads it; take it out, or write one of ${names.join(", ")}`;
  if (known.length === 0) return [`${group}: ${instead([...new Set(tokens.map((token) => token.group))])}`];
  if (!isMap(members)) return [`${group}: must be a map of ${known.join(", ")}`];
  const unknown = Object.keys(members).filter((name) => !name.startsWith("$") && !known.includes(name));
  return unknown.map((name) => `${group}.${name}: ${instead(known)}`);
}

/**
 * Compiles a theme file (W3C Design Tokens, 2025.10), which contains differences from `base`, to CSS values by token. Null
 * when it isn't a map at all. A token is a problem if no screen reads it, if it has the wrong type, or if it equals the
 * base's, because it would then not follow a change of the base.
 */
export function compileTheme(file: unknown, base: Readonly<Record<string, string>>): CompiledTheme | null {
  if (!isMap(file)) return null;
  const own: Record<string, string> = {};
  const problems: string[] = [];
  for (const token of tokens) {
    const { group, name, type } = token;
    const given = member(member(file, group), name);
    if (given === undefined) continue;
    const css = member(given, "$type") === type ? (tokenCss[type]?.(member(given, "$value")) ?? null) : null;
    if (css === null) problems.push(`${group}.${name}: write it like ${JSON.stringify({ $type: type, $value: examples[type] })}`);
    else if (css === base[cssName(token)]) problems.push(`${group}.${name}: is the base theme's already; take it out`);
    else own[cssName(token)] = css;
  }
  problems.push(...Object.entries(file).flatMap(([group, members]) => (group.startsWith("$") ? [] : unread(group, members))));
  const theme = { ...base, ...own };
  const [red, green, blue] = /^rgb\((\d+) (\d+) (\d+)/.exec(theme["color-surface"] ?? "")?.slice(1).map(Number) ?? [];
  return { scheme: Math.max(red ?? 255, green ?? 255, blue ?? 255) < 128 ? "dark" : "light", theme, problems };
}
