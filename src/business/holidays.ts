import { addDays, addMonths, compareDates, type CalendarDate } from "../kernel/dates";

const weekday = ({ year, month, day }: CalendarDate): number => new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** Returns the nth given weekday (0 is Sunday) of a month; "last" counts from its end. */
function nth(year: number, month: number, day: number, count: 1 | 2 | 3 | 4 | "last"): CalendarDate {
  if (count === "last") {
    const end = addDays(addMonths({ year, month, day: 1 }, 1), -1);
    return addDays(end, -((weekday(end) - day + 7) % 7));
  }
  const first = { year, month, day: 1 };
  return addDays(first, ((day - weekday(first) + 7) % 7) + 7 * (count - 1));
}

/** Moves a holiday on a Saturday to Friday, on a Sunday to Monday (5 U.S.C. 6103(b), E.O. 11582). */
function observed(date: CalendarDate): CalendarDate {
  const day = weekday(date);
  return day === 6 ? addDays(date, -1) : day === 0 ? addDays(date, 1) : date;
}

/** Federal holidays of a year as they are observed (5 U.S.C. 6103(a)). New Year's Day may fall on the last of December. */
export const federalHolidays = (year: number): readonly CalendarDate[] => [
  observed({ year, month: 1, day: 1 }),
  nth(year, 1, 1, 3),
  nth(year, 2, 1, 3),
  nth(year, 5, 1, "last"),
  observed({ year, month: 6, day: 19 }),
  observed({ year, month: 7, day: 4 }),
  nth(year, 9, 1, 1),
  nth(year, 10, 1, 2),
  observed({ year, month: 11, day: 11 }),
  nth(year, 11, 4, 4),
  observed({ year, month: 12, day: 25 }),
];

export const isFederalHoliday = (date: CalendarDate): boolean =>
  [...federalHolidays(date.year), ...federalHolidays(date.year + 1)].some((holiday) => compareDates(holiday, date) === 0);
