import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { originsOf, withOrigins } from "../../embed-demo/hosting/origins";
import { configTypes } from "../../src/build/configTypes.mjs";
import { schemasOf } from "../../src/build/schemas.mjs";
import { partnerConfigSchema } from "../../src/partner/content";
import { snippetsIn } from "./docPages";

/** Tests the JSON Schemas and types of a partner's files, which the build writes for editors, with the demo's brands. */

type Members = Readonly<Record<string, unknown>>;

const brands = ["default", "auvane", "prairie-lantern"];
const read = (path: string): Members => JSON.parse(withOrigins(readFileSync(`embed-demo/content/${path}`, "utf8"), originsOf(4400))) as Members;
const schemas = await schemasOf();
const accepts = (name: string, file: unknown): boolean => z.fromJSONSchema(schemas[`${name}.schema.json`] as Parameters<typeof z.fromJSONSchema>[0]).safeParse(file).success;
const files = brands.flatMap((brand) =>
  ["config", "text", "theme", "theme-dark"].map((file) => ({ path: `${brand}/${file}.json`, schema: file.replace("-dark", "") })).filter(({ path }) => existsSync(`embed-demo/content/${path}`)),
);

describe("the schemas of a partner's files", () => {
  it.each(files)("accept $path, also with the address of its schema", ({ path, schema }) => {
    expect(accepts(schema, read(path))).toBe(true);
    expect(accepts(schema, { $schema: "https://widget.example/schema.json", ...read(path) })).toBe(true);
  });

  it("accept what the docs write into a config and a theme", () => {
    const written = (page: string): Members => JSON.parse(snippetsIn("json").find(({ file }) => file === `embed-demo/docs/partners/${page}.md`)!.code) as Members;
    expect(accepts("config", { ...read("default/config.json"), ...written("analytics") })).toBe(true);
    expect(accepts("theme", written("theming"))).toBe(true);
  });

  it.each([
    ["config", { tollfreeNumber: "(800) 555-0142" }],
    ["config", { tollFreeNumber: "800-555-0142" }],
    ["config", { privacyUrl: "javascript:alert(1)" }],
    ["config", { name: "" }],
    ["config", { flags: { bundelling: true } }],
    ["config", { sessionHours: 721 }],
    ["text", { "quotes.list.mor": "More" }],
    ["text", { "quotes.list.more": 1 }],
    ["theme", { colour: {} }],
    ["theme", { color: { actoin: {} } }],
    ["theme", { color: { action: { $type: "dimension", $value: { value: 1, unit: "px" } } } }],
    ["theme", { radius: { card: { $type: "dimension", $value: { value: 1, unit: "rem" } } } }],
  ])("of %s refuse %j", (schema, changed) => {
    const whole = schema === "config" ? read("default/config.json") : {};
    expect(accepts(schema, { ...whole, ...changed })).toBe(false);
  });

  it("accept and refuse the same texts in the package, which has the keys without their English", () => {
    for (const text of [{}, read("auvane/text.json"), { $schema: "https://widget.example/schema.json" }, { "no.phrase": "" }, { "quotes.list.more": 1 }, { "quotes.list.more": "a".repeat(2_001) }]) {
      expect(accepts("text-keys", text)).toBe(accepts("text", text));
    }
    expect(Object.keys(schemas["phrases.json"] as Members).length).toBeGreaterThan(1_000);
  });

  it("name every member of the config that the widget reads", () => {
    const { properties } = schemas["config.schema.json"] as { properties: Members };
    expect(Object.keys(properties).sort()).toEqual(["$schema", ...Object.keys(partnerConfigSchema.shape)].sort());
    expect(properties["tollFreeNumber"]).toHaveProperty("description");
  });

  it("are the types of insurance-quote/types/config", async () => {
    const folder = await mkdtemp(join(tmpdir(), "partner-types-"));
    await writeFile(join(folder, "config.d.ts"), configTypes(schemas));
    const [config, text, theme] = ["config", "text", "theme"].map((name) => JSON.stringify(read(`auvane/${name}.json`)));
    const uses = [
      'import type { PartnerConfigFile, PartnerTextFile, PartnerThemeFile } from "./config";',
      `export const config: PartnerConfigFile = ${config};`,
      `export const text: PartnerTextFile = ${text};`,
      `export const theme: PartnerThemeFile = ${theme};`,
      "// @ts-expect-error -- no member of this name",
      `export const slip: PartnerConfigFile = { ...config, tollfreeNumber: "" };`,
      "// @ts-expect-error -- no phrase of this name",
      `export const mute: PartnerTextFile = { "no.phrase": "" };`,
    ];
    await writeFile(join(folder, "uses.ts"), uses.join("\n"));
    const program = ts.createProgram([join(folder, "uses.ts")], { strict: true, noEmit: true, types: [], target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler });
    expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "))).toEqual([]);
    await rm(folder, { recursive: true });
  });
});
