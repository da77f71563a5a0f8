import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { languages, nameOf, translations, type Language } from "../../src/kernel/language";

/** The texts of the demo's sites in a language, by source text: one folder per language, one file per site. */
function textsIn(language: Language): Readonly<Record<string, string>> {
  const folder = fileURLToPath(new URL(`${language}/`, import.meta.url));
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(folder + file, "utf8")) as object)) as Readonly<Record<string, string>>;
}
const texts = new Map<Language, Readonly<Record<string, string>>>(translations.map((language) => [language, textsIn(language)]));

/** A site's text in a language. An untranslated text stays as it is; `spanishPages.test.ts` finds it. */
export const spoken = (text: string, language: Language): string => texts.get(language)?.[text] ?? text;

/** Pages with `<html lang="{{lang}}">` are served in every language; others, such as the studio, only in English. */
const open = "{{lang}}";

const waysTo = (language: Language): string =>
  languages.filter((other) => other !== language).map((other) => `<a href="?lang=${other}" lang="${other}" hreflang="${other}">${nameOf(other)}</a>`).join(" ");

/** Tells a partner's files in a language from those in the first of its languages; null if there are none. */
export function fileSuffix(published: readonly string[], language: Language): string | null {
  const at = published.indexOf(language);
  if (at < 0) return null;
  return at === 0 ? "" : `-${language}`;
}

/** An element inside a line of text, or several in a row. None is nested in another of the same name. */
const inside = /(<(a|b|br|code|em|i|kbd|small|span|strong|time)\b[^>]*>)([\s\S]*?)(<\/\2>)/g;
const around = /(<(?:script|style|svg)\b[\s\S]*?<\/(?:script|style|svg)>|<!--[\s\S]*?-->|<(?!\/?(?:a|b|br|code|em|i|img|kbd|small|span|strong|time)\b)[^>]+>)/;

/** A page with each of its texts passed through `say`. A text includes its inline markup, without attributes: `Ask <b>us</b>`. */
export function eachText(html: string, say: (text: string) => string): string {
  const line = (text: string): string => {
    const beside = text.replace(inside, "").replace(/<[^>]+>/g, "");
    if (!/\p{L}{2}/u.test(beside.replace(/&\w+;|\{\{\w+\}\}|\[\[\w+\]\]/g, ""))) return text.replace(inside, (_whole, before: string, _tag, within: string, after: string) => before + line(within) + after);
    const [, before = "", middle = "", after = ""] = /^((?:\s|<img\b[^>]*>)*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
    const tags = middle.match(/<\w[^>]*>/g) ?? [];
    const said = say(middle.replace(/\s+/g, " ").replace(/<(\w+)[^>]*>/g, "<$1>"));
    return before + said.replace(/<\w+>/g, () => tags.shift() ?? "") + after;
  };
  const attribute = /(\s(?:alt|aria-label|placeholder|data-said)="|<meta name="description" content=")([^"]*\p{L}{2}[^"]*)(?=")/gu;
  return html
    .split(around)
    .map((part, at) => (at % 2 === 0 ? line(part) : part))
    .join("")
    .replace(attribute, (_whole, before: string, text: string) => before + say(text));
}

/**
 * A page in a language, as it is served: with links to the other languages, and with its legal pages and its script's first screen
 * in that language. `publishedIn`: the languages of a partner's own script, of which the first one has the name without a language.
 */
export function inLanguage(html: string, language: Language, publishedIn: (partner: string) => readonly string[] = () => []): string {
  if (!html.includes(open)) return html;
  const said = texts.has(language) ? eachText(html, (text) => spoken(text, language)).replace(/(href="\/[\w-]+\/legal\/[\w-]+\/)"/g, `$1?lang=${language}"`) : html;
  return said
    .replace(/(\/content\/([^"/]+)\/insurance-quote)\.js/g, (_whole, stem: string, partner: string) => `${stem}${fileSuffix(publishedIn(partner), language) ?? ""}.js`)
    .replaceAll(open, language)
    .replaceAll("{{languages}}", waysTo(language));
}
