import { driverHistoryYears } from "../../business/limits";
import { localeOf, type Language } from "../../kernel/language";

/** The month and year from which incidents count: "November 2023", "noviembre de 2023". */
export const historyStart = (now: Date, language: Language): string =>
  new Date(now.getFullYear() - driverHistoryYears, now.getMonth(), 1).toLocaleString(localeOf(language), { month: "long", year: "numeric" });
