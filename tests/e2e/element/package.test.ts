import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const dist = process.env.IQ_DIST ?? join(import.meta.dirname, "../../../dist");

it("imports on a server, where it does nothing", async () => {
  const code = `const { defineInsuranceQuote } = await import(${JSON.stringify(join(dist, "npm/index.js"))}); defineInsuranceQuote(); console.log(typeof document)`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code]);
  expect([stdout.trim(), stderr]).toEqual(["undefined", ""]);
});

it("contains the license of every package in it", async () => {
  const { devDependencies } = JSON.parse(await readFile(join(import.meta.dirname, "../../../package.json"), "utf8")) as { devDependencies: Record<string, string> };
  const notices = await readFile(join(dist, "THIRD-PARTY-NOTICES.txt"), "utf8");
  const carried = ["@preact/signals-react", "@r2wc/react-to-web-component", "ofetch", "react", "react-dom", "zod"].map((name) => [name, devDependencies[name]!] as const);
  for (const [name, version] of [...carried, ["scheduler", ""] as const]) {
    expect(notices).toMatch(new RegExp(`^${name.replace(/[/.]/g, "\\$&")} ${version.replaceAll(".", "\\.")}.*\\(MIT\\)`, "m"));
  }
  expect(notices.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(carried.length);
});

/** Licenses that ask for nothing but their text. */
const permissive = ["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "0BSD"];

it("lists every package in it, with version, hash and a permissive license (CycloneDX)", async () => {
  const list = JSON.parse(await readFile(join(dist, "sbom.cdx.json"), "utf8")) as {
    readonly bomFormat: string;
    readonly metadata: { readonly component: { readonly name: string } };
    readonly components: readonly { readonly name: string; readonly version: string; readonly hashes: readonly { readonly alg: string }[]; readonly licenses: readonly { readonly license: { readonly id: string } }[] }[];
  };
  expect([list.bomFormat, list.metadata.component.name]).toEqual(["CycloneDX", "insurance-quote"]);
  const notices = await readFile(join(dist, "THIRD-PARTY-NOTICES.txt"), "utf8");
  const noticed = [...notices.matchAll(/^(@?[\w./-]+) (\d+\.\d+\.\d+\S*) \(/gm)].map(([, name, version]) => `${name} ${version}`);
  // The package does without the decoder of barcodes, and has a class of its own in place of r2wc's.
  expect(list.components.map(({ name, version }) => `${name} ${version}`)).toEqual(noticed.filter((name) => !/^(?:zxing-wasm|@r2wc\/.*) /.test(name)).sort());
  expect(list.components.filter(({ hashes }) => !hashes.some(({ alg }) => alg === "SHA-512"))).toEqual([]);
  expect(list.components.flatMap(({ licenses }) => licenses.map(({ license }) => license.id)).filter((id) => !permissive.includes(id))).toEqual([]);
});

describe("what npm publishes", () => {
  const npm = join(dist, "npm");

  it("is under 1.5 MB, and has each file that its entries name", async () => {
    const root = join(import.meta.dirname, "../../..");
    const { stdout } = await promisify(execFile)("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], { cwd: root });
    const [{ files, unpackedSize }] = JSON.parse(stdout) as [{ files: readonly { path: string }[]; unpackedSize: number }];
    const { exports, bin } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { exports: Record<string, string | Record<string, string>>; bin: Record<string, string> };
    expect(unpackedSize).toBeLessThan(1_500_000);
    const named = [...Object.values(exports), ...Object.values(bin).map((file) => `./${file}`)].flatMap((entry) => (typeof entry === "string" ? [entry] : Object.values(entry)));
    expect(named.filter((file) => !files.some(({ path }) => `./${path}` === file))).toEqual([]);
  });

  it("has imports that every bundler can follow: literal, relative, and of a framework in its wrapper alone", async () => {
    const scripts = (await readdir(npm, { recursive: true })).filter((file) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(20);
    const odd = await Promise.all(
      scripts.map(async (file) => {
        const code = await readFile(join(npm, file), "utf8");
        const imports = [...code.matchAll(/\b(?:from|import)\(?"([\w@./-]+)"/g)].map(([, path]) => path!).filter((path) => !/^\.{1,2}\/[\w./-]+\.js$/.test(path));
        const computed = code.match(/\bimport\((?!")|import\.meta|\bprocess\.env/g) ?? [];
        return [...imports, ...computed].map((found) => `${file}: ${found}`);
      }),
    );
    expect(odd.flat().sort()).toEqual(["react.js: react", "react.js: react/jsx-runtime", "vue.js: vue"]);
  });
});
