interface Entry {
  /** The language's name in the language itself. */
  readonly name: string;
  /** The locale for Intl: the language as spoken in the United States, with its dates and money. */
  readonly locale: string;
  /** Distinguishes its files and versions from the source's: "insurance-quote-es.js", consent "2026-01-es". */
  readonly suffix: string;
}

/**
 * The language of the source. It is used when no other language is asked for, and for every text that another language
 * lacks.
 */
export const sourceLanguage = "en";

/**
 * Languages that the source is translated into. A further language is a name here, its entry below, and the files named
 * after it.
 */
export const translations = ["es"] as const;

export const languages = [sourceLanguage, ...translations] as const;

export type Language = (typeof languages)[number];

const registry: Readonly<Record<Language, Entry>> = {
  en: { name: "English", locale: "en-US", suffix: "" },
  es: { name: "Español", locale: "es-US", suffix: "-es" },
};

export const nameOf = (language: Language): string => registry[language].name;
export const localeOf = (language: Language): string => registry[language].locale;
export const suffixOf = (language: Language): string => registry[language].suffix;
