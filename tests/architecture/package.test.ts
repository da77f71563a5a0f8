import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { execFile, spawn } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { compileScript, parse } from "vue/compiler-sfc";
import { eventTypes } from "../../src/build/eventTypes.mjs";
import { customElements } from "../../src/element/customElements";
import { newest } from "../../embed-demo/hosting/build";
import { freePorts } from "../harness/freePorts";
import { fromPlayground, recipe } from "../hosts/copied";
import { docPage, snippetsIn, snippetsUnder } from "./docPages";

const minutes = (count: number): number => count * 60_000;
const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
/** The package as it is published, without its parcels, which no entry of the manifest names. */
const folder = join(root, ".cache/package");
const host = join(folder, "host");

let tarball: Buffer;

/** Returns what a host copies from the docs and their playground for React, Next and Vue, as a compiler of TypeScript sees it. */
function snippets(): readonly { file: string; code: string }[] {
  const own = "declare const analytics: { track(...what: readonly unknown[]): void };\n";
  const written = snippetsIn("tsx").map(({ code }) => code).filter((code) => code.includes('from "insurance-quote'));
  const singleFile = snippetsIn("vue").map(({ code }) => code);
  expect([written.length, singleFile.length].every(Boolean)).toBe(true);
  return [
    ...[...written.map((code) => code + own), recipe("React 18 and 19", "tsx"), recipe("Next, with the app router", "tsx", "use client"), fromPlayground("React"), fromPlayground("Next")].map((code, at) => ({ file: `docs-react-${at}.tsx`, code })),
    ...[...singleFile, recipe("Vue and vue-router", "vue"), fromPlayground("Vue")].map((code, at) => {
      const { descriptor, errors } = parse(code);
      expect(errors).toEqual([]);
      return { file: `docs-vue-${at}.ts`, code: compileScript(descriptor, { id: "docs", inlineTemplate: true }).content };
    }),
  ];
}

/**
 * Copies the package's entries, types and schemas from dist, which `npm test` has just built, or builds them where a source
 * is newer.
 */
async function takeEntries(to: string): Promise<void> {
  const dist = join(root, "dist");
  const [built, ...sources] = await Promise.all([join(dist, "npm/index.d.ts"), ...["src", "rollup.config.mjs", "package.json"].map((path) => join(root, path))].map(newest));
  if (built! > Math.max(...sources)) {
    await cp(join(dist, "npm"), join(to, "npm"), { recursive: true, filter: (path) => path !== join(dist, "npm/parcels") });
    await cp(join(dist, "schemas"), join(to, "schemas"), { recursive: true });
    return;
  }
  const rollup = join(root, "node_modules/rollup/dist/bin/rollup");
  await run(process.execPath, [rollup, "--config", "--silent", "--environment", "IQ_PART:entries"], { cwd: root, env: { ...process.env, IQ_DIST: to } });
}

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "dist"), { recursive: true });
  await takeEntries(join(folder, "dist"));
  await writeFile(join(folder, "dist/custom-elements.json"), JSON.stringify(customElements(eventTypes())));
  await cp(join(root, "package.json"), join(folder, "package.json"));
  const { stdout } = await run("npm", ["pack", "--json", "--ignore-scripts"], { cwd: folder });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  tarball = await readFile(join(folder, filename));
  const installed = join(host, "node_modules/insurance-quote");
  await mkdir(installed, { recursive: true });
  await run("tar", ["--extract", "--gzip", "--strip-components=1", "--file", join(folder, filename), "--directory", installed]);
  await cp(join(root, "tests/hosts/types/uses.tsx"), join(host, "uses.tsx"));
  for (const { file, code } of snippets()) await writeFile(join(host, file), code);
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

