import type { Published } from "../../partner/published";

type Tokens = Record<string, string>;

/** Reads a style sheet of `themeRule` back: the tokens in effect, with what the bundled theme filled in. `dark` is what differs there. */
export function themeTokens(css: string): Pick<Published, "scheme" | "theme" | "dark"> {
  const [theme, dark]: [Tokens, Tokens] = [{}, {}];
  let scheme: Published["scheme"] = "light";
  for (const [, condition, rule = ""] of css.matchAll(/:host(\([^{]*)?\{([^}]*)\}/g)) {
    if (!condition) scheme = rule.startsWith("color-scheme:dark") ? "dark" : "light";
    // What shows the pictures of a scheme is no token.
    for (const [, token = "", value = ""] of rule.matchAll(/--iq-(?!on-(?:light|dark):)([\w-]+):([^;]*)/g)) {
      (condition ? dark : theme)[token] = value.replace(/^calc\(([\d.]+)\*var\(--iq-u\)\)$/, "$1px");
    }
  }
  return { scheme, theme, ...(Object.keys(dark).length > 0 && { dark }) };
}
