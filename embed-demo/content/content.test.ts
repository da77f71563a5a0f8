import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "../../src/kernel/shape";
import { bundledConfig } from "../../src/partner/bundledConfig";
import { partnerConfigSchema } from "../../src/partner/content";
import { poorContrasts } from "../../src/partner/contrast";
import { themeCss } from "../../src/partner/theme";
import { readWording } from "../../src/partner/wording";
import { originsOf, withOrigins } from "../origins";

const folder = "embed-demo/content";
const read = (path: string): unknown => JSON.parse(withOrigins(readFileSync(`${folder}/${path}`, "utf8"), originsOf(4400)));
const texts = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/text.json`));
const partners = texts.filter((name) => existsSync(`${folder}/${name}/config.json`));
const config = (partner: string) => parse(partnerConfigSchema, read(`${partner}/config.json`));

test("the three brands and the shared texts are there", () => {
  expect([...texts].sort()).toEqual(["auvane", "base", "cobrand", "default", "prairie-lantern"]);
});

test.each(partners)("%s: config is valid and its images exist", (partner) => {
  const { id, logo, watermark, favicon, hero, productIcons } = config(partner);
  expect(id).toBe(partner);
  const images = [logo, watermark, favicon, hero, ...Object.values(productIcons)].map((image) => image?.src ?? "missing");
  expect(images.filter((src) => !existsSync(`${folder}/${partner}/${src}`))).toEqual([]);
});

test.each(partners)("%s: the theme is whole and legible", (partner) => {
  const theme = read(`${partner}/theme.json`);
  const { dropped, missing } = themeCss(theme)!;
  expect({ dropped, missing, poor: poorContrasts(theme) }).toEqual({ dropped: [], missing: [], poor: [] });
});

test.each(texts)("%s: texts are plain", (name) => {
  const dropped: string[] = [];
  expect(readWording(read(`${name}/text.json`), (key) => dropped.push(key))).not.toBeNull();
  expect(dropped).toEqual([]);
});

test("the bundled brand is the default partner", () => {
  const { id, name, publishableKey, tollFreeNumber, licensing, consentVersion } = config("default");
  expect(bundledConfig).toMatchObject({ id, name, publishableKey, tollFreeNumber, licensing, consentVersion });
});

test("telephone numbers are fictional", () => {
  for (const partner of partners) expect(config(partner).tollFreeNumber).toMatch(/^\(\d{3}\) 555-01\d{2}$/);
});
