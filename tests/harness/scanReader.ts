import { build } from "esbuild";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Page } from "playwright";
import type { Kind } from "../../src/scan/found";

const src = join(import.meta.dirname, "../../src/scan");
const origin = "https://reader.example";

/** The widget's own way from a picture to a code, as a page runs it. */
const entry = `
import { photoTime, readPhoto } from "${src}/readPhoto";
import { detectorFor } from "${src}/detectorFor";
import { readLicense } from "${src}/readLicense";
import { readVin } from "${src}/readVin";
const detectors = {};
globalThis.read = async (kind, encoded) => {
  const detect = await (detectors[kind] ??= detectorFor(kind));
  const photo = await (await fetch("data:image/jpeg;base64," + encoded)).blob();
  const began = performance.now();
  const accept = kind === "vin" ? (text) => readVin(text)?.vin ?? null : (text) => readLicense(text, { year: 2026, month: 11, day: 24 });
  const value = await readPhoto(photo, detect, accept, new AbortController().signal);
  return { value, took: performance.now() - began };
};`;

interface Reading {
  /** Null if nothing was read. */
  readonly value: unknown;
  /** Milliseconds. */
  readonly took: number;
}

/** Opens an empty page with the reader in it, and returns what reads a JPEG there. */
export async function scanReader(page: Page): Promise<(kind: Kind, photo: Buffer) => Promise<Reading>> {
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
  return (kind, photo) => page.evaluate(([kind, encoded]) => (globalThis as unknown as { read: (...of: string[]) => Promise<Reading> }).read(kind, encoded), [kind, photo.toString("base64")] as const);
}
