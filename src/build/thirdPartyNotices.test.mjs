import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { noticesFile, thirdPartyNotices } from "./thirdPartyNotices.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "quote-notices-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a package and returns the path of its module. */
function installed(name, manifest, license) {
  const home = join(folder, "node_modules", name);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "package.json"), JSON.stringify({ name, version: "1.2.3", ...manifest }));
  if (license !== undefined) writeFileSync(join(home, "LICENSE.md"), license);
  return join(home, "lib/index.js");
}

/** Returns the file that a bundle with these modules gets. */
function noticesOf(...modules) {
  const emitted = [];
  const rendered = Object.fromEntries(modules.map(([id, renderedLength]) => [id, { renderedLength }]));
  thirdPartyNotices().generateBundle.call({ emitFile: (file) => emitted.push(file) }, {}, { app: { type: "chunk", modules: rendered }, sheet: { type: "asset" } });
  expect(emitted.map(({ fileName }) => fileName)).toEqual([noticesFile]);
  return emitted[0].source;
}

test("each package in the bundle has its license once, by name", () => {
  const zod = installed("zod", { license: "MIT" }, "The terms of zod");
  const signals = installed("@preact/signals", { license: "MIT" }, "The terms of signals");
  const text = noticesOf([zod, 10], [zod.replace("index", "other"), 10], [signals, 10], [join(folder, "src/App.tsx"), 10]);
  expect(text.match(/^\S+ 1\.2\.3 \(MIT\)$/gm)).toEqual(["@preact/signals 1.2.3 (MIT)", "zod 1.2.3 (MIT)"]);
  expect(text.match(/The terms of \w+/g)).toEqual(["The terms of signals", "The terms of zod"]);
});

test("a package of which nothing is left in the bundle has none", () => {
  expect(noticesOf([installed("unused", { license: "MIT" }, "Its terms"), 0])).not.toContain("unused");
});

test("the MIT license is written out for a package that only names it and its author", () => {
  expect(noticesOf([installed("brief", { license: "MIT", author: { name: "Ada Example" } }), 10])).toMatch(/Copyright \(c\) Ada Example\n\nPermission is hereby granted/);
});

test.each([["another license", { license: "ISC", author: "Ada Example" }], ["no author", { license: "MIT" }]])("a package without a license text and with %s is refused", (_what, manifest) => {
  const module = installed("bare", manifest);
  expect(() => noticesOf([module, 10])).toThrow("bare has no licence text");
});
