import { residedFrom } from "../../business/limits";
import { calendarDay, compareDates, formatDate, parseDate } from "../../kernel/dates";
import { fill, phrases } from "../../kernel/phrase";
import { dateProblem } from "./date";
import type { Rule } from "./rule";

const texts = phrases("error.resideTime", { outside: "Enter a date from {first} to today" });

/** Since when the insured has lived there: from 1970 to today, or nothing said. */
export const resideTime: Rule<string> = (value, { now }) => {
  if (value.trim() === "") return null;
  const since = parseDate(value);
  if (!since) return dateProblem(value);
  const isWithin = compareDates(since, residedFrom) >= 0 && compareDates(since, calendarDay(now)) <= 0;
  return isWithin ? null : fill(texts.outside, { first: formatDate(residedFrom) });
};
