import { wcagLuminance } from "culori";
import type { Theme } from "./beginning";
import { lightTokens, withToken, type Draft } from "./draft";
import { hexColor } from "./tokenText";

const px = (value: number) => ({ value, unit: "px" });
const round = 999;

/** The roundest corners, in pixels of a card's: its buttons are pills. */
export const roundest = 24;

/** Every corner for a card's, in pixels. At 16 they are the base theme's. */
const cornersOf = (card: number): Readonly<Record<string, unknown>> => ({
  "radius.card": px(card),
  "radius.action": px(card >= roundest ? round : Math.round(card * 0.75)),
  "radius.chip": px(card >= 8 ? round : Math.round(card / 2)),
  "radius.tile": px(Math.round(card * 0.75)),
  "radius.dialog": px(Math.round(card * 1.5)),
  "field.radius": `${Math.round(card * 0.75)}px`,
  "progress.radius": px(Math.round(card * 0.375)),
});

export const densities = ["compact", "regular", "roomy"] as const;
export type Density = (typeof densities)[number];

/** At `regular` they are the base theme's. */
const spacesOf: Readonly<Record<Density, Readonly<Record<string, unknown>>>> = {
  compact: { "density.control": px(48), "density.option": px(64), "density.card-pad": px(18), "density.gap": px(12) },
  regular: { "density.control": px(54), "density.option": px(76), "density.card-pad": px(24), "density.gap": px(16) },
  roomy: { "density.control": px(60), "density.option": px(88), "density.card-pad": px(30), "density.gap": px(20) },
};

const valueIn = (theme: Theme, base: Theme, group: string, name: string): unknown => (theme[group]?.[name] ?? base[group]![name]!).$value;
const sizeIn = (theme: Theme, base: Theme, group: string, name: string): number => Number((valueIn(theme, base, group, name) as { value: number }).value);

/** A draft's tokens as `group.name`, set at once. */
const withTokens = (draft: Draft, base: Theme, values: Readonly<Record<string, unknown>>): Draft => ({
  ...draft,
  theme: Object.entries(values).reduce((theme, [place, value]) => withToken(theme, base, ...(place.split(".") as [string, string]), value), draft.theme),
});

/** The corners of a draft's cards, in pixels. */
export const cornersIn = ({ theme }: Draft, base: Theme): number => Math.min(roundest, sizeIn(theme, base, "radius", "card"));

export const withCorners = (draft: Draft, base: Theme, card: number): Draft => withTokens(draft, base, cornersOf(card));

/** The density whose controls are nearest. */
export function densityIn({ theme }: Draft, base: Theme): Density {
  const size = sizeIn(theme, base, "density", "control");
  return size < 51 ? "compact" : size < 57 ? "regular" : "roomy";
}

export const withDensity = (draft: Draft, base: Theme, density: Density): Draft => withTokens(draft, base, spacesOf[density]);

export const shadows = ["none", "soft", "strong", "hard"] as const;
export type Shadow = (typeof shadows)[number];

interface Layer {
  readonly y: number;
  readonly blur: number;
  readonly alpha: number;
}

/** The layers of a resting card, of a lifted one, and of a dialog. */
const layersOf: Readonly<Record<Shadow, Readonly<Record<"card" | "lift" | "dialog", readonly Layer[]>>>> = {
  none: { card: [{ y: 0, blur: 0, alpha: 0 }], lift: [{ y: 0, blur: 0, alpha: 0 }], dialog: [{ y: 24, blur: 64, alpha: 0.22 }] },
  soft: { card: [{ y: 1, blur: 2, alpha: 0.051 }, { y: 6, blur: 20, alpha: 0.051 }], lift: [{ y: 2, blur: 4, alpha: 0.078 }, { y: 14, blur: 36, alpha: 0.129 }], dialog: [{ y: 24, blur: 64, alpha: 0.22 }] },
  strong: { card: [{ y: 2, blur: 6, alpha: 0.14 }, { y: 12, blur: 30, alpha: 0.14 }], lift: [{ y: 4, blur: 8, alpha: 0.16 }, { y: 20, blur: 44, alpha: 0.22 }], dialog: [{ y: 28, blur: 72, alpha: 0.36 }] },
  hard: { card: [{ y: 4, blur: 0, alpha: 1 }], lift: [{ y: 6, blur: 0, alpha: 1 }], dialog: [{ y: 24, blur: 64, alpha: 0.22 }] },
};

type Ink = Readonly<Record<string, unknown>>;

const layer = ({ y, blur, alpha }: Layer, ink: Ink) => ({ offsetX: px(0), offsetY: px(y), blur: px(blur), spread: px(0), color: { ...ink, alpha } });

const luminance = (color: unknown): number => wcagLuminance(hexColor(color) ?? "#000000");

/** On a dark ground only black is a shadow, and a faint one isn't seen. */
const atNight = { ink: { colorSpace: "srgb", components: [0, 0, 0], hex: "#000000" }, times: 5, most: 0.6 } as const;

/** A scheme's shadows: in the ink of its text, or in that of its lines for a hard edge. */
function shadowTokens(theme: Theme, shadow: Shadow): readonly (readonly [name: string, value: unknown])[] {
  const ink = (name: string): Ink => theme["color"]![name]!.$value as Ink;
  const isNight = luminance(ink("text")) > luminance(ink("surface"));
  const soft = (one: Layer) => (isNight ? layer({ ...one, alpha: Math.min(atNight.most, one.alpha * atNight.times) }, atNight.ink) : layer(one, ink("text")));
  return Object.entries(layersOf[shadow]).map(([name, layers]) => {
    const made = layers.map((one) => (one.alpha === 1 ? layer(one, ink("line")) : soft(one)));
    return [name, made.length === 1 ? made[0] : made] as const;
  });
}

/** The draft with its cards' shadow, in both schemes. */
export function withShadow(draft: Draft, base: Theme, shadow: Shadow): Draft {
  const put = (theme: Theme, over: Theme): Theme => shadowTokens(lightTokens(over, theme), shadow).reduce((made, [name, value]) => withToken(made, over, "shadow", name, value), theme);
  const theme = put(draft.theme, base);
  return { ...draft, theme, dark: draft.dark && put(draft.dark, lightTokens(base, theme)) };
}

/** The shadow that a draft's cards have, by its shape. */
export function shadowIn({ theme }: Draft, base: Theme): Shadow {
  const layers = [valueIn(theme, base, "shadow", "card")].flat() as readonly { offsetY: { value: number }; blur: { value: number }; color: { alpha?: number } }[];
  const seen = layers.filter(({ offsetY, blur, color }) => (color.alpha ?? 1) > 0 && (offsetY.value > 0 || blur.value > 0));
  if (seen.length === 0) return "none";
  if (seen.every(({ blur }) => blur.value === 0)) return "hard";
  return seen.reduce((sum, { color }) => sum + (color.alpha ?? 1), 0) > 0.2 ? "strong" : "soft";
}
