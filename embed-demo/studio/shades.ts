import { clampChroma, converter, differenceHueNaive, fixupHueShorter, formatHex, interpolate, wcagContrast, type Oklch } from "culori";
import { bundledTheme } from "../../src/partner/bundledTheme";
import { contrasts } from "../../src/partner/contrast";
import type { Theme } from "./beginning";
import { hexColor } from "./tokenText";

/** A color in relation to the action's. */
export type Shade =
  /** Text or a tick on a color that follows: the brand's own ink as long as it is legible there. */
  | { readonly ink: string }
  | {
      /** Colors near the action's lightness are measured from it. Tints and deep shades keep their own. */
      readonly from: "action" | "black";
      readonly lightness: number;
      /** Relative to the action's; absolute for tints, deep shades, and a color of another hue. */
      readonly chroma: number;
      /**
       * The action's chroma that a tint, a deep shade or a color of another hue was made for. A paler action has paler ones, but not
       * in proportion. The warm spot and its tints keep theirs.
       */
      readonly of?: number;
      /** Degrees from the action's hue. */
      readonly hue: number;
      /** The hue of a color that has another one than the action. It keeps it beside a gray action, which has none. */
      readonly own?: number;
      /** Leans towards the action's hue instead of turning with it: the brand's one warm spot stays warm. */
      readonly warm?: true;
      /** The spark, for a color on the way to it from the action. It stays on that side: beyond the action it would be a stranger. */
      readonly spark?: { readonly own: number; readonly hue: number };
    };

/** The colors that follow the action's, by place. A color that a partner writes by hand is removed. */
export type Shades = Readonly<Record<string, Shade>>;

/** The colors that mean something by themselves: a green that says "done" stays green in every brand. */
const meaning = /^color\.(?:success|warning|error|available)/;
const inks = ["color.on-action", "color.on-selected"];

/**
 * The least chroma that counts as a color. A follower below its bound is gray, whatever its hue; an action below its bound has no
 * followers.
 */
const leastChroma = { follower: 0.004, action: 0.04 };
const sameHue = 30;
const near = 0.12;

const oklch = converter("oklch");
/** A color in perceptual terms: lightness 0-1, chroma from 0 (gray) to about 0.3, hue in degrees. */
const lchOf = (hex: string): Oklch => oklch(hex)!;
/** The nearest color that a screen can show, as colorful as possible at its lightness. */
const hexOf = (color: Oklch): string => formatHex(clampChroma({ ...color, l: Math.min(1, Math.max(0, color.l)) }, "oklch"));

const colorsIn = (theme: Theme): readonly (readonly [place: string, hex: string])[] =>
  Object.entries(theme).flatMap(([group, tokens]) =>
    Object.entries(tokens).flatMap(([name, { $type, $value }]) => {
      const hex = $type === "color" ? hexColor($value) : null;
      return hex === null ? [] : [[`${group}.${name}`, hex] as const];
    }),
  );

/** The spark, whatever its color, and the tints of it. */
const sparks = /^(?:color\.(?:accent|badge|on-badge|mono-2)|art\.accent)$/;

/** True for the brand's spark and for colors of its hue, such as a cream paper beside a marigold. */
const isWarm = (place: string, color: Oklch, spark: Oklch): boolean => sparks.test(place) || Math.abs(differenceHueNaive({ h: spark.h ?? 0 }, { h: color.h ?? 0 })) <= sameHue;

/** Degrees from one hue to another, the shorter way around. */
function turn(from: number, to: number): number {
  const [start, end] = fixupHueShorter([from, to]) as [number, number];
  return end - start;
}

/** True if a color has a hue on the way from the action's to the spark's. */
const isBetween = (hue: number, { h: from = 0 }: Oklch, { h: spark = 0 }: Oklch): boolean => {
  const [way, whole] = [turn(from, hue), turn(from, spark)];
  return way * whole > 0 && Math.abs(way) < Math.abs(whole);
};

function shadeOf(place: string, hex: string, of: string, spark: Oklch): Shade | null {
  if (hex === of) return { from: "action", lightness: 0, chroma: 1, hue: 0 };
  const [color, action] = [lchOf(hex), lchOf(of)];
  if (color.c < leastChroma.follower || action.c < leastChroma.action) return null;
  const [to, from] = [color.h ?? 0, action.h ?? 0];
  const hue = to - from;
  const kept = { from: "black", lightness: color.l, chroma: color.c, hue } as const;
  const followed = { ...kept, of: action.c, ...(isBetween(to, action, spark) && { spark: { own: spark.h ?? 0, hue: (spark.h ?? 0) - from } }) };
  if (Math.abs(turn(from, to)) > sameHue) return isWarm(place, color, spark) ? { ...kept, own: to, warm: true } : { ...followed, own: to };
  const isNear = Math.abs(color.l - action.l) < near && color.c > action.c / 2;
  return isNear ? { from: "action", lightness: color.l - action.l, chroma: color.c / action.c, hue } : followed;
}

/** The colors that follow the action's, in each scheme. */
export interface Following {
  readonly light: Shades;
  readonly dark: Shades;
}

