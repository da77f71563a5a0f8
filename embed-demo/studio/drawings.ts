import type { Beginning, Theme } from "./beginning";
import { lightTokens, type Draft } from "./draft";
import { hexColor } from "./tokenText";

const hexes = /#(?:[\da-f]{6}|[\da-f]{3})\b/gi;
/** "#FFF" → "#ffffff" */
const whole = (hex: string): string => (hex.length === 4 ? hex.replace(/[\da-f]/gi, "$&$&") : hex).toLowerCase();
const shapeOf = (svg: string): string => svg.replace(hexes, "#");

const heroIn = (config: unknown): { readonly src?: string; readonly dark?: string } => (config as { hero?: { src?: string; dark?: string } }).hero ?? {};

/** The drawings that brands lend to others, regardless of colors. */
const shapes = ({ brands }: Pick<Beginning, "brands">): ReadonlySet<string> =>
  new Set(
    brands.flatMap(({ folder }) => {
      const { src = "", dark = "" } = heroIn(JSON.parse(String(folder.get("config.json"))));
      return [src, dark].flatMap((path) => (path.endsWith(".svg") && folder.has(path) ? [shapeOf(String(folder.get(path)))] : []));
    }),
  );

const artIn = (theme: Theme): readonly (readonly [name: string, hex: string])[] =>
  Object.entries(theme["art"] ?? {}).flatMap(([name, { $value }]) => {
    const hex = hexColor($value);
    return hex === null ? [] : [[name, hex] as const];
  });

/** Recolors drawings taken over from another brand after a change of colors. The partner's own stay. */
export function redrawn(before: Draft, after: Draft, beginning: Pick<Beginning, "brands" | "baseTheme">): Draft {
  const lent = shapes(beginning);
  const { src, dark } = heroIn(after.config);
  const themes = (draft: Draft): readonly Theme[] => {
    const light = lightTokens(beginning.baseTheme, draft.theme);
    return [light, lightTokens(light, draft.dark ?? {})];
  };
  const [[day, night], [newDay, newNight]] = [themes(before), themes(after)];
  const drawn = ([[src, day, newDay], [dark, night, newNight]] as const).flatMap(([path, old, next]) => {
    const svg = after.pictures[path ?? ""];
    if (path === undefined || svg === undefined || !lent.has(shapeOf(svg))) return [];
    const made = new Map(artIn(next!));
    const names = new Map([...artIn(old!)].reverse().map(([name, hex]) => [hex, name] as const));
    return [[path, svg.replace(hexes, (hex) => made.get(names.get(whole(hex)) ?? "") ?? hex)] as const];
  });
  return drawn.length === 0 ? after : { ...after, pictures: { ...after.pictures, ...Object.fromEntries(drawn) } };
}
