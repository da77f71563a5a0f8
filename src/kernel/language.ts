interface Entry {
  /** As its readers call it. */
  readonly name: string;
  /** As Intl knows it: spoken in the United States, with its dates and its money. */
  readonly locale: string;
  /** Tells its files and versions from the source's: "insurance-quote-es.js", consent "2026-01-es". */
  readonly suffix: string;
}

/** What the source is written in: it is spoken where no other language is asked for, and wherever another has no words of its own. */
export const sourceLanguage = "en";

/** What the source is translated into. A further language is a name here, its entry below, and the files that are named after it. */
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
