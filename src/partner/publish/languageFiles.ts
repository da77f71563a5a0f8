import type { Language } from "../../kernel/language";

/** The file name of a partner's texts in a translated language. */
export const textFile = (language: Language): string => `text.${language}.json`;

const names = new Intl.DisplayNames("en", { type: "language" });

/** A language's English name, such as "Spanish": messages to partners are in English. */
export const englishName = (language: Language): string => names.of(language) ?? language;
