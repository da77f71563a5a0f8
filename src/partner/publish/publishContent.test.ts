import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { bundledTheme } from "../bundledTheme";
import { publishedSchema } from "../published";
import { publishContent, type PartnerFiles } from "./publishContent";

type Members = Record<string, unknown>;
type Theme = Record<string, Record<string, unknown>>;

const read = (path: string): Members =>
  JSON.parse(readFileSync(`embed-demo/content/${path}`, "utf8").replaceAll(/\{\{\w+\}\}/g, "https://site.example")) as Members;

let files: { -readonly [Name in keyof PartnerFiles]: PartnerFiles[Name] };
const publish = (partner = "auvane") => publishContent(partner, files, 1_700_000_000_000);
/** Publishes, and returns the content and the messages about it. */
const published = () => {
  const result = publish();
  if (!result.ok) throw new Error(result.problems.join("\n"));
  return result;
};
const problems = (partner?: string): readonly string[] => {
  const result = publish(partner);
  return result.ok ? [] : result.problems;
};
const theme = () => files.theme as Theme;

beforeEach(() => {
  files = {
    config: read("auvane/config.json"),
    text: { "a.own": "own", "a.shared": "own" },
    translated: { es: { "a.own": "propio", "a.shared": "propio" } },
    theme: read("auvane/theme.json"),
    baseText: { "a.base": "base", "a.shared": "base", "a.co": "base" },
    cobrandText: { "a.co": "co", "a.shared": "co" },
    cobrandTranslated: { es: { "a.co": "de ambos" } },
  };
});

test("Spanish texts are published beside the English ones", () => {
  expect(published().content.translated).toEqual({ es: { "a.own": "propio", "a.shared": "propio", "a.co": "de ambos" } });
});

test("a text without Spanish is named only if visitors can choose Spanish", () => {
  files.translated = { es: { "a.own": "propio" } };
  expect(published().warnings).toEqual(["text.es.json, a.shared: missing, Spanish visitors read the widget's own text"]);
  files.config = { ...read("auvane/config.json"), languages: ["en"] };
  expect(published().warnings).toEqual([]);
});

test("a partner without a slip: one file that pages can read, and nothing to report", () => {
  const { content, warnings } = published();
  expect(warnings).toEqual([]);
  expect(content.publishedAt).toBe(1_700_000_000_000);
  expect(content.config).toMatchObject({ id: "auvane", name: "Auvane Motors" });
  expect(content.theme).toMatchObject({ "radius-card": "4px" });
  // Serializes it, as it is sent over the network.
  expect(publishedSchema.parse(JSON.parse(JSON.stringify(content)))).toEqual(content);
});

test("texts: own over co-brand over base", () => {
  expect(published().content.wording).toEqual({ "a.own": "own", "a.shared": "own", "a.base": "base", "a.co": "co" });
});

test("co-brand texts are for that mode only, and not even checked in another", () => {
  files.config = { ...read("auvane/config.json"), partnerAppMode: "standard" };
  files.cobrandText = null;
  expect(published().content.wording["a.co"]).toBe("base");
  expect(published().content.config.cobrandName, "who stands beside a partner that stands alone").toBeUndefined();
});

test.each([
  ["alone under a private label", { partnerAppMode: "private-label", cobrandName: "Clearmoor" }, undefined],
  ["alone where the other name is its own", { cobrandName: "Auvane Motors, LLC" }, undefined],
  ["with its co-brand, by an older file's flag", { partnerAppMode: undefined, cobrandName: "Clearmoor" }, "Clearmoor"],
])("a partner is shown %s", (_how, changed, cobrandName) => {
  files.config = { ...read("auvane/config.json"), ...changed };
  expect(published().content.config.cobrandName).toBe(cobrandName);
});

test.each<[string, "config" | "text" | "theme" | "baseText" | "cobrandText", unknown, readonly string[]]>([
  ["a config that isn't one", "config", [], ["config.json, the whole file: Invalid input: expected object, received array"]],
  ["another partner's config", "config", read("default/config.json"), ['config.json, id: is "default", and the folder is "auvane"']],
  ["texts that are no map", "text", ["a"], ["text.json: must be a map of phrase keys to texts"]],
  ["no shared texts", "baseText", null, ["base/text.json: must be a map of phrase keys to texts"]],
  ["no co-brand texts", "cobrandText", undefined, ["cobrand/text.json: must be a map of phrase keys to texts"]],
  ["a theme that isn't one", "theme", "red", ["theme.json, the whole file: must be a map of groups of design tokens"]],
])("nothing is published for %s", (_name, file, value, expected) => {
  files[file] = value;
  expect(problems()).toEqual(expected);
});

