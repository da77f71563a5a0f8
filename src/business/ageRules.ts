import { addDays, addYears, compareDates, yearsBetween, type CalendarDate } from "../kernel/dates";
import { fault, type Fault } from "./fault";
import { age, licensedFromAge } from "./limits";

/**
 * Arguments of rules about days: the judge's current day, and a grace in days. Visitors judge by their own calendar, with a
 * grace of 0. The service gives a day of grace, because its visitors' day may be the one before or after its own.
 */
export type Days = readonly [today: CalendarDate, grace?: number];

/** True if the day is in the future. */
export const isAfter = (day: CalendarDate, ...[today, grace = 0]: Days): boolean => compareDates(day, addDays(today, grace)) > 0;

/** Completed years of age, both bounds included. */
export function ageFault(born: CalendarDate, { min, max }: { min: number; max: number }, ...[today, grace = 0]: Days): Fault<"future" | "tooYoung" | "tooOld"> | null {
  if (isAfter(born, today, grace)) return fault("future");
  if (yearsBetween(born, addDays(today, grace)) < min) return fault("tooYoung", { min });
  return yearsBetween(born, addDays(today, -grace)) > max ? fault("tooOld", { max: max + 1 }) : null;
}

/** Ages for life insurance; `age` has those for everything else. */
export const lifeAge = { min: age.lifeMin, max: age.lifeMax } as const;

/**
 * Checks the date of the first license: between the birthday with the minimum age and today. A month without a day is its
 * first day, and counts as a whole.
 */
export function licenseFault(licensed: CalendarDate, born: CalendarDate | null, ...days: Days): Fault<"future" | "licensedTooEarly"> | null {
  if (isAfter(licensed, ...days)) return fault("future");
  const first = born && addYears(born, licensedFromAge);
  const isTooEarly = first !== null && compareDates(licensed, licensed.day === 1 ? { ...first, day: 1 } : first) < 0;
  return isTooEarly ? fault("licensedTooEarly", { years: licensedFromAge }) : null;
}
