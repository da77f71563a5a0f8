import { startFault } from "../../business/startRules";
import { calendarDay, daysBetween, parseDate } from "../../kernel/dates";
import { phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { dateProblem } from "./date";
import type { Rule } from "./rule";
import { saying } from "./saying";

export const startDateTexts = phrases("error.startDate", {
  missing: "Enter insurance start date",
  past: "Start date cannot be in the past",
  notAhead: "You must select a date in the future",
  tooLate: "Start date must be within {days} days of today's date",
});

/** Whole days from the visitor's today to a typed date; null if it isn't a date. */
export function daysAhead(value: string, now: Date): number | null {
  const date = parseDate(value);
  return date && daysBetween(calendarDay(now), date);
}

/**
 * Requires tomorrow or later. Beyond a year it isn't an error but a case for an advisor, which the step raises. `past` is
 * the message, which renters word differently.
 */
export const insuranceStart =
  (past: Phrase = startDateTexts.past): Rule<string> =>
  (value, { now }) => {
    if (value.trim() === "") return startDateTexts.missing;
    const start = parseDate(value);
    if (!start) return dateProblem(value);
    const { notAhead: tooSoon, tooLate } = startDateTexts;
    return saying({ past, tooSoon, tooLate, tricky: null }, startFault(start, 1, calendarDay(now)));
  };
