import { execFile } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { settings } from "../../embed-demo/service/boot/settings";
import { docPages, snippetsIn } from "./docPages";

const root = join(import.meta.dirname, "../..");
const textOf = (file: string): string => readFileSync(join(root, file), "utf8");
const manifest = JSON.parse(textOf("package.json")) as {
  readonly name: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** The docs, with the pages of the repository that they include or lead to. */
const pages = [...docPages.map(({ text }) => text), ...["CONTRIBUTING.md", "SECURITY.md", "dist/README.md", "tests/hosts/README.md"].map(textOf)];

/** Lines of terminals, and code within sentences and tables. */
const written = [
  ...[...snippetsIn("sh"), ...snippetsIn("console")].flatMap(({ code }) => code.replace(/\\\n/g, " ").split("\n")),
  ...pages.flatMap((text) => [...text.replace(/^ *```.*?^ *```$/gms, "").matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)),
].map((line) => line.replace(/ #.*/, "").trim());
const all = (pattern: RegExp): readonly string[] => [...new Set(written.flatMap((line) => [...line.matchAll(pattern)].map(([, name]) => name!)))];

const sourcesUnder = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter((file) => /\.m?ts$/.test(file) && !/node_modules/.test(file)).map((file) => textOf(join(folder, file))).join("\n");

describe("commands of the docs", () => {
  it("run only scripts that exist", () => {
    const run = all(/npm run ([\w:-]+)/g);
    expect(run).toContain("docs:tasks");
    expect(run.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it("give a script only options that its program knows", () => {
    const given = written.flatMap((line) => [...line.matchAll(/npm run ([\w:-]+) -- ([^&|]*)/g)].map(([, script, rest]) => ({ script: script!, options: [...rest!.matchAll(/--([a-z][\w-]*)/g)].map(([, name]) => name!) })));
    expect(given.flatMap(({ options }) => options)).toContain("partner-key");
    const unknown = given.flatMap(({ script, options }) => {
      const [, program] = /^tsx (\S+)/.exec(manifest.scripts[script] ?? "") ?? [];
      if (program === undefined) return [];
      const sources = sourcesUnder(dirname(program));
      return options.filter((name) => !new RegExp(`--${name}\\b|"${name}"|\\b${name}:`).test(sources)).map((name) => `${script} --${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it("name only tests that exist", () => {
    const files = readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" }).filter((file) => /\.test\.tsx?$/.test(file) && !file.includes("node_modules"));
    const named = all(/--project \w+ ([\w/.]+)/g);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !files.some((file) => `tests/${file}`.includes(name)))).toEqual([]);
  });

  it("set only variables that something reads", () => {
    const read = sourcesUnder("tests") + textOf("rollup.config.mjs") + textOf("src/build/paths.mjs") + sourcesUnder("embed-demo/hosting") + textOf("embed-demo/start.ts");
    const before = all(/(?:^|[\s;])([A-Z][A-Z0-9_]+)=\S* (?=npm|node)/g);
    const alone = all(/^(IQ_[A-Z_]+)\b/g);
    expect([...before, ...alone]).toEqual(expect.arrayContaining(["ALLOWED_ORIGINS", "IQ_EVERY_WRITE"]));
    expect([...before, ...alone].filter((name) => !(name in settings) && !read.includes(name))).toEqual([]);
  });

  it("install only this package and those that a test installs, and run its own program", () => {
    const installed = all(/npm install ([a-z@][\w@/.-]*)/g);
    expect(installed).toContain(manifest.name);
    expect(installed.filter((name) => name !== manifest.name && !(name in manifest.devDependencies))).toEqual([]);
    const programs = all(/npx --package insurance-quote ([\w-]+)/g);
    expect(programs.length).toBeGreaterThan(0);
    expect(programs.filter((name) => !(name in manifest.bin))).toEqual([]);
  });

  it("name only services that compose.yaml has, and every variable that it doesn't go without", () => {
    const compose = textOf("compose.yaml");
    const services = Object.keys((parse(compose, { merge: true }) as { readonly services: object }).services);
    // The options that Compose's own manual gives for these commands.
    const options: Readonly<Record<string, readonly string[]>> = { build: [], run: ["--rm"], up: ["--build", "--detach"] };
    const runs = all(/docker compose ((?:[a-z]+)(?: [\w-]+)*)/g).map((run) => run.split(" "));
    expect(runs.length).toBeGreaterThan(3);
    for (const [command, ...rest] of runs) {
      const [service] = rest.filter((word) => !word.startsWith("--"));
      expect(Object.keys(options), command).toContain(command);
      expect(rest.filter((word) => word.startsWith("--") && !options[command!]!.includes(word)), command).toEqual([]);
      if (service !== undefined) expect(services).toContain(service);
    }
    const variables = snippetsIn("console").flatMap(({ code }) => [...code.matchAll(/^ *([A-Z_]+)=\S+$/gm)].map(([, name]) => name!));
    expect(variables).toContain("PUBLIC_URL");
    expect([...new Set(variables)].sort()).toEqual([...new Set([...compose.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name!))].sort());
  });

  it("run only commands that the service has", async () => {
    const cli = [join(root, "node_modules/tsx/dist/cli.mjs"), join(root, "embed-demo/service/boot/cli.ts"), "nothing"];
    const said = await promisify(execFile)(process.execPath, cli).catch(({ stderr }: { stderr: string }) => stderr);
    const known = /There are: (.*)\./.exec(String(said))?.[1]?.split(", ");
    expect(known).toContain("migrate");
    const run = all(/(?:node cli\.js|npm run service --) ([a-z-]+)/g);
    expect(run).toContain("rotate-keys");
    expect(run.filter((name) => !known!.includes(name))).toEqual([]);
  });
});
