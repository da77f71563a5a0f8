import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { emptied, hashesOf } from "./distFiles.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "quote-dist-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test("a build removes what an earlier one left, except the committed README.md and the compiled service", () => {
  for (const path of ["README.md", "index.js", "chunks/app-1.js", "service/cli.js"]) write(path, "");
  emptied(folder);
  expect(readdirSync(folder).sort()).toEqual(["README.md", "service"]);
});

test("a missing folder is created", () => {
  emptied(join(folder, "new/dist"));
  expect(readdirSync(join(folder, "new/dist"))).toEqual([]);
});

test("scripts, sheets and texts have a hash by their path, in a fixed order, and other files have none", () => {
  for (const path of ["texts/es.json", "index.js", "chunks/styles.css", "manifest.json", "README.md", "schemas/config.schema.json", "service/cli.js"]) write(path, path);
  const hash = (text) => `sha384-${createHash("sha384").update(text).digest("base64")}`;
  expect(Object.entries(hashesOf(folder))).toEqual(["chunks/styles.css", "index.js", "texts/es.json"].map((path) => [path, hash(path)]));
});
