import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { bundledConfig } from "../../src/partner/bundledConfig";
import { publishContent } from "../../src/partner/publish/publishContent";
import { unsafeTokens } from "../../src/partner/themeRule";
import { originsOf, withOrigins } from "../hosting/origins";

const folder = "embed-demo/content";
const read = (path: string): unknown => JSON.parse(withOrigins(readFileSync(`${folder}/${path}`, "utf8"), originsOf(4400)));
const texts = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/text.json`));
const partners = texts.filter((name) => existsSync(`${folder}/${name}/config.json`));
const publish = (partner: string) => {
  const [config, text, theme] = ["config", "text", "theme"].map((name) => read(`${partner}/${name}.json`));
  const dark = existsSync(`${folder}/${partner}/theme-dark.json`) ? read(`${partner}/theme-dark.json`) : undefined;
  const translated = (name: string) => (existsSync(`${folder}/${name}/text.es.json`) ? { es: read(`${name}/text.es.json`) } : {});
  const shared = { baseText: read("base/text.json"), cobrandText: read("cobrand/text.json"), cobrandTranslated: translated("cobrand") };
  return publishContent(partner, { config, text, theme, dark, ...shared, translated: translated(partner) }, 1);
};
const contentOf = (partner: string) => {
  const published = publish(partner);
  if (!published.ok) throw new Error(published.problems.join("\n"));
  return published.content;
};

/** English by phrase key, read from the calls of `phrases()` in src. */
const english = new Map<string, string>();
for (const path of readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))) {
  const file = ts.createSourceFile(path, readFileSync(join("src", path), "utf8"), ts.ScriptTarget.ES2022, true);
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || node.expression.getText() !== "phrases") return;
    const [prefix, list] = node.arguments;
    if (!prefix || !ts.isStringLiteral(prefix) || !list || !ts.isObjectLiteralExpression(list)) return;
    for (const property of list.properties) {
      if (ts.isPropertyAssignment(property)) english.set(`${prefix.text}.${property.name.getText()}`, property.initializer.getText());
    }
  };
  visit(file);
}
const placeholders = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];

test.each(texts)("%s only replaces texts that screens show, and uses only their placeholders", (name) => {
  const own = Object.entries(read(`${name}/text.json`) as Record<string, string>);
  expect(own.filter(([key]) => !english.has(key)).map(([key]) => key)).toEqual([]);
  expect(own.filter(([key, text]) => placeholders(text).some((place) => !english.get(key)?.includes(place))).map(([key]) => key)).toEqual([]);
});

test.each(texts.filter((name) => existsSync(`${folder}/${name}/text.es.json`)))("%s says the same in Spanish, with the same placeholders", (name) => {
  const [own, spanish] = [read(`${name}/text.json`), read(`${name}/text.es.json`)] as Record<string, string>[];
  expect(Object.keys(spanish!)).toEqual(Object.keys(own!));
  for (const [key, text] of Object.entries(spanish!)) expect([...placeholders(text)].sort()).toEqual([...placeholders(own![key]!)].sort());
});

test("the three brands and the shared texts exist", () => {
  expect([...texts].sort()).toEqual(["auvane", "base", "cobrand", "default", "prairie-lantern"]);
});

test.each(partners)("%s can be published without a warning", (partner) => {
  expect(publish(partner)).toMatchObject({ ok: true, warnings: [] });
  expect(unsafeTokens(contentOf(partner).theme)).toEqual([]);
  expect(unsafeTokens(contentOf(partner).dark ?? { none: 1 })).toEqual([]);
});

test.each(partners)("%s has every image that its config names", (partner) => {
  const { logo, watermark, favicon, hero, productIcons } = contentOf(partner).config;
  const images = [logo, watermark, favicon, hero, ...Object.values(productIcons)].flatMap((image) => [image?.src ?? "missing", ...(image?.dark ? [image.dark] : [])]);
  expect(images.filter((src) => !existsSync(`${folder}/${partner}/${src}`))).toEqual([]);
});

test("the bundled brand is the default partner", () => {
  const { id, name, publishableKey, tollFreeNumber, licensing, consentVersion } = contentOf("default").config;
  expect(bundledConfig).toMatchObject({ id, name, publishableKey, tollFreeNumber, licensing, consentVersion });
});

test("the default brand names no agent or location, because a direct visitor has none", () => {
  const { agentId, locationId, location } = contentOf("default").config;
  expect([agentId, locationId, location]).toEqual([undefined, undefined, undefined]);
});

test("telephone numbers are fictional", () => {
  for (const partner of partners) expect(contentOf(partner).config.tollFreeNumber).toMatch(/^\(\d{3}\) 555-01\d{2}$/);
});
