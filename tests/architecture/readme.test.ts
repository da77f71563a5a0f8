import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventTypes } from "../../src/build/eventTypes.mjs";
import { attributes } from "../../src/element/attributes";
import { eventDocs } from "../../src/element/eventDocs";
import { routerNames } from "../../src/element/router/names";

const root = join(import.meta.dirname, "../..");
const text = await readFile(join(root, "README.md"), "utf8");
const manifest = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { exports: unknown; scripts: Record<string, string> };

const blocks = (language: string): readonly string[] => [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(([, code]) => code!);

/** The project of a host that has installed the package from npm. */
let host: string;
const snippets = blocks("js").map((code, index) => ({ name: `snippet-${index}.mts`, code }));

beforeAll(async () => {
  host = await mkdtemp(join(tmpdir(), "host-project-"));
  const installed = join(host, "node_modules/insurance-quote");
  await mkdir(join(installed, "dist/npm"), { recursive: true });
  // publicTypes.test.ts compares this file with the source.
  const types = await readFile(join(import.meta.dirname, "publicTypes.txt"), "utf8");
  const [, index] = /^dist\/npm\/index\.d\.ts\n(.*)^dist\/npm\/react\.d\.ts$/ms.exec(types)!;
  await writeFile(join(installed, "dist/npm/index.d.ts"), index!);
  await writeFile(join(installed, "package.json"), JSON.stringify({ name: "insurance-quote", type: "module", exports: manifest.exports }));
  // The host's own functions, which the snippets call.
  const own = `declare const monitoring: { report(...what: readonly unknown[]): void };\ndeclare const analytics: { track(...what: readonly unknown[]): void };\n`;
  const before = `import type {} from "insurance-quote";\n${own}void [monitoring, analytics];\n`;
  for (const { name, code } of snippets) await writeFile(join(host, name), before + code);
});
afterAll(() => rm(host, { recursive: true, force: true }));

describe("what a host copies from the README", () => {
  it.each([
    ["node16", { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 }],
    ["bundler", { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }],
  ])("compiles with module resolution %s", (_name, resolution) => {
    expect(snippets.length).toBeGreaterThan(2);
    // The snippets are a page's JavaScript, whose own parameters have no types.
    const lib = ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"];
    const options = { ...resolution, strict: true, noImplicitAny: false, noEmit: true, target: ts.ScriptTarget.ES2022, lib, types: [] };
    const program = ts.createProgram(snippets.map(({ name }) => join(host, name)), options);
    expect(ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => `${file?.fileName ?? ""}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`)).toEqual([]);
  });

  it("uses only attributes that exist", () => {
    const tags = blocks("html").flatMap((html) => html.match(/<insurance-quote [^>]*>/g) ?? []);
    const written = tags.flatMap((tag) => [...tag.matchAll(/([\w-]+)=/g)].map(([, name]) => name!));
    expect(written).toContain("partner");
    expect(written.filter((name) => name !== "style" && !(name in attributes))).toEqual([]);
  });

  it.each([
    ["Attributes", Object.keys(attributes)],
    ["Events", Object.keys(eventDocs)],
    ["Router adapters", [...routerNames, "custom"]],
  ])("finds every name in the table of %s, and no other", (heading, names) => {
    const [, section] = new RegExp(`^### ${heading}\\n(.*?)^##`, "ms").exec(text)!;
    const rows = [...section!.matchAll(/^\| `?([\w-]+)`? \|/gm)].map(([, name]) => name).slice(1);
    expect(rows.sort()).toEqual([...names].sort());
  });

  it("finds in the table of Events what eventDocs.ts and events.ts say", () => {
    const types = eventTypes();
    const rows = Object.entries(eventDocs).map(([name, { when, often, order }]) => {
      const detail = types[name]!.map((member) => `\`${member.name}\``).join(", ");
      return ["", `\`${name}\``, when, detail, often, order, ""].join(" | ").replaceAll("  ", " ").trim();
    });
    expect(text.split("\n").filter((line) => line.startsWith("| `iq-"))).toEqual(rows);
  });

  it("finds the values of the attribute router in its row", () => {
    const [, values] = /^\| `router` \| ([^|]*) \|/m.exec(text)!;
    expect(values).toBe(routerNames.map((name) => `\`${name}\``).join(" "));
  });

  it("runs only scripts that exist", () => {
    const run = blocks("sh").flatMap((commands) => [...commands.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!));
    expect(run).toContain("build");
    expect(run.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });
});
