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

/** Deletes the widget's own files in dist, but not before the first new ones are ready. */
export const clean = {
  name: "clean",
  generateBundle() {
    mkdirSync(dist, { recursive: true });
    for (const name of readdirSync(dist)) if (!others.includes(name)) rmSync(join(dist, name), { recursive: true });
  },
};

/** Writes a hash per file, for script tags that name an exact version, and for import maps with integrity. */
function writeSri() {
  const files = readdirSync(dist, { recursive: true }).filter((file) => /\.(?:js|css)$|^texts\b.*\.json$/.test(file)).sort();
  const digest = (file) => createHash("sha384").update(readFileSync(join(dist, file))).digest("base64");
  const hashes = files.map((file) => [file.split(sep).join("/"), `sha384-${digest(file)}`]);
  writeFileSync(join(dist, "sri.json"), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}

async function writeCustomElements() {
  const { customElements } = await tsImport(join(src, "element/customElements.ts"), import.meta.url);
  writeFileSync(join(dist, "custom-elements.json"), `${JSON.stringify(customElements(eventTypes()), null, 2)}\n`);
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
    writeSri();
    await writeCustomElements();
  },
};
