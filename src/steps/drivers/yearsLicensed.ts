import { isBarred } from "../../business/states";
import type { RuleContext } from "../../flow/field";
import { parseMonth } from "../../flow/rules/date";
import { calendarDay, yearsBetween } from "../../kernel/dates";
import { drivers } from "./fields";

/** Completed years since the main driver was first licensed; null when the state doesn't allow the question. */
export function yearsLicensed({ answers, state, now }: RuleContext): number | null {
  if (state !== null && isBarred(state, "experience")) return null;
  const licensed = parseMonth(answers.get(drivers)[0]?.driverDateLicensed ?? "");
  return licensed && Math.max(0, yearsBetween(licensed, calendarDay(now)));
}
