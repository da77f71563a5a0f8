import { driverHistoryYears } from "../../business/limits";
import { localeOf, type Language } from "../../kernel/language";

const formats = new Map<Language, Intl.DateTimeFormat>();

/** Returns the format of a month and its year. A page's first takes a slow phone 100 ms to make. */
export function monthFormat(language: Language): Intl.DateTimeFormat {
  const made = formats.get(language) ?? new Intl.DateTimeFormat(localeOf(language), { month: "long", year: "numeric" });
  formats.set(language, made);
  return made;
}

/** The month and year from which incidents count: "November 2023", "noviembre de 2023". */
export const historyStart = (now: Date, language: Language): string =>
  monthFormat(language).format(new Date(now.getFullYear() - driverHistoryYears, now.getMonth(), 1));
