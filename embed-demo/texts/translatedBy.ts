import { existsSync, readFileSync } from "node:fs";
import type { Language } from "../../src/kernel/language";

/** What a language's JSON file says, read when it is first asked for. Undefined for a language that has none: its readers are told the source's words. */
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
