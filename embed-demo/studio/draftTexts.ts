import { sourceLanguage, type Language } from "../../src/kernel/language";
import { textsByKey } from "../../src/kernel/phrase";
import type { Beginning } from "./beginning";
import type { Draft } from "./draft";

type Texts = Readonly<Record<string, string>>;

const made = new WeakMap<object, Texts>();

/** The widget's own texts in a language, by key. */
export function ownWords({ catalogues }: Pick<Beginning, "catalogues">, language: Language): Texts {
  const catalogue = catalogues[language];
  if (!catalogue) return {};
  if (!made.has(catalogue)) made.set(catalogue, textsByKey(catalogue));
  return made.get(catalogue)!;
}

/** The widget's own texts in a language by their English, such as the titles of its screens. */
export function wordsOf(beginning: Pick<Beginning, "catalogues">, language: Language): Texts {
  const said = ownWords(beginning, language);
  return Object.fromEntries(Object.entries(ownWords(beginning, sourceLanguage)).flatMap(([key, english]) => (said[key] === undefined ? [] : [[english, said[key]]])));
}

const textsIn = (draft: Draft, language: Language): Texts => (language === sourceLanguage ? draft.text : draft.translated[language]) ?? {};

/** The partner's words for a text in a language; undefined while they are the widget's own. */
export const textOf = (draft: Draft, language: Language, key: string): string | undefined => textsIn(draft, language)[key];

/** The keys of the texts changed in any language. */
export const textsChanged = ({ text, translated }: Draft): readonly string[] => [...new Set([text, ...Object.values(translated)].flatMap((texts) => Object.keys(texts)))];

/** A draft with other words for a text in one language; null takes them out there. */
export function withText(draft: Draft, language: Language, key: string, text: string | null): Draft {
  const { [key]: _before, ...others } = textsIn(draft, language);
  const next = text === null ? others : { ...textsIn(draft, language), [key]: text };
  return language === sourceLanguage ? { ...draft, text: next } : { ...draft, translated: { ...draft.translated, [language]: next } };
}
