import type { Language } from "../../../src/kernel/language";
import { say, worded, type Catalogue } from "../../../src/kernel/phrase";
import { translatedBy } from "../../texts/translatedBy";

const catalogueIn = translatedBy<Catalogue>((language) => new URL(`../../../src/texts/${language}/service.json`, import.meta.url));

/** A coverage's name or value as the widget shows it in that language; the service itself stores the English. */
export const coverageWords = (words: string, language: Language): string => say(worded(words), {}, catalogueIn(language));
