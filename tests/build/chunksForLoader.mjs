import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tsImport } from "tsx/esm/api";
import { dist, environment, src } from "./paths.mjs";
import { manifest } from "./record.mjs";

const fromSource = (path) => tsImport(join(src, path), import.meta.url);

/** `auto-AbCd1234` followed by the 43 characters of its digest: one string a chunk is what the loader carries. */
function nameAndDigest(file) {
  const digest = createHash("sha256").update(readFileSync(join(dist, file))).digest("base64");
  return file.replace(/^chunks\/|\.js$/g, "") + digest.slice(0, -1);
}

/** The loader's `virtual:chunks` (src/virtualChunks.d.ts), and the chunk of lines and first screens that it names. */
export const chunksForLoader = {
  name: "chunks-for-loader",
  resolveId: (id) => (id === "virtual:chunks" ? "\0chunks" : null),
  async load(id) {
    if (id !== "\0chunks") return null;
    const { addressesOf } = await fromSource("element/environments.ts");
    const { contentUrls } = await fromSource("partner/contentUrls.ts");
    const { renderFirstScreens } = await fromSource("element/ahead/renderAhead.ts");
    const { content, hosted } = addressesOf(environment);
    const lines = Object.fromEntries(Object.entries(manifest.lines).map(([slug, files]) => [slug, files.map(nameAndDigest)]));
    const first = await renderFirstScreens(Object.keys(lines));
    // Without a prototype: a line attribute that says "constructor" finds nothing.
    const lineList = `export const lines=${JSON.stringify(lines).replace("{", "{__proto__:null,")};\nexport const first=${JSON.stringify(first)};\n`;
    const file = `chunks/lines-${createHash("sha256").update(lineList).digest("base64url").slice(0, 8)}.js`;
    writeFileSync(join(dist, file), lineList);
    const values = {
      ahead: manifest.ahead.map(nameAndDigest),
      core: manifest.core.map(nameAndDigest),
      lineList: nameAndDigest(file),
      contentAddresses: Object.values(contentUrls("~", "*")).join(" "),
      content,
      hosted,
    };
    return Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("");
  },
};
