import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { insuranceLines } from "../../src/business/lines";
import { textsByKey } from "../../src/kernel/phrase";
import { translationOf } from "../../src/build/catalogue.mjs";
import { phrasesOfWidget } from "../flows/shownTexts";
import { lasting } from "./lasting";

const spanish = new Map(Object.entries(textsByKey(translationOf("es"))));
const asPattern = (text: string): string => text.trim().replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, ".+");

/**
 * The widget's phrases that differ between English and Spanish, as patterns of a whole text. Phrases that are nearly all
 * placeholders would match anything and are left out.
 */
const phrases = phrasesOfWidget().filter(({ at, text }) => {
  const said = spanish.get(at);
  return said !== undefined && said.trim() !== text.trim() && /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, ""));
});
/** Words that are the same in both languages, for another phrase. */
const both = new Set([...spanish.values()].map((text) => text.trim()));
const known = new RegExp(`^(?:${[...new Set(phrases.map(({ text }) => text))].filter((text) => !both.has(text.trim())).map(asPattern).join("|")})$`);

/** Words that only English has. */
const english = /(?<!\p{L})(?:the|and|your|you|with|for|from|this|that|please|enter|select|we|our|of|is|are|not|my|per|years?|months?)(?!\p{L})/iu;

const carriers = readFileSync("embed-demo/service/data/carriers.csv", "utf8").split("\n").map((row) => row.split(",")[1] ?? "");
/** Names that aren't translated: of companies, of answers, and of laws. */
const names = [...carriers, "Insurance Agency, LLC", "Insurance Services, LLC", "Prairie Lantern Credit Union", ...insuranceLines.map(({ wire }) => wire)].filter((name) => name.length > 3);

/** Tells whether a text of a Spanish screen is in English. Two letters are a company's monogram. */
export const isEnglish = (text: string): boolean => text.length > 2 && (known.test(text) || english.test(names.reduce((left, name) => left.replaceAll(name, ""), text)));

/** Returns the English texts left on a screen that should be in Spanish. */
export const englishLeft = (page: Page): Promise<string[]> => lasting(() => saidInEnglish(page));

async function saidInEnglish(page: Page): Promise<string[]> {
  const texts = await page.locator("insurance-quote").first().evaluate((element) => {
    const root = element.shadowRoot!;
    const within = Array.from(root.querySelectorAll("dialog[open]")).at(-1) ?? root;
    const found = new Set<string>();
    const add = (text: string | null): void => {
      const tidy = (text ?? "").replace(/\s+/g, " ").trim();
      if (tidy) found.add(tidy);
    };
    for (const node of within.querySelectorAll("*")) {
      if (node.closest("[lang=en], script, style, option:not(:checked)") && node.closest("[lang]")?.getAttribute("lang") === "en") continue;
      for (const name of ["aria-label", "placeholder", "alt", "title"]) add(node.getAttribute(name));
      // A row keeps the last word of a company's name beside its arrow: "Life" alone would be English.
      const name = node.closest("[id$=-carrier]");
      for (const text of node.childNodes) if (text.nodeType === Node.TEXT_NODE) add((name ?? text).textContent);
    }
    return [...found];
  });
  return texts.filter(isEnglish);
}
