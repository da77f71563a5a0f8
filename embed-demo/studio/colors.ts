import type { Theme } from "./beginning";
import { lightTokens, standingIn, withToken, type Draft } from "./draft";
import { withInk } from "./shadowInk";
import { shadesIn, shadesOf, type Following, type Shades } from "./shades";
import { colorOf, hexColor } from "./tokenText";

const colorIn = (theme: Theme, name: "action" | "accent"): string => hexColor(theme["color"]![name]!.$value)!;
const actionIn = (theme: Theme): string => colorIn(theme, "action");

/** The draft's following colors; in an unchanged draft they are derived from its colors. */
const followingIn = (draft: Draft, base: Theme): Following => {
  const light = lightTokens(base, draft.theme);
  return draft.following ?? { light: shadesIn(light, actionIn(light), colorIn(light, "accent")), dark: shadesIn(draft.dark ?? {}, actionIn(light), colorIn(light, "accent")) };
};

/** Computes every color that follows the action's again. */
function followed(draft: Draft, base: Theme, following: Following): Draft {
  const write = (theme: Theme, over: Theme, colors: Readonly<Record<string, string>>): Theme =>
    Object.entries(colors).reduce((made, [place, hex]) => {
      const [group = "", name = ""] = place.split(".");
      return withToken(made, over, group, name, colorOf(hex, (made[group]?.[name] ?? over[group]?.[name])?.$value));
    }, theme);
  const action = actionIn(lightTokens(base, draft.theme));
  const theme = write(draft.theme, base, shadesOf(action, following.light, lightTokens(base, draft.theme)));
  const light = lightTokens(base, theme);
  const dark = draft.dark && write(draft.dark, light, shadesOf(action, following.dark, lightTokens(light, draft.dark)));
  return { ...draft, theme, dark, following };
}

const without = (shades: Shades, place: string): Shades => Object.fromEntries(Object.entries(shades).filter(([other]) => other !== place));

/** True if drawings use the brand's accent, which they then keep. */
const isAccentDrawn = (theme: Theme): boolean => hexColor(theme["art"]!["accent"]!.$value) === hexColor(theme["color"]!["accent"]!.$value);

/**
 * A draft with another color, written by hand: it no longer follows any other. Changing the light scheme's action changes the
 * colors that follow it.
 */
export function withColor(draft: Draft, base: Theme, scheme: "light" | "dark", group: string, name: string, $value: unknown): Draft {
  const place = `${group}.${name}`;
  const before = followingIn(draft, base);
  const following = { ...before, [scheme]: without(before[scheme], place) };
  const inInk = (after: Draft): Draft => standingIn(draft, withInk(draft, after, base));
  if (scheme === "dark") return inInk({ ...draft, following, dark: withToken(draft.dark ?? {}, lightTokens(base, draft.theme), group, name, $value) });
  const theme = withToken(draft.theme, base, group, name, $value);
  const isDrawn = place === "color.accent" && isAccentDrawn(lightTokens(base, draft.theme));
  const written = { ...draft, following, theme: isDrawn ? withToken(theme, base, "art", "accent", $value) : theme };
  return inInk(place === "color.action" ? followed(written, base, following) : written);
}

/** A draft with a dark scheme made for the base theme's action, in the draft's own colors. */
export function withDark(draft: Draft, base: Theme, dark: Theme | null): Draft {
  const following = { ...followingIn(draft, base), dark: shadesIn(dark ?? {}, actionIn(base), colorIn(base, "accent")) };
  const isBase = actionIn(lightTokens(base, draft.theme)) === actionIn(base);
  return standingIn(draft, dark && !isBase ? followed({ ...draft, dark }, base, following) : { ...draft, dark, following });
}
