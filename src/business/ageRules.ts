import { addDays, addYears, compareDates, yearsBetween, type CalendarDate } from "../kernel/dates";
import { fault, type Fault } from "./fault";
import { age, licensedFromAge } from "./limits";

/**
 * What rules on days are given. `today` is the day of whoever judges. `grace` is 0 for visitors, who judge by their own calendar,
 * and a day for the service, whose visitors' day may have begun before its own or not have ended yet.
 */
export type Days = readonly [today: CalendarDate, grace?: number];

/** Whether the day lies ahead. */
export const isAfter = (day: CalendarDate, ...[today, grace = 0]: Days): boolean => compareDates(day, addDays(today, grace)) > 0;

/** Completed years of age, both bounds included. */
export function ageFault(born: CalendarDate, { min, max }: { min: number; max: number }, ...[today, grace = 0]: Days): Fault<"future" | "tooYoung" | "tooOld"> | null {
  if (isAfter(born, today, grace)) return fault("future");
  if (yearsBetween(born, addDays(today, grace)) < min) return fault("tooYoung", { min });
  return yearsBetween(born, addDays(today, -grace)) > max ? fault("tooOld", { max: max + 1 }) : null;
}

/** Everybody's ages, and those of life insurance. */
export const lifeAge = { min: age.lifeMin, max: age.lifeMax } as const;

/** First licensed: from the birthday on which one may be licensed to today. A month alone is its first day, and counts whole. */
export function licenseFault(licensed: CalendarDate, born: CalendarDate | null, ...days: Days): Fault<"future" | "licensedTooEarly"> | null {
  if (isAfter(licensed, ...days)) return fault("future");
  const first = born && addYears(born, licensedFromAge);
  const isTooEarly = first !== null && compareDates(licensed, licensed.day === 1 ? { ...first, day: 1 } : first) < 0;
  return isTooEarly ? fault("licensedTooEarly", { years: licensedFromAge }) : null;
}
