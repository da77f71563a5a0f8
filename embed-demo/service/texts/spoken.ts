import { zoneOf } from "../../../src/business/stateZones";
import { parseIsoDate } from "../../../src/kernel/dates";
import { dayWithYear } from "../../../src/kernel/dayInSentence";
import { localeOf, type Language } from "../../../src/kernel/language";

/** A day as people write it: "December 1, 2026". */
export function daySpoken(iso: string, language: Language): string {
  const day = parseIsoDate(iso);
  return day ? dayWithYear(day, language) : iso;
}

/** A time by the clock of a state: "November 24, 2026 at 3:05 PM EST". */
export const momentSpoken = (at: Date, state: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone: zoneOf(state),
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(at);

/** A telephone number as people write it: "(614) 555-0138". Anything but ten digits, with or without the country's 1, stays as it is. */
export function phoneSpoken(number: string): string {
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(number.replace(/[\s().-]/g, "")) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : number;
}
