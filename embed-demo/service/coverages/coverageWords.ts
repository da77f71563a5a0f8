import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language } from "../../../src/kernel/language";
import { say, worded, type Catalogue } from "../../../src/kernel/phrase";
import { lazy } from "../reference/dataFile";

const spanish = lazy(() => JSON.parse(readFileSync(fileURLToPath(new URL("../../../src/texts/es/service.json", import.meta.url)), "utf8")) as Catalogue);

/** A coverage's name or value as the widget shows it to a visitor of that language; the service itself keeps the English. */
export const coverageWords = (words: string, language: Language): string => (language === "en" ? words : say(worded(words), {}, spanish()));
