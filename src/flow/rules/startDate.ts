import { startDate } from "../../business/limits";
import { calendarDay, daysBetween, parseDate } from "../../kernel/dates";
import { phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { dateProblem } from "./date";
import type { Rule } from "./rule";

export const startDateTexts = phrases("error.startDate", {
  missing: "Enter insurance start date",
  past: "Start date cannot be in the past",
  notAhead: "You must select a date in the future",
  tooLate: "Start date must be within 60 days of today's date",
});

/** Whole days from the visitor's today to a date as typed; null while it isn't one. */
export function daysAhead(value: string, now: Date): number | null {
  const date = parseDate(value);
  return date && daysBetween(calendarDay(now), date);
}

/**
 * From tomorrow to 60 days ahead. Beyond a year it is no mistake but a case for an advisor, which the step raises. `past` is
 * what renters read in other words.
 */
export const insuranceStart =
  (past: Phrase = startDateTexts.past): Rule<string> =>
  (value, { now }) => {
    if (value.trim() === "") return startDateTexts.missing;
    const days = daysAhead(value, now);
    if (days === null) return dateProblem(value);
    if (days < 0) return past;
    if (days === 0) return startDateTexts.notAhead;
    return days > startDate.window && days <= startDate.trickyAfter ? startDateTexts.tooLate : null;
  };
