import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { src } from "./paths.mjs";

const id = "virtual:decoder-file";

/** The modules that stand in for the decoder's in a build without it. */
const instead = {
  [join(src, "scan/hasDecoder.ts")]: "export const hasDecoder = false;",
  [join(src, "scan/loadDecoder.ts")]: 'export const loadDecoder = () => Promise.reject(new Error("no decoder"));',
};

/** For the content network the decoder's binary is a file beside the parcels, which a page compares with the digest in the code. */
export const besideDecoder = {
  name: "beside-decoder",
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load(source) {
    if (source !== `\0${id}`) return null;
    const binary = readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
    const file = this.emitFile({ type: "asset", name: "decoder.wasm", source: binary });
    const integrity = `sha256-${createHash("sha256").update(binary).digest("base64")}`;
    return `export const file = { href: import.meta.ROLLUP_FILE_URL_${file}, integrity: ${JSON.stringify(integrity)} };`;
  },
};

/**
 * Neither the single file nor the package, which a host's bundler splits, can contain a megabyte that hardly any page needs. They
 * scan where the browser has a detector of its own (src/decisions.md, "Scanning").
 */
export const withoutDecoder = {
  name: "without-decoder",
  load: (source) => instead[source] ?? null,
};
