import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMarkdownRenderer } from "vitepress";
import { compileTemplate } from "vue/compiler-sfc";
import { parse } from "yaml";
import { pages, spanish } from "../../embed-demo/docs/.vitepress/pages";
import { tables } from "../../embed-demo/docs/tables/tables";
import { attributes } from "../../src/element/attributes";
import { eventDocs } from "../../src/element/eventDocs";
import { routerNames } from "../../src/element/router/names";
import { pictures } from "../docPictures/pictures";
import { recipe } from "../hosts/copied";
import { strictHeaders } from "../hosts/strictHeaders";
import { docPage, docPages, snippetsIn, type Snippet } from "./docPages";

const root = join(import.meta.dirname, "../..");
const manifest = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { exports: unknown };

/** It has snippets of its own for the content network's operators. */
const inDist = await readFile(join(root, "dist/README.md"), "utf8");

/** The members that consent managers add to a page's window, which the recipe's code reads. */
const consentManagers = `declare const Cookiebot: { readonly consent: { readonly statistics: boolean } };
declare global { interface WindowEventMap { OneTrustGroupsUpdated: CustomEvent<readonly string[]>; ucEvent: CustomEvent<Readonly<Record<string, unknown>>> } }
`;

/** The project of a host that has installed the package from npm. */
let host: string;
const ofPartners = [...snippetsIn("js"), ...snippetsIn("ts").filter(({ file }) => file.includes("/partners/"))];
const snippets = ofPartners.map(({ code }, index) => ({ name: `snippet-${index}.mts`, code }));

beforeAll(async () => {
  host = await mkdtemp(join(tmpdir(), "host-project-"));
  const installed = join(host, "node_modules/insurance-quote");
  await mkdir(join(installed, "dist/npm"), { recursive: true });
  // publicTypes.test.ts compares this file with the source.
  const types = await readFile(join(import.meta.dirname, "publicTypes.txt"), "utf8");
  const [, index] = /^dist\/npm\/index\.d\.ts\n(.*)^dist\/npm\/react\.d\.ts$/ms.exec(types)!;
  await writeFile(join(installed, "dist/npm/index.d.ts"), index!);
  // package.test.ts compiles these types as they are built.
  await writeFile(join(installed, "dist/npm/config.d.ts"), "export type PartnerConfigFile = object;\nexport type PartnerTextFile = object;\nexport type PartnerThemeFile = object;\n");
  await writeFile(join(installed, "package.json"), JSON.stringify({ name: "insurance-quote", type: "module", exports: manifest.exports }));
  // The host's own functions, which the snippets call.
  const own = `declare const monitoring: { report(...what: readonly unknown[]): void };\ndeclare const analytics: { track(...what: readonly unknown[]): void };\ndeclare const dataLayer: unknown[];\n${consentManagers}`;
  const before = `import type {} from "insurance-quote";\n${own}void [monitoring, analytics, dataLayer, Cookiebot];\n`;
  for (const { name, code } of snippets) await writeFile(join(host, name), before + code);
});
afterAll(() => rm(host, { recursive: true, force: true }));

