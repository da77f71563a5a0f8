import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { lineSlugs, type LineSlug } from "../../src/business/lines";
import type { OwnScript } from "../../src/element/firstPaint/handover";
import type { FirstScreens } from "../../src/element/firstPaint/tree";
import { publishContent } from "../../src/partner/publish/publishContent";
import { languages, type Language } from "../../src/kernel/language";
import type { Published } from "../../src/partner/published";
import { originsOf, withOrigins } from "../hosting/origins";
import { ownScript } from "./ownScript";

const code = "throw new Error('The loader is no part of the first statement');";
const base = ":host{display:block}";
/** One class per line, named like the build's. */
const ruleOf = (slug: string): string => `.go${1 + lineSlugs.indexOf(slug as (typeof lineSlugs)[number])}{order:1}`;
const english: FirstScreens = {
  language: "en",
  screens: Object.fromEntries(
    lineSlugs.map((slug, index) => [slug, { route: `${slug}/address`, root: { tag: "main", attributes: { class: `go${1 + index}` }, children: [] } }]),
  ),
  css: base + lineSlugs.map(ruleOf).join(""),
};
const first = Object.fromEntries(languages.map((language) => [language, { ...english, language }])) as Record<Language, FirstScreens>;

const folder = "embed-demo/content";
const read = (path: string): unknown => JSON.parse(withOrigins(readFileSync(`${folder}/${path}`, "utf8"), originsOf(4400)));

function contentOf(partner: string): Published {
  const [config, text, theme] = ["config", "text", "theme"].map((name) => read(`${partner}/${name}.json`));
  const published = publishContent(partner, { config, text, theme, baseText: read("base/text.json"), cobrandText: read("cobrand/text.json") }, 1);
  if (!published.ok) throw new Error(published.problems.join("\n"));
  return published.content;
}

/** The value that the first statements of these scripts leave on the window, run one after the other, as plain data of this realm. */
function leftBy(...scripts: readonly string[]): readonly OwnScript[] {
  const window: { [name: symbol]: unknown } = {};
  for (const script of scripts) {
    const [statement, ...rest] = script.split("\n");
    expect(rest).toEqual([code]);
    runInNewContext(statement!, { window });
  }
  return JSON.parse(JSON.stringify(window[Symbol.for("insurance-quote.own")])) as readonly OwnScript[];
}

const script = (content: Published, dist = "../../dist/", language: Language = "en"): string => ownScript(content, { code, first }, dist, language);

test("the page learns the script's partner, the content, and the widget's address", () => {
  const content = contentOf("prairie-lantern");
  const [own, ...others] = leftBy(script(content, "https://widget.example/dist/"));
  expect(others).toEqual([]);
  expect(own).toMatchObject({ partner: "prairie-lantern", content, dist: "https://widget.example/dist/" });
});

// "other" leads to an advisor, whichever lines a partner offers.
test.each<[string, readonly LineSlug[]]>([
  ["auvane", ["auto", "other"]],
  ["prairie-lantern", lineSlugs],
  ["default", lineSlugs],
])("%s gets the first screens of its lines with their own rules only", (partner, slugs) => {
  const [own] = leftBy(script(contentOf(partner)));
  expect(Object.keys(own!.first.screens)).toEqual(slugs);
  for (const slug of slugs) expect(own!.first.screens[slug]).toEqual(english.screens[slug]);
  expect(own!.first.css).toBe(base + slugs.map(ruleOf).join(""));
});

test.each([
  ["the end of a script", "</script><script>alert(1)</script>"],
  ["the start of a comment", "<!--"],
  ["the separators that once ended a line", "a\u2028b\u2029c"],
  ["quotes and backslashes", `"'\`\\" + \${alert(1)} + "`],
  ["line breaks", "a\nb\r\nc"],
  ["half a pair", "\ud83d"],
])("a text with %s remains data", (_name, text) => {
  const content = contentOf("auvane");
  const named: Published = { ...content, config: { ...content.config, name: text }, wording: { "a.title": text } };
  const [own] = leftBy(script(named));
  expect(own!.content).toEqual(named);
});

test("a second partner's script adds to the first one's", () => {
  const all = leftBy(script(contentOf("auvane")), script(contentOf("default")));
  expect(all.map(({ partner, content }) => [partner, content.config.id])).toEqual([
    ["auvane", "auvane"],
    ["default", "default"],
  ]);
});

test.each(["en", "es"] as const)("a script in %s has first screens in that language only", (language) => {
  const [own] = leftBy(script(contentOf("default"), "../../dist/", language));
  expect(own!.first.language).toBe(language);
});

test("the same content produces the same script", () => expect(script(contentOf("default"))).toBe(script(contentOf("default"))));
