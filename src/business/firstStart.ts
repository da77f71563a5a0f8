import { addDays, calendarDayIn, compareDates, type CalendarDate } from "../kernel/dates";
import { zonesOf } from "./stateZones";

/**
 * The first day on which a policy in the state can still begin: the one after today, by the clock of the insured place. Of a state
 * with two time zones the one counts whose day begins first.
 */
export function firstStart(state: string | null, now: Date): CalendarDate {
  const [first, ...more] = zonesOf(state);
  const days = [first ?? "America/New_York", ...more].map((zone) => calendarDayIn(zone, now));
  return addDays(days.reduce((latest, day) => (compareDates(day, latest) > 0 ? day : latest)), 1);
}
