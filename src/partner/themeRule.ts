import type { Published } from "./published";

const name = /^[a-z][a-z0-9-]*$/;
/** No colon, brace or semicolon ends a declaration, no quote stays open, and no `url()` fetches anything. */
const value = /^(?:[\w\s.,%/#-]|"[\w .-]*"|(?:rgb|cubic-bezier)\([\d\s.,/%-]+\)){1,200}$/;

const isSafe = ([token, css]: [string, unknown]): boolean => name.test(token) && typeof css === "string" && value.test(css);

/** A published theme's tokens that are no plain CSS values, and are left out. */
export const unsafeTokens = (theme: Published["theme"]): readonly string[] =>
  Object.entries(theme).flatMap((entry) => (isSafe(entry) ? [] : [entry[0]]));

/** A published theme as custom properties on `:host`. */
export function themeRule({ scheme, theme }: Pick<Published, "scheme" | "theme">): string {
  const declarations = Object.entries(theme).filter(isSafe).map(([token, css]) => `--iq-${token}:${css as string};`);
  return `:host{color-scheme:${scheme === "dark" ? "dark" : "light"};${declarations.join("")}}`;
}
