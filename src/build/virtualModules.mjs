import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { tsImport } from "tsx/esm/api";
import { dist, environment, src } from "./paths.mjs";
import { languages, sourceLanguage } from "./catalogue.mjs";
import { shortenNames, squeezed } from "./compileStyles.mjs";
import { manifest } from "./record.mjs";
import { exportedOnce } from "./sharedParts.mjs";

const fromSource = (path) => tsImport(join(src, path), import.meta.url);

const digestOf = (file) => createHash("sha256").update(readFileSync(join(dist, file))).digest("base64");
/** Returns a file's path relative to the parcels' folder, as parcels refer to it. */
const besides = (file) => posix.relative("chunks", file);

/** Returns `auto-AbCd1234` followed by the 43 characters of its digest, so that a page contains one string per chunk. */
const nameAndDigest = (file) => besides(file).replace(/\.js$/, "") + digestOf(file).slice(0, -1);

async function renderFirst(language) {
  const { renderFirstScreens } = await fromSource("element/firstPaint/renderFirstScreens.ts");
  const catalogue = JSON.parse(readFileSync(join(dist, manifest.texts[language]), "utf8"));
  const { screens, css } = await renderFirstScreens(Object.keys(manifest.lines), { language, catalogue });
  return JSON.parse(shortenNames(JSON.stringify({ language, screens, css: squeezed(css) })));
}

/** First screens by what they are rendered from: two builds need them, and rendering them loads every component. */
const rendered = new Map();

/** Renders every line's first screen in a language, minified. */
export function firstScreens(language) {
  const { core, lines, texts, styles } = manifest;
  const from = JSON.stringify({ language, core, lines, texts, styles });
  if (!rendered.has(from)) rendered.set(from, renderFirst(language));
  return rendered.get(from);
}

/** Returns the code of a function from an element to the value in its language. Languages whose value is the source's are left out. */
export const byLanguage = (name, values) => {
  const own = JSON.stringify(values[sourceLanguage]);
  const others = Object.entries(values).map(([language, value]) => [language, JSON.stringify(value)]).filter(([, value]) => value !== own);
  return `export const ${name} = (element) => ${others.map(([language, value]) => `element.matches(":lang(${language})")?${value}:`).join("")}${own};`;
};

const exported = (values) => Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("");

/** The code of the modules in src/virtual.d.ts, generated on request because it refers to files of earlier builds. */
const modules = {
  "virtual:addresses": async () => {
    const { addressesOf } = await fromSource("element/environments.ts");
    const { content, hosted } = addressesOf(environment);
    return exported({ content, hosted });
  },
  "virtual:chunks": () => {
    const lines = Object.fromEntries(Object.entries(manifest.lines).map(([slug, files]) => [slug, files.map(nameAndDigest)]));
    // Without a prototype, so that the attribute line="constructor" finds nothing.
    const texts = Object.fromEntries(Object.entries(manifest.texts).map(([language, file]) => [language, besides(file)]));
    return exported({ core: manifest.core.map(nameAndDigest), lines, texts, styles: besides(manifest.styles) }).replace("lines = {", "lines = {__proto__:null,");
  },
  "virtual:first-paint": () =>
    byLanguage("painterFor", Object.fromEntries(Object.entries(manifest.firstPaint).map(([language, file]) => [language, [besides(file), `sha256-${digestOf(file)}`]]))),
  "virtual:hosted-text": async () => {
    const { hostedText } = await fromSource("element/fallback.ts");
    return byLanguage("hostedTextFor", Object.fromEntries(languages.map((language) => [language, hostedText(language)])));
  },
};

/**
 * The first screens of one language, for its own painter. `isSmallUnpacked` writes what the lines' screens share once: good for a package,
 * which is weighed unpacked, but a compressed download gets 1 % larger by it.
 */
export const firstScreensIn = (language, { isSmallUnpacked = false } = {}) => ({
  name: "first-screens",
  resolveId: (id) => (id === "virtual:first-screens" ? `\0${id}` : null),
  load: async (id) => (id === "\0virtual:first-screens" ? isSmallUnpacked ? exportedOnce("firstScreens", await firstScreens(language)) : exported({ firstScreens: await firstScreens(language) }) : null),
});

export const virtualModules = {
  name: "virtual-modules",
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: (id) => modules[id.slice(1)]?.() ?? null,
};
