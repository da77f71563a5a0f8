import { languages, sourceLanguage, type Language } from "../../../src/kernel/language";
import { say, worded, type Catalogue } from "../../../src/kernel/phrase";
import { translatedBy } from "../../texts/translatedBy";

const catalogueIn = translatedBy<Catalogue>((language) => new URL(`../texts/problems.${language}.json`, import.meta.url));

/** The first language of an Accept-Language header, where it is one of ours, else that of the source. */
export const spokenBy = (header = ""): Language => languages.find((language) => header.trim().toLowerCase().startsWith(language)) ?? sourceLanguage;

/** What a problem says, for a caller of that language. Its code is the same in each. */
export const problemWords = (words: string, language: Language): string => say(worded(words), {}, catalogueIn(language));
