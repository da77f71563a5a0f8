import type { Theme } from "./beginning";
import { lightTokens, withToken, type Draft } from "./draft";
import { hexColor } from "./tokenText";

interface Layer {
  readonly color: Readonly<Record<string, unknown>>;
}

/** The colors in which the studio and the base theme draw shadows: a soft one in the text's, a hard edge in the lines'. */
const inks = ["text", "line"] as const;

const inkIn = (theme: Theme, name: string): Layer["color"] => theme["color"]![name]!.$value as Layer["color"];

/** A scheme's own tokens with its shadows in the new inks; a shadow in another color is the partner's own. */
function inked(own: Theme, over: Theme, was: Theme, now: Theme): Theme {
  const reInk = (layer: Layer): Layer => {
    const ink = inks.find((name) => hexColor(inkIn(was, name)) === hexColor(layer.color));
    return ink ? { ...layer, color: { ...inkIn(now, ink), alpha: layer.color["alpha"] } } : layer;
  };
  return Object.entries(now["shadow"]!).reduce((made, [name, { $value }]) => {
    const value = Array.isArray($value) ? ($value as readonly Layer[]).map(reInk) : reInk($value as Layer);
    return withToken(made, over, "shadow", name, value);
  }, own);
}

/** The draft after a change of colors, with shadows that take the brand's tint along in both schemes. */
export function withInk(before: Draft, after: Draft, base: Theme): Draft {
  const was = lightTokens(base, before.theme);
  const theme = inked(after.theme, base, was, lightTokens(base, after.theme));
  const light = lightTokens(base, theme);
  const dark = after.dark && inked(after.dark, light, lightTokens(was, before.dark ?? {}), lightTokens(light, after.dark));
  return { ...after, theme, dark };
}
