interface Entry {
  /** The language's name in the language itself. */
  readonly name: string;
  /** The locale for Intl: the language as spoken in the United States, with its dates and money. */
  readonly locale: string;
  /** The language lacks some of its texts, which `npm run languages` counts by area. English replaces them. */
  readonly isPartial?: true;
}

/**
 * The language of the source. It is used when no other language is asked for, and for every text that another language
 * lacks.
 */
export const sourceLanguage = "en" as const;

/** Every language has one entry here. Its texts are in files named after its code. */
const registry = {
  en: { name: "English", locale: "en-US" },
  es: { name: "Español", locale: "es-US" },
} as const satisfies Readonly<Record<string, Entry>>;

export type Language = keyof typeof registry;

const entries: Readonly<Record<Language, Entry>> = registry;

export const languages = Object.keys(registry) as [Language, ...Language[]];
/** The languages that the source is translated into. */
export const translations = /* @__PURE__ */ languages.filter((language) => language !== sourceLanguage);

export const nameOf = (language: Language): string => entries[language].name;
export const localeOf = (language: Language): string => entries[language].locale;
export const isPartial = (language: Language): boolean => entries[language].isPartial ?? false;
/** Distinguishes a language's files and versions from the source's: "insurance-quote-es.js", consent "2026-01-es". */
export const suffixOf = (language: Language): string => (language === sourceLanguage ? "" : `-${language}`);

/** The language in which to show texts that belong together: the one asked for if it has them, or else the source's. */
export const shownIn = <Texts extends { readonly [sourceLanguage]: unknown }>(texts: Texts, language: Language): keyof Texts & Language =>
  (language in texts ? language : sourceLanguage) as keyof Texts & Language;
