import type { CalendarDate } from "../../kernel/dates";
import { addDays } from "../../kernel/dates";
import { localeOf, type Language } from "../../kernel/language";

const utc = ({ year, month, day }: CalendarDate): Date => new Date(Date.UTC(year, month - 1, day));
const weekdayOf = (date: CalendarDate): number => utc(date).getUTCDay();
const format = (language: Language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: "UTC" });

/**
 * Names of weekdays from Sunday, the first day of an American calendar. Call it only when a calendar opens: formatters are
 * expensive.
 */
export function weekdays(language: Language): readonly { readonly short: string; readonly long: string }[] {
  const [short, long] = [format(language, { weekday: "short" }), format(language, { weekday: "long" })];
  return Array.from({ length: 7 }, (_member, day) => {
    // January 3, 2027 is a Sunday.
    const date = utc({ year: 2027, month: 1, day: 3 + day });
    return { short: short.format(date).slice(0, 2), long: long.format(date) };
  });
}

/** "July 2026" */
export const monthName = (date: CalendarDate, language: Language): string => format(language, { month: "long", year: "numeric" }).format(utc(date));

/** "Wednesday, July 1, 2026" */
export const dayName = (date: CalendarDate, language: Language): string =>
  format(language, { weekday: "long", month: "long", day: "numeric", year: "numeric" }).format(utc(date));

const daysIn = ({ year, month }: CalendarDate): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The weeks of a date's month, Sunday first; null where a week has days of another month. */
export function weeksOf(date: CalendarDate): readonly (readonly (CalendarDate | null)[])[] {
  const first = weekdayOf({ ...date, day: 1 });
  const days = daysIn(date);
  const cell = (index: number): CalendarDate | null => {
    const day = index - first + 1;
    return day >= 1 && day <= days ? { ...date, day } : null;
  };
  return Array.from({ length: Math.ceil((first + days) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => cell(week * 7 + day)),
  );
}

function addMonths(date: CalendarDate, months: number): CalendarDate {
  const count = date.year * 12 + date.month - 1 + months;
  const month = { year: Math.floor(count / 12), month: (count % 12) + 1, day: 1 };
  return { ...month, day: Math.min(date.day, daysIn(month)) };
}

/** Returns the day that a key leads to from a day; null for other keys. */
export function moved(from: CalendarDate, key: string): CalendarDate | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(from, -1);
    case "ArrowRight":
      return addDays(from, 1);
    case "ArrowUp":
      return addDays(from, -7);
    case "ArrowDown":
      return addDays(from, 7);
    case "Home":
      return addDays(from, -weekdayOf(from));
    case "End":
      return addDays(from, 6 - weekdayOf(from));
    case "PageUp":
      return addMonths(from, -1);
    case "PageDown":
      return addMonths(from, 1);
    default:
      return null;
  }
}
