import { residedFault } from "../../business/startRules";
import { calendarDay, parseDate } from "../../kernel/dates";
import { phrases } from "../../kernel/phrase";
import { dateProblem } from "./date";
import type { Rule } from "./rule";
import { saying } from "./saying";

const texts = phrases("error.resideTime", { outside: "Enter a date between {first} and today" });

/** Checks the date since when the insured has lived there; it may be empty. */
export const resideTime: Rule<string> = (value, { now }) => {
  if (value.trim() === "") return null;
  const since = parseDate(value);
  return since ? saying({ residedOutside: texts.outside }, residedFault(since, calendarDay(now))) : dateProblem(value);
};
