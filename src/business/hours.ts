import type { CalendarDate } from "../kernel/dates";
import { isFederalHoliday } from "./holidays";
import { advisorHours } from "./limits";

/** Advisors answer Monday to Friday between these hours in New York, except on federal holidays. */
export const businessHours = { timeZone: "America/New_York", ...advisorHours } as const;

const clock = (hour: number, morning: string, afternoon: string): string => `${hour % 12 === 0 ? 12 : hour % 12}${hour < 12 ? morning : afternoon}`;

/** "4 p.m.", with a space that doesn't wrap. */
export const hourText = (hour: number): string => clock(hour, "\u00a0a.m.", "\u00a0p.m.");

/** "4pm", for lines that have room for little. */
const briefHour = (hour: number): string => clock(hour, "am", "pm");

/** For lines of few words about when advisors answer. */
export const briefHours = { opens: briefHour(advisorHours.opens), closes: briefHour(advisorHours.closes) } as const;

/** For sentences about when advisors answer. */
export const hoursSaid = { opens: hourText(advisorHours.opens), closes: hourText(advisorHours.closes) } as const;

/**
 * Tells whether an advisor can be reached at an instant. Open from the first second of `opens`, closed from that of
 * `closes`.
 */
export function isOpen(now: Date): boolean {
  const { date, hour } = inNewYork(now);
  const day = new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay();
  const workday = day >= 1 && day <= 5 && !isFederalHoliday(date);
  return workday && hour >= businessHours.opens && hour < businessHours.closes;
}

let format: Intl.DateTimeFormat | undefined;

/** Creating a formatter costs far more than using it, and callers ask for many hours in a row, so it is kept. */
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