describe("what a host copies from the docs", () => {
  it.each([
    ["node16", { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 }],
    ["bundler", { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }],
  ])("compiles with module resolution %s", (_name, resolution) => {
    expect(snippets.length).toBeGreaterThan(4);
    // The snippets are a page's JavaScript, whose own parameters have no types.
    const lib = ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"];
    const options = { ...resolution, strict: true, noImplicitAny: false, noEmit: true, target: ts.ScriptTarget.ES2022, lib, types: [] };
    const program = ts.createProgram(snippets.map(({ name }) => join(host, name)), options);
    expect(ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => `${file?.fileName ?? ""}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`)).toEqual([]);
  });

  it("has each code block in a language of which a test takes the code", () => {
    const languages = docPages.flatMap(({ file, text }) => [...text.matchAll(/^ *```(\w*)[^`\n]*\n(?:.*?)^ *```$/gms)].map(([, language]) => ({ file, language: language! })));
    expect(new Set(languages.map(({ language }) => language))).toEqual(new Set(["sh", "console", "html", "js", "ts", "tsx", "mjs", "vue", "json", "yaml", "css", "http", ""]));
  });

  it("has the same code in both languages of the ten minutes, but for the page's own", () => {
    const code = (place: string): readonly string[] => [...docPage(place).matchAll(/^```\w+\n(.*?)^```/gms)].map(([, block]) => block!);
    expect(code("es/ten-minutes").map((block) => block.replace(' lang="es"', ""))).toEqual(code("partners/ten-minutes"));
  });

  it("names in each policy what the strict pages of the tests name", () => {
    const sources = (policy: string): ReadonlyMap<string, string> =>
      new Map(policy.trim().split("; ").map((directive) => directive.split(" ")).map(([name, ...given]) => [name!, given.filter((one) => one !== "'self'").join(" ")]));
    const strict = sources(strictHeaders["Content-Security-Policy"]!);
    const written = [...snippetsIn("http").map(({ code }) => code.replace("Content-Security-Policy: ", "")), recipe("Strict Content Security Policy with Trusted Types", "")];
    for (const policy of written.map(sources)) {
      expect([...policy.keys()]).toContain("script-src");
      for (const [name, given] of policy) expect(given, name).toBe(strict.get(name));
    }
  });

  it("names the job that the rules for alerts ask about", async () => {
    const [{ code }] = snippetsIn("yaml") as [Snippet];
    const { rule_files: [rules], scrape_configs: [scrape] } = parse(code) as { readonly rule_files: readonly [string]; readonly scrape_configs: readonly [{ readonly job_name: string }] };
    expect(await readFile(join(root, "embed-demo/service/metrics", rules), "utf8")).toContain(`up{job="${scrape.job_name}"} == 0`);
  });

  it("sets custom properties that exist", async () => {
    const made = await tables();
    const rules = snippetsIn("css").flatMap(({ code }) => [...code.matchAll(/(--iq-[\w-]+):/g)].map(([, name]) => name!));
    expect(rules).toContain("--iq-color-action");
    expect(rules.filter((name) => !made["css-properties"]!.includes(`| \`${name}\` |`))).toEqual([]);
  });

  it("uses only attributes that exist", () => {
    const tags = [...snippetsIn("html").map(({ code }) => code), inDist].flatMap((code) => code.match(/<insurance-quote [^>]*>/g) ?? []);
    const written = tags.flatMap((tag) => [...tag.matchAll(/([\w-]+)=/g)].map(([, name]) => name!));
    expect(written).toContain("partner");
    expect(written.filter((name) => !["style", "lang"].includes(name) && !(name in attributes))).toEqual([]);
  });

  it("finds every router adapter in its table, and no other", () => {
    const rows = [...docPage("partners/router").matchAll(/^\| `?([\w-]+)`? \|/gm)].map(([, name]) => name).slice(1);
    expect(rows.sort()).toEqual([...routerNames, "custom"].sort());
  });
});

describe("the pages", () => {
  it("are in the sidebar, every one", () => {
    const listed = [...pages, spanish].flatMap(({ items }) => items.map(({ link }) => `embed-demo/docs${link}.md`));
    const written = docPages.map(({ file }) => file).filter((file) => /^embed-demo\/docs\/.*\//.test(file));
    expect(listed.sort()).toEqual(written.sort());
  });

  it("have no tag that Vue can't read, such as a word in angle brackets", async () => {
    const included = docPages.flatMap(({ file, text }) => [...text.matchAll(/<!--@include: (\S+?)-->/g)].map(([, path]) => join(file, "..", path!)));
    const read = included.map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
    expect(read.map(({ file }) => file)).toContain("CHANGELOG.md");
    const { render } = await createMarkdownRenderer(join(root, "embed-demo/docs"), { languageAlias: { mjs: "javascript" } });
    const faults = [...docPages, ...read].flatMap(({ file, text }) => compileTemplate({ source: render(text, { path: join(root, file) }), filename: file, id: file }).errors.map((error) => `${file}: ${String(error)}`));
    expect(faults).toEqual([]);
  });

  it("insert every table, and only those that exist", async () => {
    const inserted = docPages.flatMap(({ text }) => [...text.matchAll(/^<!-- table: (\S+) -->$/gm)].map(([, name]) => name!));
    expect([...new Set(inserted)].sort()).toEqual(Object.keys(await tables()).sort());
  });

  it("have a row for every attribute and event, with what its description says", async () => {
    const made = await tables();
    for (const name of Object.keys(attributes)) expect(made["attributes"]).toContain(`| \`${name}\` |`);
    for (const [name, { when }] of Object.entries(eventDocs)) expect(made["events"]).toContain(`| [\`${name}\`](#${name}) | ${when} |`);
  });

  it.each(["details", "config", "problems", "attributes", "methods", "parts", "settings"])("have a meaning in every row of the table %s", async (name) => {
    const rows = (await tables())[name]!.split("\n").filter((line) => line.startsWith("|")).map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
    const at = rows[0]!.indexOf("meaning");
    expect(at).toBeGreaterThan(0);
    expect(rows.filter((row) => row[at] === "")).toEqual([]);
  });

  it("show every picture that `npm run docs:pictures` makes, and no other", () => {
    const shown = docPages.flatMap(({ file, text }) => [...text.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, alt, path]) => ({ file, alt: alt!, path: path! })));
    expect(shown.filter(({ alt }) => alt.length < 20)).toEqual([]);
    expect(shown.map(({ path }) => path.replace("embed-demo/docs/public", "")).sort()).toEqual(pictures.map(({ name }) => `/pictures/${name}.webp`).sort());
    const made = readdirSync(join(root, "embed-demo/docs/public/pictures"));
    expect(made.sort()).toEqual(pictures.map(({ name }) => `${name}.webp`).sort());
    for (const file of made) expect(statSync(join(root, "embed-demo/docs/public/pictures", file)).size, file).toBeLessThan(100_000);
  });

  it.each(["plain-loader", "own-script", "first-screen-in-page"])("show the way %s live, by the code that they give for it", async (way) => {
    const shown = await readFile(join(root, `embed-demo/sites/embedded/${way}/index.html`), "utf8");
    const before = docPage("partners/embed").split(`<LiveEmbed way="${way}"`)[0]!;
    const [script, tag] = [...before.matchAll(/^```html\n(<script .*)\n(<insurance-quote .*)\n```/gm)].at(-1)!.slice(1) as [string, string];
    expect(shown).toContain(script.replace("https://widget.clearmoor.example", "{{widget}}"));
    expect(shown).toContain(/<insurance-quote partner="[^"]*" line="[^"]*"/.exec(tag)![0]);
    expect(shown.includes("<!-- first screen -->")).toBe(tag.includes("shadowrootmode"));
  });

  it("leave the README one page", () => {
    expect(docPages[0]!.text.split("\n").length).toBeLessThanOrEqual(120);
  });
});

