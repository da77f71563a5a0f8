import type { CalendarDate } from "./dates";
import { localeOf, type Language } from "./language";

const said = (options: Intl.DateTimeFormatOptions) => {
  const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  // The formatter is created for the first date that is shown, as most visitors see none.
  return ({ year, month, day }: CalendarDate, language: Language): string =>
    (formats[language] ??= new Intl.DateTimeFormat(localeOf(language), { timeZone: "UTC", ...options })).format(new Date(Date.UTC(year, month - 1, day)));
};

/** In a sentence: "December 1", "1 de diciembre". */
export const dayInSentence = said({ month: "long", day: "numeric" });
/** On its own: "December 1, 2026". */
export const dayWithYear = said({ month: "long", day: "numeric", year: "numeric" });
/** In a list: "Dec 1, 2026". */
export const shortDay = said({ month: "short", day: "numeric", year: "numeric" });
