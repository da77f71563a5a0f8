import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { languages, type Language } from "../../../src/kernel/language";
import { say, worded, type Catalogue } from "../../../src/kernel/phrase";
import { lazy } from "../reference/dataFile";

const spanish = lazy(() => JSON.parse(readFileSync(fileURLToPath(new URL("../texts/problems.es.json", import.meta.url)), "utf8")) as Catalogue);

/** The first language of an Accept-Language header, where it is one of ours, else English. */
export const spokenBy = (header = ""): Language => languages.find((language) => header.trim().toLowerCase().startsWith(language)) ?? "en";

/** What a problem says, for a caller of that language. Its code is the same in each. */
export const problemWords = (words: string, language: Language): string => (language === "en" ? words : say(worded(words), {}, spanish()));
