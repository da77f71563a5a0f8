import type { FieldError } from "../../../src/api/contract/problem";
import type { PersonalInfo } from "../../../src/api/contract/values";
import { ageFault, lifeAge } from "../../../src/business/ageRules";
import { residedFault, startFault } from "../../../src/business/startRules";
import { fault, type Fault } from "../../../src/business/fault";
import { age } from "../../../src/business/limits";
import type { InsuranceLine } from "../../../src/business/lines";
import { isGenderOffered } from "../../../src/business/personRules";
import { calendarDay, parseIsoDate, type CalendarDate } from "../../../src/kernel/dates";
import { topLevelDomains } from "../reference/topLevelDomains";
import { refusal, refuse } from "./refusal";

/** Days of grace, by the service's calendar: a visitor's day may have begun before it, or not have ended yet. */
export const grace = 1;

export const todayHere = (): CalendarDate => calendarDay(new Date());

/** A day as sent, judged by a rule; the wire's form alone doesn't make it one of the calendar. */
export function dayFault<Code extends string>(day: string, rule: (day: CalendarDate) => Fault<Code> | null): Fault<Code | "invalidDate"> | null {
  const read = parseIsoDate(day);
  return read ? rule(read) : fault("invalidDate");
}

/** Throws what the applicant's details are refused with. `at` is the pointer to them. */
export function checkApplicant(line: InsuranceLine, state: string, { dateOfBirth, email, gender }: PersonalInfo, at: string): void {
  refuse([
    ...(dateOfBirth === undefined ? [] : ageErrors(`${at}/dateOfBirth`, dateOfBirth, line === "LIFE" ? lifeAge : age)),
    ...emailErrors(`${at}/email`, email),
    ...genderErrors(`${at}/gender`, gender, state),
  ]);
}

/** The shape is the contract's; whether there is such a top-level domain isn't. */
export const emailErrors = (pointer: string, email: string | undefined): FieldError[] =>
  refusal(pointer, email === undefined || topLevelDomains.has(email.slice(email.lastIndexOf(".") + 1)) ? null : fault("domain"));

export const genderErrors = (pointer: string, gender: PersonalInfo["gender"], state: string): FieldError[] =>
  refusal(pointer, gender === undefined || isGenderOffered(gender, state) ? null : fault("genderNotOffered"));

export const ageErrors = (pointer: string, dateOfBirth: string, bounds: { min: number; max: number }, today = todayHere()): FieldError[] =>
  refusal(pointer, dayFault(dateOfBirth, (born) => ageFault(born, bounds, today, grace)));

/** What is wrong with a policy's first day, from `leastDays` ahead. */
export const startErrors = (pointer: string, effectiveDate: string, leastDays = 1, today = todayHere()): FieldError[] =>
  refusal(pointer, dayFault(effectiveDate, (start) => startFault(start, leastDays, today, grace)));

/** What is wrong with the day since when the insured has lived there. */
export const resideErrors = (pointer: string, since: string, today = todayHere()): FieldError[] =>
  refusal(pointer, dayFault(since, (day) => residedFault(day, today, grace)));
