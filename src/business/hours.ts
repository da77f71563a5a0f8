import type { CalendarDate } from "../kernel/dates";
import { isFederalHoliday } from "./holidays";

/** Advisors answer Monday to Friday, 8 a.m. to 9 p.m. in New York, federal holidays excepted. */
export const businessHours = { timeZone: "America/New_York", opens: 8, closes: 21 } as const;

/** Whether an advisor can be reached at an instant. Open from 8:00:00, closed from 21:00:00. */
export function isOpen(now: Date): boolean {
  const { date, hour } = inNewYork(now);
  const day = new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay();
  const workday = day >= 1 && day <= 5 && !isFederalHoliday(date);
  return workday && hour >= businessHours.opens && hour < businessHours.closes;
}

let format: Intl.DateTimeFormat | undefined;

/** A formatter costs far more to make than to use, and callers ask for many hours in a row. */
function inNewYork(now: Date): { date: CalendarDate; hour: number } {
  format ??= new Intl.DateTimeFormat("en-US", {
    timeZone: businessHours.timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return { date: { year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0 }, hour: parts.hour ?? 0 };
}
