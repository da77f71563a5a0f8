import { localeOf, type Language } from "./language";

/** A number of hours in words: "24 hours", and from two days on, where they are whole, "7 days". */
export function durationInWords(hours: number, language: Language): string {
  const [count, unit] = hours < 48 || hours % 24 > 0 ? [hours, "hour"] : [hours / 24, "day"];
  return new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long" }).format(count);
}
