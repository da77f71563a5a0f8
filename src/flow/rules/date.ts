import { ageFault, licenseFault } from "../../business/ageRules";
import { age } from "../../business/limits";
import { calendarDay, parseDate } from "../../kernel/dates";
import type { CalendarDate } from "../../kernel/dates";
import { phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import type { Rule } from "./rule";
import { saying } from "./saying";

export const dateTexts = phrases("error.date", {
  format: "Enter a date formatted MM/DD/YYYY",
  invalid: "Invalid date",
  completeYear: "Complete year required",
  birthdate: "Enter a birthdate",
  tooYoung: "You must be at least {min} years old",
  tooOld: "You must be under {max} years old",
  future: "Date cannot be in the future",
  licensed: "Enter when this driver was first licensed",
  licensedFormat: "Enter the month and year as MM/YYYY",
  licensedTooEarly: "Check this date. Drivers must be at least {years} when first licensed.",
});

/** Distinguishes a date that can't be read from one that doesn't exist. */
export function dateProblem(text: string): Phrase | null {
  if (parseDate(text)) return null;
  if (/^\s*\d{4}\s*[/.-]\s*\d{1,2}\s*[/.-]\s*\d{1,2}\s*$/.test(text)) return dateTexts.invalid;
  const parts = /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d*)\s*$/.exec(text);
  if (!parts) return dateTexts.format;
  return (parts[3] ?? "").length < 4 ? dateTexts.completeYear : dateTexts.invalid;
}

/** Checks a birth date against the ages, by the visitor's calendar. */
export const birthDate =
  (bounds: { min: number; max: number } = age): Rule<string> =>
  (value, { now }) => {
    if (value.trim() === "") return dateTexts.birthdate;
    const born = parseDate(value);
    return born ? saying(dateTexts, ageFault(born, bounds, calendarDay(now))) : dateProblem(value);
  };

/** Reads MM/YYYY or MM/DD/YYYY; without a day, the first of the month. */
export function parseMonth(text: string): CalendarDate | null {
  const parts = /^\s*(\d{1,2})\s*[/.-]\s*(\d{4})\s*$/.exec(text);
  return parts ? parseDate(`${parts[1]}/1/${parts[2]}`) : parseDate(text);
}

/** Checks the date of the first license. `bornOn` is the driver's birth date as typed. */
export const dateLicensed =
  (bornOn: (context: Parameters<Rule<string>>[1]) => string): Rule<string> =>
  (value, context) => {
    if (value.trim() === "") return dateTexts.licensed;
    const licensed = parseMonth(value);
    if (!licensed) return /^\s*\d{1,2}\s*[/.-]\s*(?:\d{1,2}\s*[/.-]\s*)?\d{1,3}\s*$/.test(value) ? dateTexts.completeYear : dateTexts.licensedFormat;
    return saying(dateTexts, licenseFault(licensed, parseDate(bornOn(context)), calendarDay(context.now)));
  };
