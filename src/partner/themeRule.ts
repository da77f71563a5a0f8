import type { Published } from "./published";

const name = /^[a-z][a-z0-9-]*$/;
/** Values with no colon, brace or semicolon that ends a declaration, no open quote, and no `url()` that fetches anything. */
const value = /^(?:[\w\s.,%/#-]|"[\w .-]*"|(?:rgb|cubic-bezier)\([\d\s.,/%-]+\)){1,200}$/;

const isSafe = ([token, css]: [string, unknown]): boolean => name.test(token) && typeof css === "string" && value.test(css);

/** Returns a published theme's tokens that aren't plain CSS values, which are left out. */
export const unsafeTokens = (theme: Published["theme"]): readonly string[] =>
  Object.entries(theme).flatMap((entry) => (isSafe(entry) ? [] : [entry[0]]));

/** Makes font sizes multiples of the unit of text, as in the components (ui/baseStyles.ts). */
const grown = (token: string, css: string): string => (/^font-.*size/.test(token) ? css.replace(/^([\d.]+)px$/, "calc($1*var(--iq-u))") : css);

/**
 * Registers `--iq-u` as a length, so that descendants inherit the element's computed value. Otherwise each text would
 * compute it from its own font size. The registry is the page's own, and another widget may have used it before.
 */
export function registerUnit(): void {
  try {
    CSS.registerProperty({ name: "--iq-u", syntax: "<length>", inherits: true, initialValue: "1px" });
  } catch {
    // It is already registered, or the browser can't; the styles use it only if it can.
  }
}

const declarations = (theme: Published["theme"]): string =>
  Object.entries(theme).flatMap((entry) => (isSafe(entry) ? [`--iq-${entry[0]}:${grown(entry[0], entry[1] as string)};`] : [])).join("");

/**
 * Returns a published theme as custom properties on `:host`. The dark scheme is a separate rule, so that the element's
 * attribute and the visitor's preference work without a script; print stays light. `follows`: a tag without the attribute
 * follows the preference.
 */
export function themeRule({ scheme, theme, dark }: Pick<Published, "scheme" | "theme" | "dark">, follows = false): string {
  registerUnit();
  const light = `:host{color-scheme:${scheme === "dark" ? "dark" : "light"};${declarations(theme)}}`;
  if (!dark) return light;
  const night = `{color-scheme:dark;--iq-on-light:none;--iq-on-dark:block;${declarations(dark)}}`;
  const following = `:host([color-scheme=auto i])${follows ? ",:host(:not([color-scheme]))" : ""}`;
  return `${light}@media screen{:host([color-scheme=dark i])${night}}@media screen and (prefers-color-scheme:dark){${following}${night}}`;
}
