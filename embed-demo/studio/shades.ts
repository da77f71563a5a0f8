import { poorContrasts } from "../../src/partner/contrast";
import type { Theme } from "./beginning";
import { apart, hexOfLch, lchOf, type Lch } from "./oklch";
import { hexColor } from "./tokenText";

/** A color in relation to the action's. */
export type Shade =
  /** Text or a tick on a color that follows: the brand's own ink as long as it is legible there. */
  | { readonly ink: string }
  | {
      /** Colors near the action's lightness are measured from it. Tints and deep shades keep their own. */
      readonly from: "action" | "black";
      readonly lightness: number;
      /** Relative to the action's. */
      readonly chroma: number;
      /** Degrees from the action's hue. */
      readonly hue: number;
    };

/** The colors that follow the action's, by place. A color that a partner writes by hand is removed. */
export type Shades = Readonly<Record<string, Shade>>;

/** The colors that define a brand, and its tinted neutrals. Text, and colors with a meaning such as error, stay. */
const branded = new Set(
  ("color.action-hover color.link color.selected color.selected-soft color.focus color.info color.info-soft color.progress color.progress-track " +
    "color.surface color.sunken color.line color.line-strong color.accent color.mono-1 color.header color.header-rule color.footer icon.duo icon.tile art.body art.back art.cut art.accent").split(" "),
);
/** The colors that stay in the dark scheme. All others follow, because text on a tinted ground takes its tint. */
const meaning = /^color\.(?:success|warning|error|available|badge|on-badge|mono-[2-4])/;
const inks = ["color.on-action", "color.on-selected"];

/**
 * The least chroma that counts as a color. A follower below its bound is gray, whatever its hue; an action below its bound has no
 * followers.
 */
const leastChroma = { follower: 0.004, action: 0.04 };
const sameHue = 30;
const near = 0.12;

const colorsIn = (theme: Theme): readonly (readonly [place: string, hex: string])[] =>
  Object.entries(theme).flatMap(([group, tokens]) =>
    Object.entries(tokens).flatMap(([name, { $type, $value }]) => {
      const hex = $type === "color" && (($value ?? {}) as { alpha?: number }).alpha === undefined ? hexColor($value) : null;
      return hex === null ? [] : [[`${group}.${name}`, hex] as const];
    }),
  );

function shadeOf(hex: string, of: string): Shade | null {
  const { lightness, chroma, hue } = lchOf(hex);
  const action = lchOf(of);
  const isAction = hex === of;
  if (!isAction && (chroma < leastChroma.follower || action.chroma < leastChroma.action || apart(hue, action.hue) > sameHue)) return null;
  const isNear = isAction || (Math.abs(lightness - action.lightness) < near && chroma > action.chroma / 2);
  return { from: isNear ? "action" : "black", lightness: isNear ? lightness - action.lightness : lightness, chroma: isAction ? 1 : chroma / action.chroma, hue: isAction ? 0 : hue - action.hue };
}

/** The colors that follow the action's, in each scheme. */
export interface Following {
  readonly light: Shades;
  readonly dark: Shades;
}

/** The colors that follow the action's in a theme that was made with it. */
export function shadesIn(theme: Theme, action: string, scheme: "light" | "dark"): Shades {
  const found = colorsIn(theme).flatMap(([place, hex]): (readonly [string, Shade])[] => {
    if (inks.includes(place)) return [[place, { ink: hex }]];
    const follows = scheme === "dark" ? !meaning.test(place) : branded.has(place);
    const shade = follows ? shadeOf(hex, action) : null;
    return shade === null ? [] : [[place, shade]];
  });
  return Object.fromEntries(found);
}

/** A step from a color's lightness, shorter when there is little room that way: a light yellow has no lighter neighbor. */
const stepped = (lightness: number, by: number): number => lightness + by * Math.min(1, (by > 0 ? 1 - lightness : lightness) / 0.4);

/** The distance by which a color moves at a time until it is legible. */
const stride = 0.02;

const css = (hex: string): string => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(" ")})`;

/**
 * The colors that follow a new action color, by place: each keeps its relation to the action, and moves in lightness as far as it
 * needs to be legible. `theme` has every color of the scheme, including the new action unless the action itself follows.
 */
export function shadesOf(action: string, shades: Shades, theme: Theme): Readonly<Record<string, string>> {
  const base = lchOf(action);
  const target = new Map<string, Lch>();
  const colors = new Map(colorsIn(theme));
  for (const [place, shade] of Object.entries(shades)) {
    if ("ink" in shade) continue;
    const lch = { lightness: shade.from === "action" ? stepped(base.lightness, shade.lightness) : shade.lightness, chroma: shade.chroma * base.chroma, hue: base.hue + shade.hue };
    target.set(place, lch);
    colors.set(place, shade.from === "action" && shade.lightness === 0 && shade.chroma === 1 ? action : hexOfLch(lch));
  }
  const isRead = (place: string, hex: string): boolean => {
    const [group, name] = place.split(".");
    const tokens = Object.fromEntries([...colors, [place, hex] as const].map(([at, value]) => [at.replace(".", "-"), css(value)]));
    return group !== "color" || poorContrasts(tokens).every(({ front, ground }) => front !== name && ground !== name);
  };
  /** Sets the first of these candidates that is legible there; without one the color stays. */
  const settle = (place: string, candidates: readonly string[]): void => {
    const found = candidates.find((hex) => isRead(place, hex));
    if (found !== undefined) colors.set(place, found);
  };
  // The action has to be legible at rest, so its ink is chosen first and the hover color adapts to it.
  const hovered = colors.get("color.action-hover");
  if (hovered !== undefined) colors.set("color.action-hover", colors.get("color.action")!);
  for (const place of inks) {
    const shade = shades[place];
    if (shade && "ink" in shade) settle(place, [shade.ink, "#ffffff", "#16181d", "#000000"]);
  }
  if (hovered !== undefined) colors.set("color.action-hover", hovered);
  // Colors on a ground are settled before the grounds, so that they give way.
  const isGround = (place: string): boolean => /(?:-soft|-track|mono-1|surface|raised|sunken|header|footer)$/.test(place);
  const order = [...target.keys()].sort((one, other) => Number(isGround(one)) - Number(isGround(other)));
  for (const place of order) {
    // The hover color keeps its distance from the action's settled color.
    const moved = place === "color.action-hover" && target.has("color.action") ? lchOf(colors.get("color.action")!).lightness - target.get("color.action")!.lightness : 0;
    const lch = { ...target.get(place)!, lightness: target.get(place)!.lightness + moved };
    const steps = Array.from({ length: Math.ceil(1 / stride) }, (_none, step) => (step + 1) * stride);
    settle(place, [moved === 0 ? colors.get(place)! : hexOfLch(lch), ...steps.flatMap((by) => [lch.lightness - by, lch.lightness + by].flatMap((lightness) => (lightness < 0 || lightness > 1 ? [] : [hexOfLch({ ...lch, lightness })])))]);
  }
  return Object.fromEntries(Object.keys(shades).flatMap((place) => (colors.has(place) ? [[place, colors.get(place)!]] : [])));
}
