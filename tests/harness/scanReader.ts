import { build } from "esbuild";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Page } from "playwright";
import type { Kind } from "../../src/scan/found";

const src = join(import.meta.dirname, "../../src/scan");
const origin = "https://reader.example";

/** Milliseconds for each reading, a multiple of a visitor's: a busy machine looks at few pictures a second. */
const patience = 60_000;

/** The widget's own ways from a picture and from a camera to a code, as a page runs them. */
const entry = `
import { openCamera } from "${src}/camera";
import { readCamera } from "${src}/readCamera";
import { readPhoto } from "${src}/readPhoto";
import { detectorFor } from "${src}/detectorFor";
import { readLicense } from "${src}/readLicense";
import { readVin } from "${src}/readVin";
const detectors = {};
const accepts = {
  vin: (text) => readVin(text)?.vin ?? null,
  license: (text) => readLicense(text, { year: 2026, month: 11, day: 24 }),
};
globalThis.reader = {
  async photo(kind, encoded, patience) {
    const detect = await (detectors[kind] ??= detectorFor(kind));
    const photo = await (await fetch("data:image/jpeg;base64," + encoded)).blob();
    return readPhoto(photo, detect, accepts[kind], new AbortController().signal, patience);
  },
  async camera(kind, patience) {
    const signal = AbortSignal.timeout(patience);
    const video = document.body.appendChild(Object.assign(document.createElement("video"), { muted: true, playsInline: true }));
    const camera = await openCamera(video, signal);
    const part = () => ({ x: 0, y: 0, width: video.videoWidth, height: video.videoHeight });
    const value = await readCamera({ video, detect: await detectorFor(kind), part, accept: accepts[kind], onHint: () => undefined, signal });
    camera.stop();
    return value;
  },
};`;

/** Read values; null if nothing was read. */
interface ScanReader {
  /** Reads a JPEG. */
  photo(kind: Kind, photo: Buffer): Promise<unknown>;
  /** Reads the pictures of the page's camera. */
  camera(kind: Kind): Promise<unknown>;
}

/** Opens an empty page with the reader in it. */
export async function scanReader(page: Page): Promise<ScanReader> {
  const binary = await readFile(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
  const integrity = `sha256-${createHash("sha256").update(binary).digest("base64")}`;
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: src },
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    plugins: [
      {
        name: "decoder-file",
        setup(plugin) {
          plugin.onResolve({ filter: /^virtual:decoder-file$/ }, () => ({ path: "file", namespace: "decoder" }));
          plugin.onLoad({ filter: /.*/, namespace: "decoder" }, () => ({ contents: `export const file = ${JSON.stringify({ href: `${origin}/decoder.wasm`, integrity })}` }));
        },
      },
    ],
  });
  await page.route(`${origin}/**`, (route) =>
    route.request().url().endsWith(".wasm") ? route.fulfill({ body: binary, contentType: "application/wasm" }) : route.fulfill({ body: "<!doctype html>", contentType: "text/html" }),
  );
  await page.goto(`${origin}/`);
  await page.evaluate(outputFiles[0]!.text);
  const call = (name: "photo" | "camera", ...given: readonly unknown[]): Promise<unknown> =>
    page.evaluate(([name, given]) => (globalThis as unknown as { reader: Record<string, (...of: readonly unknown[]) => Promise<unknown>> }).reader[name]!(...given), [name, given] as const);
  return {
    photo: (kind, photo) => call("photo", kind, photo.toString("base64"), patience),
    camera: (kind) => call("camera", kind, patience),
  };
}
