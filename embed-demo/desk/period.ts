import { addDays, calendarDayIn, isoDate } from "../../src/kernel/dates";

/** The last so many days including today, in Eastern time, as the funnel counts them. */
export function lastDays(count: number, now: Date): { readonly from: string; readonly to: string } {
  const today = calendarDayIn("America/New_York", now);
  return { from: isoDate(addDays(today, 1 - count)), to: isoDate(today) };
}

/** Each day of a period, also those without a visit. */
export function daysIn({ from, to }: { readonly from: string; readonly to: string }): readonly string[] {
  const [year, month, day] = from.split("-").map(Number) as [number, number, number];
  const days: string[] = [];
  for (let at = 0; days.at(-1) !== to && at < 400; at += 1) days.push(isoDate(addDays({ year, month, day }, at)));
  return days;
}