it("has a command that plain Node runs without any other package", async () => {
  const { bin } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { bin: Record<string, string> };
  const command = join(host, "node_modules/insurance-quote", bin["insurance-quote-conformance"]!);
  const { stdout } = await run(process.execPath, [command, "--help"]);
  expect(stdout).toContain("insurance-quote-conformance <url> --partner-key <key>");
  const unreachable = await run(process.execPath, [command, `http://localhost:${await freePorts(1)}`, "--partner-key", "pk", "--line", "pet"]).catch((error: unknown) => error);
  expect(unreachable).toMatchObject({ code: 1, stdout: expect.stringContaining("readHealth: no answer: ECONNREFUSED") });
});

it("tests the docs' first backend, and says what is missing next", async () => {
  const { bin } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { bin: Record<string, string> };
  const port = String(await freePorts(1));
  const under = (language: string): string => snippetsUnder(docPage("backends/ownBackend"), "Begin with one call", language).join("\n").replaceAll("8090", port);
  await writeFile(join(host, "backend.mjs"), under("mjs"));
  const [, given = ""] = /^npx --package insurance-quote insurance-quote-conformance (.*)$/m.exec(under("sh")) ?? [];
  expect(under("sh")).toContain("node backend.mjs &");
  const backend = spawn(process.execPath, ["backend.mjs"], { cwd: host, stdio: "ignore" });
  try {
    await expect.poll(() => fetch(`http://localhost:${port}`).then(() => true, () => false), { timeout: 20_000 }).toBe(true);
    const command = join(host, "node_modules/insurance-quote", bin["insurance-quote-conformance"]!);
    const told = await run(process.execPath, [command, ...given.split(" ")]).catch((error: unknown) => error);
    expect(told).toMatchObject({ code: 1, stdout: expect.stringContaining("ok      readHealth: answers as the contract says") });
    expect(told).toMatchObject({ stdout: expect.stringMatching(/FAILED {2}createLead: /) });
  } finally {
    backend.kill();
  }
});

/** The repository's compiler, and an older one that comes with the analysis. */
const older = createRequire(createRequire(import.meta.url).resolve("@arethetypeswrong/core"))("typescript") as typeof ts;

const resolutions = [
  { module: "node16", moduleResolution: "node16" },
  { module: "esnext", moduleResolution: "bundler" },
] as const;

/** A host's settings: declarations are checked, but not the compiler's own. */
const settings = {
  lib: ["es2022", "dom", "dom.iterable"],
  target: "es2022",
  jsx: "react-jsx",
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  noEmit: true,
  types: [],
};

describe.each(resolutions)("in a host with the module resolution $moduleResolution", (resolution) => {
  const config = { compilerOptions: { ...settings, ...resolution }, include: ["*.ts", "*.tsx"] };

  it.each([
    { version: ts.version, compiler: ts },
    { version: older.version, compiler: older },
  ])(
    "compiles with TypeScript $version, as do the docs' components",
    ({ compiler }) => {
      const { options, fileNames, errors } = compiler.parseJsonConfigFileContent(config, compiler.sys, host);
      expect(errors).toEqual([]);
      expect(fileNames.length).toBeGreaterThan(2);
      const faults = compiler.getPreEmitDiagnostics(compiler.createProgram(fileNames, options));
      expect(faults.map(({ file, messageText }) => `${file?.fileName ?? ""}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`)).toEqual([]);
    },
    minutes(4),
  );

  it.each(["typescript-5.4", "typescript-7"])(
    "compiles with the package %s of tests/hosts/types",
    async (compiler) => {
      const compilers = join(root, ".cache/typescripts");
      for (const file of ["package.json", "package-lock.json"]) await cp(join(root, "tests/hosts/types", file), join(compilers, file));
      await run("npm", ["ci", "--ignore-scripts", "--prefer-offline"], { cwd: compilers });
      await writeFile(join(host, "tsconfig.json"), JSON.stringify(config));
      const { stdout } = await run(process.execPath, [join(compilers, "node_modules", compiler, "bin/tsc"), "--project", host]).catch((error: { stdout: string }) => error);
      expect(stdout).toBe("");
    },
    minutes(4),
  );
});
