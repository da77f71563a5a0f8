import { readFileSync, readdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { expect, test } from "vitest";
import { width } from "../../src/business/limits";

const skipped = new Set(["node_modules", "dist", ".git", ".cache", ".data"]);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });

const sources = ["src", "embed-demo", "tests"].flatMap(filesIn);
const code = sources.filter((file) => /\.(?:ts|tsx|mts)$/.test(file));

/** Returns `file:line` for every line that matches the pattern. */
const linesWith = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim().slice(0, 80)}`] : [])),
  );

test("only the package's entry is named index, and the docs' theme, whose name the generator decides", () => {
  expect(code.filter((file) => basename(file).startsWith("index.")).sort()).toEqual(["embed-demo/docs/.vitepress/theme/index.ts", "src/index.ts"]);
});

test("files are named after what they export: components PascalCase, the rest camelCase", () => {
  const named = code
    .filter((file) => /^(?:src|embed-demo)\//.test(file) && !file.includes(".test."))
    .map((file) => ({ file, name: basename(file).split(".")[0] ?? "" }));
  const wrong = named.filter(({ file, name }) => {
    if (/^[a-z][A-Za-z0-9]*$/.test(name)) return false;
    // A context exports its provider.
    if (/Context$/.test(name)) return false;
    return !new RegExp(`export (?:abstract )?(?:const|function|class|interface) ${name}\\b`).test(readFileSync(file, "utf8"));
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test("a file exports one component, by the file's name", () => {
  const files = code.filter((file) => /^(?:src|embed-demo)\/.*\.tsx$/.test(file) && !file.includes(".test."));
  const wrong = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^export (?:abstract )?(?:class|const|function) ([A-Z]\w*[a-z]\w*)/gm)]
      .filter(([, name]) => name !== basename(file, ".tsx"))
      .map(([, name]) => `${file} exports ${name}`),
  );
  expect(wrong).toEqual([]);
});

test("every disabled check has a reason beside it", () => {
  const off = linesWith(code, /@ts-(?:ignore|nocheck)|eslint-disable(?!.*--)|\.only\(|\.skip\((?!.*\(skipped: )/);
  expect(off.filter((line) => !line.startsWith("tests/architecture/"))).toEqual([]);
});

test("telephone numbers are made up", () => {
  const numbers = sources.filter((file) => /\.(?:tsx?|html|json|js)$/.test(file) && !file.includes(".test."));
  expect(linesWith(numbers, /\(\d{3}\) (?!555-01\d\d)\d{3}-\d{4}/)).toEqual([]);
});

test("style sheets use only the widths that limits.ts names", () => {
  const sheets = code.filter((file) => file.startsWith("src/") && !file.includes(".test."));
  const bounds = Object.values(width).flatMap((from) => [`(min-width: ${from}px)`, `(max-width: ${from - 1}px)`]);
  // A sticky part that covers something is no width.
  bounds.push(`(${width.pair}px <= width < ${width.aside}px)`, "(stuck: bottom)");
  const turns = linesWith(sheets, /@container\b/).map((line) => ({ line, bound: /\(.*\)/.exec(line)?.[0] ?? "" }));
  expect(turns.length).toBeGreaterThan(20);
  expect(turns.filter(({ bound }) => !bounds.includes(bound))).toEqual([]);
  expect(linesWith(sheets, /@media[^{]*width/)).toEqual([]);
});

test("no file names a path of one machine", () => {
  const texts = [...sources, "package.json", "rollup.config.mjs", ...readdirSync(".").filter((name) => extname(name) === ".md")];
  const readable = texts.filter((file) => !/\.(?:gz|png|webp|ico)$/.test(file) && !file.startsWith("tests/architecture/"));
  expect(linesWith(readable, /(?:^|["'\s(])\/(?:work|root|home\/\w+|Users\/\w+)\//)).toEqual([]);
});

test("comments give reasons, not section numbers of documents outside the repository", () => {
  const files = sources.filter((file) => /\.(?:tsx?|mts|mjs|js|css|html)$/.test(file) && !file.startsWith("tests/architecture/"));
  // Section numbers of statutes have more digits.
  expect(linesWith(files, /\bdecisions? \d|\bspec(?:'s)?\b|§\d\b(?![\d.:-])/i)).toEqual([]);
});

test("decisions that comments name are in src/decisions.md", () => {
  const decided = new Set([...readFileSync("src/decisions.md", "utf8").matchAll(/^(?:- \*\*|## )([^*\n]+)/gm)].map(([, name]) => name));
  const named = code.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/decisions\.md, "([^"]+)"/gi)].map(([, name]) => name));
  expect(named.filter((name) => !decided.has(name))).toEqual([]);
});

test("no code asks for a language by name: the registry and the files named after a language decide", () => {
  const product = code.filter((file) => /^(?:src|embed-demo)\//.test(file) && !file.includes(".test."));
  expect(linesWith(product, /(?:[!=]==|\?\?|\|\|) *"(?:en|es)"|:lang\((?:en|es)\)|\b(?:is|in|speaks)(?:Spanish|English)\b/)).toEqual([]);
});

test("only the cuts in rollup.config.mjs load code late", () => {
  const product = code.filter((file) => file.startsWith("src/") && !file.includes(".test."));
  const seams = linesWith(product, /\bimport\((?!\))/).map((line) => line.split(":")[0]!);
  expect([...new Set(seams)].sort()).toEqual([
    "src/app/pages/pages.ts",
    "src/element/firstPaint/paintAndLoad.ts",
    "src/element/npm/loadWhole.ts",
    "src/lines/lines.tsx",
    "src/loader.ts",
    "src/scan/loadDecoder.ts",
    "src/stages/loadStages.ts",
    "src/steps/scan/loadScan.ts",
  ]);
});
