import { addDays, calendarDayIn, compareDates, type CalendarDate } from "../kernel/dates";
import { zonesOf } from "./stateZones";

/**
 * Returns the first day on which a policy in the state can still begin: tomorrow, by the clock of the insured place. In a
 * state with two time zones, the one whose day begins first counts.
 */
export function firstStart(state: string | null, now: Date): CalendarDate {
  const [first, ...more] = zonesOf(state);
  const days = [first ?? "America/New_York", ...more].map((zone) => calendarDayIn(zone, now));
  return addDays(days.reduce((latest, day) => (compareDates(day, latest) > 0 ? day : latest)), 1);
}
