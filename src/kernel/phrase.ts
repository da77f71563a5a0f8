import { sourceLanguage, type Language } from "./language";
import { formFor, type PluralForms } from "./plural";

/** The words of a phrase: one text, or plural forms, among which its parameter `count` chooses. */
export type Text = string | PluralForms;

/**
 * A text that a screen shows: its key in a partner's content and its base English, side by side in the source. The build
 * moves the English into the catalogue (src/build/catalogue.mjs), so that a page gets the texts of one language.
 */
export interface Phrase {
  readonly key: string;
  /**
   * The text used if no catalogue has the key: when run from source, and for words that come from elsewhere, such as the
   * service's.
   */
  readonly english?: Text;
  /** Values of the placeholders. A phrase among them is shown in the same language. */
  readonly params?: Readonly<Record<string, string | number | Phrase>>;
}

/**
 * One language's texts, by the prefix of their phrases and by name. The texts that it lacks are under the source language's
 * code, in that language, by key.
 */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, Text>>>>;

/** Returns a catalogue's texts by the keys under which a partner's text.json can replace them. The form `other` has the phrase's own key. */
export const textsByKey = (catalogue: Catalogue): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(catalogue).flatMap(([prefix, names]) =>
      Object.entries(names).flatMap(([name, text]) =>
        Object.entries(typeof text === "string" ? { other: text } : text).map(([form, said]) => [form === "other" ? `${prefix}.${name}` : `${prefix}.${name}.${form}`, said] as const),
      ),
    ),
  );

/** Declares the phrases of one place, keyed `prefix.name`. Placeholders are written `{name}`. */
export function phrases<Names extends Record<string, Text>>(prefix: string, english: Names): { readonly [Name in keyof Names]: Phrase } {
  const entries = Object.entries(english).map(([name, text]) => [name, { key: `${prefix}.${name}`, english: text }]);
  return Object.fromEntries(entries) as { [Name in keyof Names]: Phrase };
}

/** Replaces `phrases` in the build if every use names its phrase, because the uses then contain the names. */
export const keyed = (prefix: string): Readonly<Record<string, Phrase>> =>
  new Proxy<Record<string, Phrase>>({}, { get: (made, name: string) => (made[name] ??= { key: `${prefix}.${name}` }) });

/** Replaces the other `phrases` in the build, which are looked up or listed. `names` are separated by spaces. */
export const listed = (prefix: string, names: string): Readonly<Record<string, Phrase>> =>
  Object.fromEntries(names.split(" ").map((name) => [name, { key: `${prefix}.${name}` }]));

/**
 * Wraps words of the service in a phrase. Its catalogue key is the English itself, with a `{0}` for each number and without
 * dots, which divide keys. A language without that key shows the words unchanged.
 */
export function worded(words: string): Phrase {
  const numbers: string[] = [];
  const name = words.replaceAll("\u00a0", " ").replace(/\$?\d+(?:[.,]\d+)*[KM%]?/g, (number) => `{${numbers.push(number) - 1}}`).replaceAll(".", "");
  return { key: `service.${name}`, english: words, params: Object.fromEntries(numbers.entries()) };
}

/** Returns the phrase with values for its placeholders. */
export const fill = (phrase: Phrase, params: NonNullable<Phrase["params"]>): Phrase => ({ ...phrase, params });

/**
 * Returns the phrase as text, in a partner's wording if there is one. The wording can replace each plural form by itself:
 * `quotes.more` is the form `other`, `quotes.more.one` the form `one`. Unknown placeholders become empty.
 */
export function say({ key, english = "", params }: Phrase, wording?: Readonly<Record<string, string>>, catalogue?: Catalogue, language: Language = sourceLanguage): string {
  const at = key.lastIndexOf(".");
  const own = catalogue?.[key.slice(0, at)]?.[key.slice(at + 1)];
  const text = own ?? catalogue?.[sourceLanguage]?.[key] ?? english;
  const form = typeof text === "object" ? formFor(text, Number(params?.count), own === undefined ? sourceLanguage : language) : "other";
  const said = wording?.[form === "other" ? key : `${key}.${form}`] ?? (typeof text === "object" ? text[form] : text) ?? "";
  return said.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = params?.[name] ?? "";
    return typeof value === "object" ? say(value, wording, catalogue, language) : String(value);
  });
}