/** The colors that follow the action's in a theme that was made with it and with this spark. */
export function shadesIn(theme: Theme, action: string, spark: string): Shades {
  const found = colorsIn(theme).flatMap(([place, hex]): (readonly [string, Shade])[] => {
    if (inks.includes(place)) return [[place, { ink: hex }]];
    const shade = meaning.test(place) ? null : shadeOf(place, hex, action, lchOf(spark));
    return shade === null ? [] : [[place, shade]];
  });
  return Object.fromEntries(found);
}

/** A step from a color's lightness, shorter when there is little room that way: a light yellow has no lighter neighbor. */
const stepped = (lightness: number, by: number): number => lightness + by * Math.min(1, (by > 0 ? 1 - lightness : lightness) / 0.4);

/** Degrees by which a warm color leans towards the action. */
const lean = 15;

/** The hue of a warm color beside another action: as far towards it as it stood towards the brand's. */
function warmed({ own = 0, hue }: { readonly own?: number; readonly hue: number }, { h = 0 }: Oklch): number {
  const towards = (other: number): number => lean * Math.sign(Math.sin(((other - own) * Math.PI) / 180));
  return own + towards(h) - towards(own - hue);
}

type Placed = Exclude<Shade, { ink: string }>;

function hueOf(shade: Placed, action: Oklch): number {
  const { hue, own = 0, spark } = shade;
  if (action.c < leastChroma.follower) return own;
  if (shade.warm) return warmed(shade, action);
  const from = action.h ?? 0;
  if (spark === undefined) return from + hue;
  const side = turn(from, warmed(spark, action));
  return from + Math.abs(turn(0, hue)) * (Math.sign(side) || 1);
}

function chromaOf({ own, of, chroma }: Placed, action: Oklch): number {
  const isGray = action.c < leastChroma.follower;
  if (own !== undefined && (of === undefined || isGray)) return chroma;
  return of === undefined ? chroma * action.c : chroma * Math.sqrt(action.c / of);
}

const placed = (shade: Placed, action: Oklch): Oklch => ({
  mode: "oklch",
  l: shade.from === "action" ? stepped(action.l, shade.lightness) : shade.lightness,
  c: chromaOf(shade, action),
  h: hueOf(shade, action),
});

/** Shades of a color, from the one itself to black and to white, the nearest first. */
function* variantsOf(color: Oklch): Generator<string> {
  yield hexOf(color);
  const ways = ["#000000", "#ffffff"].map((end) => interpolate([color, { ...lchOf(end), h: color.h ?? 0, c: color.c }], "oklch"));
  for (let step = 1; step <= 50; step += 1) for (const way of ways) yield hexOf(way(step / 50));
}

/** The pairs of colors on the screens, by place, and the least contrast of each. */
const pairs = contrasts(bundledTheme.theme).map(({ front, ground, least }) => ({ front: `color.${front}`, ground: `color.${ground}`, least }));

/** Colors that others stand on. */
const isGround = (place: string): boolean => !place.includes(".on-") && /(?:-soft|-track|mono-\d|badge|surface|raised|sunken|header|footer)$/.test(place);

/**
 * The colors that follow a new action color, by place: each keeps its relation to the action, and moves in lightness as far as it
 * needs to be legible. `theme` has every color of the scheme, including the new action unless the action itself follows.
 */
export function shadesOf(action: string, shades: Shades, theme: Theme): Readonly<Record<string, string>> {
  const base = lchOf(action);
  const target = new Map<string, Oklch>();
  const colors = new Map(colorsIn(theme));
  for (const [place, shade] of Object.entries(shades)) {
    if ("ink" in shade) continue;
    target.set(place, placed(shade, base));
    colors.set(place, shade.from === "action" && shade.lightness === 0 && shade.chroma === 1 ? action : hexOf(placed(shade, base)));
  }
  const isRead = (place: string, hex: string): boolean =>
    pairs.every(({ front, ground, least }) => {
      if (place !== front && place !== ground) return true;
      const [one, other] = [front, ground].map((at) => (at === place ? hex : colors.get(at)));
      return one === undefined || other === undefined || wcagContrast(one, other) >= least;
    });
  /** Sets the first of these candidates that is legible there; without one the color stays. */
  const settle = (place: string, candidates: Iterable<string>): void => {
    for (const hex of candidates) if (isRead(place, hex)) return void colors.set(place, hex);
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
  const order = [...target.keys()].sort((one, other) => Number(isGround(one)) - Number(isGround(other)));
  for (const place of order) {
    // The hover color keeps its distance from the action's settled color.
    const moved = place === "color.action-hover" && target.has("color.action") ? lchOf(colors.get("color.action")!).l - target.get("color.action")!.l : 0;
    const color = target.get(place)!;
    const own = colors.get(place)!;
    if (moved === 0 && isRead(place, own)) continue;
    settle(place, variantsOf({ ...color, l: color.l + moved }));
  }
  return Object.fromEntries(Object.keys(shades).flatMap((place) => (colors.has(place) ? [[place, colors.get(place)!]] : [])));
}
