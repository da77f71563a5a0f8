import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

const require = createRequire(import.meta.url);
const cache = resolve(".cache/fonts");
const configFile = join(cache, "fonts.conf");

/** Holds Android's own font. */
export const fontFolder = dirname(require.resolve("@expo-google-fonts/roboto/package.json"));

/** WebKit's page process aborts where a text has none of its fonts and no font is called by these names. */
const generic = ["serif", "sans-serif", "monospace", "system-ui", "Times", "Times New Roman"].map((name) => `<alias binding="same"><family>${name}</family><prefer><family>Roboto</family></prefer></alias>`);

/**
 * Sets every text of a test in Android's own font. Otherwise the fit of a screen would depend on the machine's fonts: a
 * fresh one may have only a font that is a seventh wider than any phone's. This uses fontconfig on Linux; elsewhere the
 * system's fonts are used.
 */
export function fontEnvironment(): Record<string, string> {
  const env = Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  if (process.platform !== "linux") return env;
  mkdirSync(cache, { recursive: true });
  // Another worker's browser may be reading the file right now: it finds the old one or the new one, never half of one.
  const written = `${configFile}.${process.pid}`;
  writeFileSync(written, `<?xml version="1.0"?><fontconfig><dir>${fontFolder}</dir><cachedir>${cache}</cachedir>${generic.join("")}</fontconfig>\n`);
  renameSync(written, configFile);
  return { ...env, FONTCONFIG_FILE: configFile };
}
