import { existsSync, readFileSync } from "node:fs";
import type { Language } from "../../src/kernel/language";

/** The content of a language's JSON file, read at first use. Undefined for a language without one: its readers get the source texts. */
export function translatedBy<Texts>(fileOf: (language: Language) => URL): (language: Language) => Texts | undefined {
  const read = new Map<Language, Texts | undefined>();
  return (language) => {
    if (!read.has(language)) {
      const file = fileOf(language);
      read.set(language, existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Texts) : undefined);
    }
    return read.get(language);
  };
}
