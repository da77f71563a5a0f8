import { languages, sourceLanguage, type Language } from "../../../src/kernel/language";
import { say, worded, type Catalogue } from "../../../src/kernel/phrase";
import { translatedBy } from "../../texts/translatedBy";

const catalogueIn = translatedBy<Catalogue>((language) => new URL(`../texts/problems.${language}.json`, import.meta.url));

/** The first language of an Accept-Language header if we support it, else the source language. */
export const spokenBy = (header = ""): Language => languages.find((language) => header.trim().toLowerCase().startsWith(language)) ?? sourceLanguage;

/** A problem's text in the caller's language. Its code is the same in each. */
export const problemWords = (words: string, language: Language): string => say(worded(words), {}, catalogueIn(language));
