import type { Published } from "../../partner/published";

type Tokens = Record<string, string>;

/** Reads tokens from a style sheet of `themeRule`, including those of the bundled theme. `dark` holds those that differ in dark mode. */
export function themeTokens(css: string): Pick<Published, "scheme" | "theme" | "dark"> {
  const [theme, dark]: [Tokens, Tokens] = [{}, {}];
  let scheme: Published["scheme"] = "light";
  for (const [, condition, rule = ""] of css.matchAll(/:host(\([^{]*)?\{([^}]*)\}/g)) {
    if (!condition) scheme = rule.startsWith("color-scheme:dark") ? "dark" : "light";
    // Skips `--iq-on-light` and `--iq-on-dark`, which show a scheme's pictures and are no tokens.
    for (const [, token = "", value = ""] of rule.matchAll(/--iq-(?!on-(?:light|dark):)([\w-]+):([^;]*)/g)) {
      (condition ? dark : theme)[token] = value.replace(/^calc\(([\d.]+)\*var\(--iq-u\)\)$/, "$1px");
    }
  }
  return { scheme, theme, ...(Object.keys(dark).length > 0 && { dark }) };
}
