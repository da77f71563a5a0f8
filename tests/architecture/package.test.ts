import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import ts from "typescript";
import { beforeAll, expect, it } from "vitest";
import { eventTypes } from "../../src/build/eventTypes.mjs";
import { customElements } from "../../src/element/customElements";

const minutes = (count: number): number => count * 60_000;
const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
/** The package as it is published, without its parcels, which no entry of the manifest names. */
const folder = join(root, ".cache/package");
const host = join(folder, "host");

let tarball: Buffer;

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "dist"), { recursive: true });
  const rollup = join(root, "node_modules/rollup/dist/bin/rollup");
  await run(process.execPath, [rollup, "--config", "--silent", "--environment", "IQ_PART:entries"], { cwd: root, env: { ...process.env, IQ_DIST: join(folder, "dist") } });
  await writeFile(join(folder, "dist/custom-elements.json"), JSON.stringify(customElements(eventTypes())));
  await cp(join(root, "package.json"), join(folder, "package.json"));
  const { stdout } = await run("npm", ["pack", "--json", "--ignore-scripts"], { cwd: folder });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  tarball = await readFile(join(folder, filename));
  const installed = join(host, "node_modules/insurance-quote");
  await mkdir(installed, { recursive: true });
  await run("tar", ["--extract", "--gzip", "--strip-components=1", "--file", join(folder, filename), "--directory", installed]);
  await cp(join(root, "tests/hosts/types/uses.tsx"), join(host, "uses.tsx"));
  await writeFile(join(host, "package.json"), JSON.stringify({ private: true, type: "module" }));
}, minutes(4));

it("has a manifest without faults", async () => {
  const { messages, pkg } = await publint({ pkgDir: join(host, "node_modules/insurance-quote"), pack: false, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

it("has types that are right for every resolution of ES modules", async () => {
  const result = await checkPackage(createPackageFromTarballData(tarball));
  if (!("problems" in result)) throw new Error("The package has no types.");
  const entries = Object.keys((JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { exports: object }).exports);
  expect(Object.keys(result.entrypoints).sort()).toEqual(entries.sort());
  // The package has ES modules alone: Node's `require` of one works since 20.19, which the analysis doesn't know.
  const problems = result.problems.filter((problem) => !("resolutionKind" in problem && /node10|cjs/.test(problem.resolutionKind)));
  expect(problems).toEqual([]);
});

/** The repository's compiler, and an older one that comes with the analysis. The hosts add the oldest supported one. */
const older = createRequire(createRequire(import.meta.url).resolve("@arethetypeswrong/core"))("typescript") as typeof ts;

const node16 = { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 };
const bundler = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };

it.each([
  { version: ts.version, compiler: ts, name: "node16", resolution: node16 },
  { version: ts.version, compiler: ts, name: "bundler", resolution: bundler },
  { version: older.version, compiler: older, name: "bundler", resolution: bundler },
])(
  "compiles in a host with TypeScript $version and module resolution $name, its declarations included",
  ({ compiler, resolution }) => {
    const lib = ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"];
    const program = compiler.createProgram([join(host, "uses.tsx")], {
      ...resolution,
      lib,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      exactOptionalPropertyTypes: true,
      // Leaves out the compiler's own declarations alone.
      skipLibCheck: false,
      skipDefaultLibCheck: true,
      noEmit: true,
      types: [],
    });
    const faults = compiler.getPreEmitDiagnostics(program).map(({ file, messageText }) => `${file?.fileName ?? ""}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`);
    expect(faults).toEqual([]);
  },
  minutes(4),
);
