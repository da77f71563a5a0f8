import type { PartnerFont } from "../content";
import { fontFamily, standInFamily } from "../fontFaces";

const quoted = (name: string): string => `"${name}"`;

/** A compiled theme whose fonts in the partner's folder have their names on pages, each followed by the font shown until it has loaded. */
export function withOwnFonts<Theme extends Readonly<Record<string, string>>>(theme: Theme, partner: string, fonts: readonly PartnerFont[]): Theme {
  const names = (stack: string): string =>
    stack
      .split(", ")
      .flatMap((name) => {
        const own = fonts.find(({ family }) => family === name.replaceAll('"', ""));
        return own ? [quoted(fontFamily(partner, own.family)), ...(own.standIn ? [quoted(standInFamily(partner, own.family))] : [])] : [name];
      })
      .join(", ");
  return { ...theme, ...Object.fromEntries(["font-body", "font-heading", "font-price"].flatMap((token) => (theme[token] === undefined ? [] : [[token, names(theme[token])]]))) };
}
