import { membersOf } from "../../src/partner/publish/membersOf";
import type { Fault } from "./fault";

/** Fonts that many visitors' devices have, by the makers of the devices. */
const onDevices = new Set(
  (
    "-apple-system BlinkMacSystemFont system-ui ui-sans-serif ui-serif sans-serif serif monospace|Arial|Arial Nova|Helvetica|Helvetica Neue|Verdana|Tahoma|Trebuchet MS|Georgia|Times|Times New Roman|" +
    "Palatino|Palatino Linotype|Book Antiqua|Garamond|Baskerville|Didot|Optima|Avenir|Avenir Next|Futura|Gill Sans|Gill Sans MT|Seravek|Iowan Old Style|Charter|Cambria|Candara|Calibri|Constantia|" +
    "Segoe UI|Segoe UI Variable Text|Segoe UI Variable Display|Roboto|Noto Sans|Noto Serif|Droid Sans|Ubuntu|Cantarell|Liberation Sans|DejaVu Sans|Franklin Gothic Medium|Lucida Grande|Century Gothic|Rockwell"
  ).split("|").flatMap((name) => (name.startsWith("-") ? name.split(" ") : [name])),
);

/**
 * Fonts of a theme file that neither visitors' devices nor the folder have, so that everybody reads another one; and fonts in the
 * folder that the theme doesn't name.
 */
export function fontFaults(theme: unknown, config: unknown): readonly Fault[] {
  const { fonts } = membersOf(config);
  const own = (Array.isArray(fonts) ? fonts : []).map((font: unknown) => String(membersOf(font)["family"]));
  const tokens = Object.entries(membersOf(membersOf(theme)["font"])).filter(([, token]) => membersOf(token)["$type"] === "fontFamily");
  const stacks = tokens.map(([name, token]) => [name, ([] as unknown[]).concat(membersOf(token)["$value"]).map(String)] as const);
  const missing = stacks.flatMap(([name, [first = "", ...others]]): readonly Fault[] => {
    if (own.includes(first) || onDevices.has(first)) return [];
    const next = others.find((other) => own.includes(other) || onDevices.has(other)) ?? "the browser's own font";
    return [{ file: "theme.json", place: `font.${name}`, text: `nobody has ${first}: visitors read ${next}; add its WOFF2 file, or pick another font`, stops: false }];
  });
  const named = new Set(stacks.flatMap(([, names]) => names));
  const idle = own.flatMap((family, index): readonly Fault[] => (named.has(family) ? [] : [{ file: "config.json", place: `fonts.${index}`, text: `no text is in ${family}: take it out`, stops: false }]));
  return [...missing, ...idle];
}