test.each<[string, Members, string]>([
  ["a script for a link", { privacyUrl: "javascript:alert(1)" }, "privacyUrl"],
  ["a script for a return link", { partnerReturnUrl: " javascript:alert(1)" }, "partnerReturnUrl"],
  ["a link without its scheme", { termsUrl: "//evil.example/" }, "termsUrl"],
  ["a link that ends its attribute", { locationsUrl: 'https://a.example/"onclick="x' }, "locationsUrl"],
  ["an image from elsewhere", { logo: { src: "//evil.example/a.svg", width: 1, height: 1 } }, "logo.src"],
  ["an image out of the folder", { hero: { src: "../a.svg", width: 1, height: 1 } }, "hero.src"],
  ["an image of another kind", { favicon: { src: "a.html", width: 1, height: 1 } }, "favicon.src"],
  ["a number that nobody can dial", { tollFreeNumber: "800-555-0142" }, "tollFreeNumber"],
  ["a key that isn't publishable", { publishableKey: "sk_live_1" }, "publishableKey"],
  ["a mode that there isn't", { partnerAppMode: "white-label" }, "partnerAppMode"],
])("nothing is published for %s, and its place is named", (_name, changed, place) => {
  files.config = { ...read("auvane/config.json"), ...changed };
  expect(problems()).toEqual([expect.stringMatching(new RegExp(`^config\\.json, ${place.replace(".", "\\.")}: .`))]);
});

test.each<[string, Members, readonly string[]]>([
  ["links in a language that there isn't", { linksIn: { fr: { privacyUrl: "https://a.example/" } } }, ["config.json, linksIn.fr: unknown language; write en or es"]],
  ["such a language on offer", { languages: ["en", "fr"] }, ["config.json, languages.1: write en or es"]],
])("%s get a message with the expected form", (_name, changed, expected) => {
  files.config = { ...read("auvane/config.json"), ...changed };
  expect(problems()).toEqual(expected);
});

test("all problems are reported together", () => {
  files.text = null;
  files.theme = [];
  expect(problems("other")).toHaveLength(3);
});

test.each<[string, unknown]>([
  ["markup", "<b>own</b>"],
  ["an end of a script", "</script>"],
  ["an entity", "a &lt; b"],
  ["a number", 7],
  ["nothing", null],
  ["a list", ["own"]],
  ["a novel", "a".repeat(2_001)],
])("a text that is %s is left out and named", (_name, text) => {
  files.text = { "a.own": text, "b.own": "fine" };
  files.translated = { es: { "b.own": "bien" } };
  const { content, warnings } = published();
  expect(content.wording).toEqual({ "a.base": "base", "a.co": "co", "a.shared": "co", "b.own": "fine" });
  expect(warnings).toEqual(["text.json, a.own: not plain text, left out"]);
});

test.each<[string, unknown, string]>([
  ["that no screen reads", { color: { sparkle: null } }, "theme.json, color.sparkle: no screen reads it"],
  ["that is the base's", { border: { card: { $type: "dimension", $value: { value: 1, unit: "px" } } } }, "theme.json, border.card: is the base theme's already"],
  ["that fetches", { color: { badge: { $type: "color", $value: "url(//x)" } } }, "theme.json, color.badge: write it like"],
  ["that has braces", { color: { badge: { $type: "color", $value: "{color.action}" } } }, "theme.json, color.badge: write it like"],
])("nothing is published for a token %s, and it is named", (_name, own, problem) => {
  files.theme = own;
  expect(problems()).toEqual([expect.stringContaining(problem)]);
});

test("values that a theme doesn't change come from the base, so that a page has all of them", () => {
  files.theme = { radius: { card: { $type: "dimension", $value: { value: 0, unit: "px" } } } };
  expect(published().content.theme).toEqual({ ...bundledTheme.theme, "radius-card": "0px" });
});

