import type { FieldError } from "../../../../src/api/contract/problem";
import type { PersonalInfo } from "../../../../src/api/contract/values";
import { age, residedFrom, startDate as startLimit } from "../../../../src/business/limits";
import type { InsuranceLine } from "../../../../src/business/lines";
import { nonBinaryGender, type StateCode } from "../../../../src/business/states";
import { topLevelDomains } from "../../../../src/business/topLevelDomains";
import { addDays, calendarDay, compareDates, parseIsoDate, yearsBetween } from "../../../../src/kernel/dates";
import { ProblemError } from "../../http/problemError";

/** Throws what the applicant's details are refused with. `at` is the pointer to them. */
export function checkApplicant(line: InsuranceLine, state: string, person: PersonalInfo, at: string): void {
  const { dateOfBirth, email, gender } = person;
  const messages = {
    dateOfBirth: dateOfBirth === undefined ? null : ageError(dateOfBirth, line === "LIFE" ? { min: age.lifeMin, max: age.lifeMax } : age),
    email: emailError(email),
    gender: genderError(gender, state),
  };
  refuse(Object.entries(messages).flatMap(([member, message]) => (message === null ? [] : [{ pointer: `${at}/${member}`, message }])));
}

/** The shape is the contract's; whether there is such a top-level domain isn't (spec §5). */
export const emailError = (email: string | undefined): string | null =>
  email === undefined || topLevelDomains.has(email.slice(email.lastIndexOf(".") + 1)) ? null : "Must have a domain extension";

/** Non-binary is offered in five states (spec §5). */
export const genderError = (gender: PersonalInfo["gender"], state: string): string | null =>
  gender !== "NonBinary" || nonBinaryGender.includes(state as StateCode) ? null : "Not offered in the state";

/**
 * What is wrong with a birth date, in the spec's words: life's screen shows what the service says (spec §8). By the service's
 * calendar, a day of grace for visitors whose day has begun or not yet ended.
 */
export function ageError(dateOfBirth: string, { min, max }: { min: number; max: number }, today = calendarDay(new Date())): string | null {
  const born = parseIsoDate(dateOfBirth);
  if (!born) return "Invalid date";
  if (yearsBetween(born, addDays(today, 1)) < min) return `You must be at least ${min} years old`;
  return yearsBetween(born, addDays(today, -1)) > max ? `You must be under ${max + 1} years old` : null;
}

/** Throws unless the start lies within its window: from `leastDays` ahead. */
export function checkStart(effectiveDate: string, at: string, leastDays = 1): void {
  if (!isStartWithin(effectiveDate, leastDays)) refuse([{ pointer: at, message: "Outside the days on which a policy may begin" }]);
}

/** Throws unless the insured can have lived there since that day: from 1970 to today. */
export function checkResideTime(since: string, at: string, today = calendarDay(new Date())): void {
  const day = parseIsoDate(since);
  const isWithin = day !== null && compareDates(day, residedFrom) >= 0 && compareDates(day, addDays(today, 1)) <= 0;
  if (!isWithin) refuse([{ pointer: at, message: "Outside the days on which somebody may have moved in" }]);
}

/** The same grace given. */
export function isStartWithin(effectiveDate: string, leastDays: number, today = calendarDay(new Date())): boolean {
  const start = parseIsoDate(effectiveDate);
  const [first, last] = [addDays(today, leastDays - 1), addDays(today, startLimit.window + 1)];
  return start !== null && compareDates(start, first) >= 0 && compareDates(start, last) <= 0;
}

export function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw new ProblemError("VALIDATION", { errors });
}