describe("the accessibility conformance report", () => {
  const rows = [...docPage("partners/conformance").matchAll(/^\| (\d\.\d\.\d+) [^|]*\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)].map(([, criterion, conformance, remark, shown]) => ({
    criterion: criterion!,
    conformance: conformance!.trim(),
    remark: remark!.trim(),
    shown: [...shown!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!),
  }));

  it("judges each criterion of WCAG 2.2, A and AA, once", () => {
    const numbers = (guideline: string, ...last: readonly number[]): readonly string[] => last.map((number) => `${guideline}.${number}`);
    const [a, aa] = [
      [
        ...numbers("1.1", 1), ...numbers("1.2", 1, 2, 3), ...numbers("1.3", 1, 2, 3), ...numbers("1.4", 1, 2), ...numbers("2.1", 1, 2, 4), ...numbers("2.2", 1, 2), ...numbers("2.3", 1),
        ...numbers("2.4", 1, 2, 3, 4), ...numbers("2.5", 1, 2, 3, 4), ...numbers("3.1", 1), ...numbers("3.2", 1, 2, 6), ...numbers("3.3", 1, 2, 7), ...numbers("4.1", 2),
      ],
      [
        ...numbers("1.2", 4, 5), ...numbers("1.3", 4, 5), ...numbers("1.4", 3, 4, 5, 10, 11, 12, 13), ...numbers("2.4", 5, 6, 7, 11), ...numbers("2.5", 7, 8),
        ...numbers("3.1", 2), ...numbers("3.2", 3, 4), ...numbers("3.3", 3, 4, 8), ...numbers("4.1", 3),
      ],
    ];
    expect(rows.map(({ criterion }) => criterion)).toEqual([...a, ...aa]);
  });

  it("uses the report's own words, and says why where a criterion isn't met or doesn't apply", () => {
    const words = ["Supports", "Partially Supports", "Does Not Support", "Not Applicable"];
    expect(rows.filter(({ conformance }) => !words.includes(conformance))).toEqual([]);
    expect(rows.filter(({ conformance, remark }) => conformance !== "Supports" && remark === "")).toEqual([]);
  });

  it("names for each criterion that applies a test or walk, and only those that exist", () => {
    expect(rows.filter(({ conformance, shown }) => conformance !== "Not Applicable" && shown.length === 0)).toEqual([]);
    const named = [...docPage("partners/conformance").matchAll(/`((?:src|tests|embed-demo)\/[\w/.-]+\.tsx?)`/g)].map(([, file]) => file!);
    expect(named.length).toBeGreaterThan(rows.length);
    expect([...rows.flatMap(({ shown }) => shown), ...named].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
