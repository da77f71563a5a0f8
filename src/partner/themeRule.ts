import type { Published } from "./published";

const name = /^[a-z][a-z0-9-]*$/;
/** No colon, brace or semicolon ends a declaration, no quote stays open, and no `url()` fetches anything. */
const value = /^(?:[\w\s.,%/#-]|"[\w .-]*"|(?:rgb|cubic-bezier)\([\d\s.,/%-]+\)){1,200}$/;

const isSafe = ([token, css]: [string, unknown]): boolean => name.test(token) && typeof css === "string" && value.test(css);

/** A published theme's tokens that are no plain CSS values, and are left out. */
export const unsafeTokens = (theme: Published["theme"]): readonly string[] =>
  Object.entries(theme).flatMap((entry) => (isSafe(entry) ? [] : [entry[0]]));

/** Sizes of text are multiples of what text is measured in, as those of the components are (ui/baseStyles.ts). */
const grown = (token: string, css: string): string => (/^font-.*size/.test(token) ? css.replace(/^([\d.]+)px$/, "calc($1*var(--iq-u))") : css);

/**
 * Makes `--iq-u` a length, which is handed down as it is at the element: otherwise each text would take it from its own size.
 * It is the page's own registry, where another widget may have been before.
 */
export function registerUnit(): void {
  try {
    CSS.registerProperty({ name: "--iq-u", syntax: "<length>", inherits: true, initialValue: "1px" });
  } catch {
    // It is registered, or can't be: the styles ask for it only where it can.
  }
}

const declarations = (theme: Published["theme"]): string =>
  Object.entries(theme).flatMap((entry) => (isSafe(entry) ? [`--iq-${entry[0]}:${grown(entry[0], entry[1] as string)};`] : [])).join("");

/**
 * A published theme as custom properties on `:host`. The dark scheme is a rule of its own, so that the element's attribute and the
 * visitor's preference decide without a script; paper stays light. `follows`: a tag without the attribute follows the preference.
 */
export function themeRule({ scheme, theme, dark }: Pick<Published, "scheme" | "theme" | "dark">, follows = false): string {
  registerUnit();
  const light = `:host{color-scheme:${scheme === "dark" ? "dark" : "light"};${declarations(theme)}}`;
  if (!dark) return light;
  const night = `{color-scheme:dark;--iq-on-light:none;--iq-on-dark:block;${declarations(dark)}}`;
  const following = `:host([color-scheme=auto i])${follows ? ",:host(:not([color-scheme]))" : ""}`;
  return `${light}@media screen{:host([color-scheme=dark i])${night}}@media screen and (prefers-color-scheme:dark){${following}${night}}`;
}
