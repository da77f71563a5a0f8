import { age, licensedFromAge } from "../../business/limits";
import { addYears, calendarDay, compareDates, parseDate, yearsBetween } from "../../kernel/dates";
import type { CalendarDate } from "../../kernel/dates";
import { phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import type { Rule } from "./rule";

export const dateTexts = phrases("error.date", {
  format: "Enter a date formatted MM/DD/YYYY",
  invalid: "Invalid date",
  completeYear: "Complete year required",
  birthdate: "Enter a birthdate",
  tooYoung: "You must be at least 18 years old",
  tooOld: "You must be under 101 years old",
  future: "Date cannot be in the future",
  licensed: "Enter the date of the first license",
  licensedFormat: "Enter a date formatted MM/YYYY",
  licensedTooEarly: "Enter a date at least 14 years after the birthdate",
});

/** Tells a date that can't be read from one that doesn't exist. */
export function dateProblem(text: string): Phrase | null {
  if (parseDate(text)) return null;
  if (/^\s*\d{4}\s*[/.-]\s*\d{1,2}\s*[/.-]\s*\d{1,2}\s*$/.test(text)) return dateTexts.invalid;
  const parts = /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d*)\s*$/.exec(text);
  if (!parts) return dateTexts.format;
  return (parts[3] ?? "").length < 4 ? dateTexts.completeYear : dateTexts.invalid;
}

/** A birth date of someone within the ages, by the visitor's calendar. */
export const birthDate =
  (bounds: { min: number; max: number } = age): Rule<string> =>
  (value, { now }) => {
    if (value.trim() === "") return dateTexts.birthdate;
    const problem = dateProblem(value);
    const born = parseDate(value);
    if (problem || !born) return problem;
    const today = calendarDay(now);
    if (compareDates(born, today) > 0) return dateTexts.future;
    const years = yearsBetween(born, today);
    if (years < bounds.min) return dateTexts.tooYoung;
    return years > bounds.max ? dateTexts.tooOld : null;
  };

/** Reads MM/YYYY or MM/DD/YYYY; the first day of the month where none is given. */
export function parseMonth(text: string): CalendarDate | null {
  const parts = /^\s*(\d{1,2})\s*[/.-]\s*(\d{4})\s*$/.exec(text);
  return parts ? parseDate(`${parts[1]}/1/${parts[2]}`) : parseDate(text);
}

/** First licensed: from the month of the 14th birthday to today. `bornOn` is the driver's birth date as typed. */
export const dateLicensed =
  (bornOn: (context: Parameters<Rule<string>>[1]) => string): Rule<string> =>
  (value, context) => {
    if (value.trim() === "") return dateTexts.licensed;
    const licensed = parseMonth(value);
    if (!licensed) return /^\s*\d{1,2}\s*[/.-]\s*(?:\d{1,2}\s*[/.-]\s*)?\d{1,3}\s*$/.test(value) ? dateTexts.completeYear : dateTexts.licensedFormat;
    if (compareDates(licensed, calendarDay(context.now)) > 0) return dateTexts.future;
    const born = parseDate(bornOn(context));
    if (!born) return null;
    const earliest = { ...addYears(born, licensedFromAge), day: 1 };
    return compareDates(licensed, earliest) < 0 ? dateTexts.licensedTooEarly : null;
  };
