import { compareDates, daysBetween, formatDate, type CalendarDate } from "../kernel/dates";
import { isAfter, type Days } from "./ageRules";
import { fault, type Fault } from "./fault";
import { residedFrom, startDate } from "./limits";

/** Checks a policy's first day, from `least` days ahead. `tricky` isn't a mistake: beyond it an advisor helps. */
export function startFault(
  start: CalendarDate,
  least: number,
  ...[today, grace = 0]: Days
): Fault<"past" | "tooSoon" | "tooLate" | "tricky"> | null {
  const days = daysBetween(today, start);
  if (days < -grace) return fault("past");
  if (days < least - grace) return fault("tooSoon", { days: least });
  if (days > startDate.trickyAfter) return fault("tricky", { days: startDate.trickyAfter });
  return days > startDate.window + grace ? fault("tooLate", { days: startDate.window }) : null;
}

/** Checks the date since when a person has lived at an address. */
export const residedFault = (since: CalendarDate, ...days: Days): Fault<"residedOutside"> | null =>
  compareDates(since, residedFrom) < 0 || isAfter(since, ...days) ? fault("residedOutside", { first: formatDate(residedFrom) }) : null;
