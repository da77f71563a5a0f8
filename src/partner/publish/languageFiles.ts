import type { Language } from "../../kernel/language";

/** The file of a partner's texts in a language that the source is translated into. */
export const textFile = (language: Language): string => `text.${language}.json`;

const names = new Intl.DisplayNames("en", { type: "language" });

/** "Spanish": what a language is called to partners, who are written to in English. */
export const englishName = (language: Language): string => names.of(language) ?? language;
