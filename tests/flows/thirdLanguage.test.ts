import { describe, expect, test } from "vitest";
import { coverageWords } from "../../embed-demo/service/texts/coverageWords";
import { problemWords } from "../../embed-demo/service/http/problemWords";
import { breedsOf } from "../../embed-demo/service/reference/breeds";
import { inLanguage, spoken } from "../../embed-demo/texts/inLanguage";
import { isPartial, languages, localeOf, nameOf, shownIn, sourceLanguage, suffixOf, translations, type Language } from "../../src/kernel/language";
import { say, type Catalogue } from "../../src/kernel/phrase";
import { wordingIn } from "../../src/partner/partnerShown";
import { translated } from "../../src/build/catalogue.mjs";
import { missingTexts } from "../languages/missingTexts";
import { textFiles } from "../languages/textFiles";
import { textsInCode } from "../languages/textsInCode";
import { readdirSync } from "node:fs";

/** A language that isn't registered and has no texts. Like French, it counts nothing as singular. */
const third = "hi" as Language;

describe("a language that lacks a text uses the source's, never another language's", () => {
  test.each<[string, (language: Language) => unknown]>([
    ["a coverage's name", (language) => coverageWords("Loss of use", language)],
    ["what a problem says", (language) => problemWords("Body too large", language)],
    ["breeds and their order", (language) => breedsOf("DOG", language)],
    ["a page's text", (language) => spoken("Privacy", language)],
  ])("%s", (_what, said) => {
    expect(said(third)).toEqual(said(sourceLanguage));
    expect(said("es")).not.toEqual(said(sourceLanguage));
  });

  test("a page, except for its language and the links to the others", () => {
    const page = '<html lang="{{lang}}"><p>Privacy</p>{{languages}}</html>';
    expect(inLanguage(page, third)).toBe(
      `<html lang="hi"><p>Privacy</p>${languages.map((code) => `<a href="?lang=${code}" lang="${code}" hreflang="${code}">${nameOf(code)}</a>`).join(" ")}</html>`,
    );
  });

  test("a partner's texts give way to the widget's own", () => {
    const partner = { wording: { "a.b": "Hello" }, translated: { es: { "a.b": "Hola" } } };
    expect([wordingIn(partner, sourceLanguage), wordingIn(partner, "es"), wordingIn(partner, third)]).toEqual([{ "a.b": "Hello" }, { "a.b": "Hola" }, {}]);
  });
});

test.each(translations)("%s has every text, or is declared partial", (language) => {
  expect(missingTexts(language).length > 0).toBe(isPartial(language));
});

test("missing texts are counted by area, and areas without any are left out", () => {
  const source = { "quotes.list": { more: "Show more", none: "None" }, quotes: { title: "Quotes" }, driver: { title: "Driver" } };
  const own = { "quotes.list": { more: "Plus" }, driver: { title: "Conducteur" } };
  expect(missingTexts(third, source, own)).toEqual([{ area: "quotes", all: 3, own: 1 }]);
});

test("e-mails, the fallback, pages and problems are counted, too", () => {
  const counted = (language: Language) => [...textsInCode(language), ...textFiles(language)];
  expect(counted("es").filter(({ all, own }) => own < all)).toEqual([]);
  const areas = new Map(counted(third).map(({ area, all, own }) => [area, [all > 0, own]]));
  for (const area of ["policyEmail", "fallback", "texts/legal", "service/texts/problems", "content/cobrand/text"]) expect(areas.get(area), area).toEqual([true, 0]);
});

test("a built catalogue has its language's missing texts in English, apart from its own, with the plural forms of English", () => {
  const rows = { one: "{count} row", other: "{count} rows" };
  const built = JSON.parse(translated("es", JSON.stringify({ compare: { title: "Compare quotes", rows } }))) as Catalogue;
  expect([built.en, built.compare?.title]).toEqual([{ "compare.rows": rows }, "Comparar {count} cotizaciones"]);
  // Hindi would choose the singular for 0 by its own rules: the English text follows English ones.
  expect(say({ key: "compare.rows", params: { count: 0 } }, {}, built, third)).toBe("0 rows");
});

test("an e-mail in a language that lacks it is in English as a whole", () => {
  const texts = { en: "Hello", es: "Hola" };
  expect([shownIn(texts, "es"), shownIn(texts, third)]).toEqual(["es", "en"]);
});

test("every language has a name, an American locale that Intl knows, and a suffix, and each but the source has its texts", () => {
  for (const language of languages) {
    expect(nameOf(language)).not.toBe("");
    expect(localeOf(language)).toBe(`${language}-US`);
    expect(Intl.DateTimeFormat.supportedLocalesOf(localeOf(language))).not.toEqual([]);
    expect(suffixOf(language)).toBe(language === sourceLanguage ? "" : `-${language}`);
  }
  expect(readdirSync("src/texts").sort()).toEqual([...translations].sort());
});
