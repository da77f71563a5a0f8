import { addDays, addYears, compareDates, daysBetween, formatDate, yearsBetween, type CalendarDate } from "../kernel/dates";
import { fault, type Fault } from "./fault";
import { age, coverageYears, licensedFromAge, residedFrom, startDate } from "./limits";

/**
 * Rules on days. `today` is the day of whoever judges. `grace` is 0 for visitors, who judge by their own calendar, and a day for
 * the service, whose visitors' day may have begun before its own or not have ended yet.
 */
type Days = readonly [today: CalendarDate, grace?: number];

const isAfter = (day: CalendarDate, ...[today, grace = 0]: Days): boolean => compareDates(day, addDays(today, grace)) > 0;

/** Completed years of age, both bounds included. */
export function ageFault(born: CalendarDate, { min, max }: { min: number; max: number }, ...[today, grace = 0]: Days): Fault<"future" | "tooYoung" | "tooOld"> | null {
  if (isAfter(born, today, grace)) return fault("future");
  if (yearsBetween(born, addDays(today, grace)) < min) return fault("tooYoung", { min });
  return yearsBetween(born, addDays(today, -grace)) > max ? fault("tooOld", { max: max + 1 }) : null;
}

/** Everybody's ages, and those of life insurance. */
export const lifeAge = { min: age.lifeMin, max: age.lifeMax } as const;

/** First licensed: from the month of the birthday on which one may be licensed, as a month alone is its first day, to today. */
export function licenseFault(licensed: CalendarDate, born: CalendarDate | null, ...days: Days): Fault<"future" | "licensedTooEarly"> | null {
  if (isAfter(licensed, ...days)) return fault("future");
  const isTooEarly = born !== null && compareDates(licensed, { ...addYears(born, licensedFromAge), day: 1 }) < 0;
  return isTooEarly ? fault("licensedTooEarly", { years: licensedFromAge }) : null;
}

/** Years of continuous coverage: none longer than licensed, and none longer than the longest choice where the license isn't known. */
export const coverageFault = (years: number, yearsLicensed: number | null): Fault<"moreThanLicensed"> | null =>
  years > (yearsLicensed ?? coverageYears.max) ? fault("moreThanLicensed") : null;

/** A policy's first day, from `least` days ahead. `tricky` is no mistake: an advisor helps beyond it. */
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

/** Since when somebody has lived somewhere. */
export const residedFault = (since: CalendarDate, ...days: Days): Fault<"residedOutside"> | null =>
  compareDates(since, residedFrom) < 0 || isAfter(since, ...days) ? fault("residedOutside", { first: formatDate(residedFrom) }) : null;

/** When a product was last used: not ahead, and not before the user was born. */
export function lastUseFault(used: CalendarDate, born: CalendarDate | null, ...days: Days): Fault<"future" | "beforeBirth"> | null {
  if (isAfter(used, ...days)) return fault("future");
  return born !== null && compareDates(used, born) < 0 ? fault("beforeBirth") : null;
}
