import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { tsImport } from "tsx/esm/api";
import { eventTypes } from "./eventTypes.mjs";
import { dist, src } from "./paths.mjs";
import { manifest } from "./record.mjs";
import { firstScreens } from "./virtualModules.mjs";

/** Kept by the widget's build: a committed file, and the compiled service, which has a build of its own. */
const others = ["README.md", "service"];

/** Deletes a folder's contents except `others`. Creates the folder if it is missing. */
export function emptied(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!others.includes(name)) rmSync(join(folder, name), { recursive: true });
}

/** Clears dist, but not before the first new files are ready. */
export const clean = {
  name: "clean",
  generateBundle: () => emptied(dist),
};

/** Returns a hash per file of the widget, for script tags that name an exact version, and for import maps with integrity. */
export function hashesOf(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => /\.(?:js|css|wasm)$|^texts\b.*\.json$/.test(file) && !others.includes(file.split(sep)[0])).sort();
  const digest = (file) => createHash("sha384").update(readFileSync(join(folder, file))).digest("base64");
  return Object.fromEntries(files.map((file) => [file.split(sep).join("/"), `sha384-${digest(file)}`]));
}

async function writeCustomElements() {
  const { customElements } = await tsImport(join(src, "element/customElements.ts"), import.meta.url);
  writeFileSync(join(dist, "custom-elements.json"), `${JSON.stringify(customElements(eventTypes()))}\n`);
}

/** Writes first screens as data, by language, for publishing: a partner's own script contains those of its lines. */
export const writeFirstScreens = {
  name: "write-first-screens",
  async writeBundle() {
    const screens = await Promise.all(Object.keys(manifest.texts).map(async (language) => [language, await firstScreens(language)]));
    writeFileSync(join(dist, "first-screens.json"), JSON.stringify(Object.fromEntries(screens)));
  },
};

/** Writes the files that describe the others, once the last script is written. */
export const finish = {
  name: "finish",
  async writeBundle() {
    writeFileSync(join(dist, "sri.json"), `${JSON.stringify(hashesOf(dist), null, 2)}\n`);
    await writeCustomElements();
  },
};
