/** Calendar dates without a time zone: a birthday is the same day everywhere. Months run 1-12. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const real = (date: CalendarDate): CalendarDate | null =>
  date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= daysIn(date.year, date.month) ? date : null;

/**
 * Reads MM/DD/YYYY, one or two digits for month and day (9/7/1985 is fine), and a date that starts with its year, as other
 * systems write it (1985-09-07, 1985/9/7). Null when it isn't a real day.
 */
export function parseDate(text: string): CalendarDate | null {
  const yearFirst = /^\s*(\d{4})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*$/.exec(text);
  if (yearFirst) return real({ year: Number(yearFirst[1]), month: Number(yearFirst[2]), day: Number(yearFirst[3]) });
  const parts = /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})\s*$/.exec(text);
  return parts ? real({ month: Number(parts[1]), day: Number(parts[2]), year: Number(parts[3]) }) : null;
}

/** Reads the wire form YYYY-MM-DD. */
export function parseIsoDate(text: string): CalendarDate | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  return parts ? real({ year: Number(parts[1]), month: Number(parts[2]), day: Number(parts[3]) }) : null;
}

const two = (value: number): string => String(value).padStart(2, "0");

/** MM/DD/YYYY, as people type it in the United States. */
export const formatDate = (date: CalendarDate): string => `${two(date.month)}/${two(date.day)}/${date.year}`;

/** YYYY-MM-DD, as the API and `<input type="date">` have it. */
export const isoDate = (date: CalendarDate): string => `${String(date.year).padStart(4, "0")}-${two(date.month)}-${two(date.day)}`;

/** The visitor's own calendar day at an instant. */
export const calendarDay = (now: Date): CalendarDate => ({
  year: now.getFullYear(),
  month: now.getMonth() + 1,
  day: now.getDate(),
});

/** The calendar day at an instant in a time zone. */
export function calendarDayIn(timeZone: string, now: Date): CalendarDate {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "numeric", day: "numeric" });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return { year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0 };
}

export const compareDates = (a: CalendarDate, b: CalendarDate): number =>
  a.year - b.year || a.month - b.month || a.day - b.day;

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) / 86_400_000);

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(Date.UTC(date.year, date.month - 1, date.day + days));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** The same day `years` later; February 29 becomes February 28 in a common year. */
export const addYears = (date: CalendarDate, years: number): CalendarDate => ({
  year: date.year + years,
  month: date.month,
  day: Math.min(date.day, daysIn(date.year + years, date.month)),
});

/** The same day `months` later, or that month's last day if it is shorter: a month after January 31 is February 28 or 29. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const index = date.year * 12 + date.month - 1 + months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  return { year, month, day: Math.min(date.day, daysIn(year, month)) };
}

/** Completed years between two days, such as an age. */
export const yearsBetween = (from: CalendarDate, to: CalendarDate): number =>
  to.year - from.year - (to.month < from.month || (to.month === from.month && to.day < from.day) ? 1 : 0);