test.each(["text", "baseText", "config"] as const)("a prototype in %s changes nothing", (name) => {
  const before = published().content;
  files[name] = JSON.parse(`{"__proto__":{"isHostile":"yes"},${JSON.stringify(files[name]).slice(1)}`) as unknown;
  const { content } = published();
  expect(content).toEqual(before);
  expect(JSON.stringify(content)).not.toContain("isHostile");
  expect(({} as { isHostile?: unknown }).isHostile).toBeUndefined();
});

test("an illegible pair is published, and named", () => {
  theme()["color"] = { ...theme()["color"], link: theme()["color"]!["surface"] };
  const { warnings } = published();
  expect(warnings).toHaveLength(3);
  expect(warnings[0]).toBe("theme.json, color.link: on surface it has a contrast of 1, and needs 4.5");
});

test.each<[string, Members, string]>([
  ["a number written otherwise", { tollFreeNumber: "800-555-0142" }, "config.json, tollFreeNumber: write it as (800) 555-0142"],
  ["a logo's words that are too long", { logo: { src: "logo.svg", width: 9, height: 9, alt: "x".repeat(121) } }, "config.json, logo.alt: write 1 to 120 characters"],
  ["an address without its scheme", { privacyUrl: "auvane.example/privacy" }, "config.json, privacyUrl: write an address that begins with https://"],
  ["a number that is missing", { tollFreeNumber: undefined }, "config.json, tollFreeNumber: is missing: write it as (800) 555-0142"],
  ["a producer number that is missing", { licensing: { agency: "Auvane", licenses: [] } }, "config.json, licensing.npn: is missing: write up to ten digits"],
  ["a flag in quotation marks", { analytics: "no" }, "config.json, analytics: write true or false"],
  ["one language for a list", { languages: "en" }, "config.json, languages: write a list in square brackets"],
  ["a picture from elsewhere", { logo: { src: "https://a.example/l.svg", width: 1, height: 1 } }, "config.json, logo.src: name a picture in this folder, such as logo.svg"],
])("%s: the message says what to write", (_what, members, problem) => {
  files.config = { ...(files.config as Members), ...members };
  expect(problems()).toEqual([problem]);
});

test("an unknown key is named, and costs nothing else", () => {
  files.config = { ...(files.config as Members), tollfreeNumber: "(800) 555-0142" };
  expect(published().warnings).toEqual(["config.json, tollfreeNumber: unknown, left out; did you mean tollFreeNumber?"]);
});

test("a picture of a line that doesn't exist is named", () => {
  const picture = { src: "icons/auto.svg", width: 80, height: 80 };
  files.config = { ...(files.config as Members), productIcons: { auto: picture, motorcylce: picture } };
  expect(published().warnings).toEqual(["config.json, productIcons.motorcylce: names a line that doesn't exist, never shown; did you mean motorcycle?"]);
});

test("a product that isn't a line is named with the lines, because it leads to an advisor", () => {
  const entry = { insuranceLineType: "AUTO", leadPath: "ui", include: true };
  files.config = { ...(files.config as Members), partnerInsuranceLineType: [entry, { ...entry, include: false }, { ...entry, insuranceLineType: "personal_auto" }] };
  expect(published().warnings).toEqual([
    expect.stringMatching(/^config\.json, partnerInsuranceLineType\.0\.insuranceLineType: AUTO isn't quoted online and leads to an advisor; the lines are PERSONAL_AUTO, /),
  ]);
});

test("a folder whose name can't be an id isn't published, because no page could fetch it", () => {
  expect(problems("Auvane_X")[0]).toContain(`the folder's name, "Auvane_X"`);
});

test("unknown keys are named at any depth, and beside the problems, too", () => {
  const { flags, ...config } = files.config as Members & { flags: Members };
  files.config = { ...config, flags: { ...flags, bundelling: true } };
  expect(published().warnings).toEqual(["config.json, flags.bundelling: unknown, left out; did you mean bundling?"]);
  files.config = { ...config, flags, nmae: config["name"], name: undefined };
  expect(publishContent("auvane", files, 1)).toMatchObject({
    ok: false,
    problems: [expect.stringContaining("config.json, name: ")],
    warnings: ["config.json, nmae: unknown, left out; did you mean name?"],
  });
});
