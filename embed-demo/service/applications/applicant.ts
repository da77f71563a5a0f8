import type { FieldError } from "../../../src/api/contract/problem";
import type { PersonalInfo } from "../../../src/api/contract/values";
import { ageFault, lifeAge } from "../../../src/business/ageRules";
import { residedFault, startFault } from "../../../src/business/startRules";
import { fault, type Fault } from "../../../src/business/fault";
import { age } from "../../../src/business/limits";
import type { InsuranceLine } from "../../../src/business/lines";
import { isGenderOffered } from "../../../src/business/personRules";
import { parseIsoDate, type CalendarDate } from "../../../src/kernel/dates";
import { topLevelDomains } from "../reference/topLevelDomains";
import { refusal, refuse } from "./refusal";

/** Days of grace around the service's date: a visitor's day may start before it or end after it. */
export const grace = 1;

/** Judges a day by a rule; the wire's format alone doesn't guarantee a date of the calendar. */
export function dayFault<Code extends string>(day: string, rule: (day: CalendarDate) => Fault<Code> | null): Fault<Code | "invalidDate"> | null {
  const read = parseIsoDate(day);
  return read ? rule(read) : fault("invalidDate");
}

/** Throws the refusals of the applicant's details. `at` is their pointer. */
export function checkApplicant(line: InsuranceLine, state: string, { dateOfBirth, email, gender }: PersonalInfo, at: string, today: CalendarDate): void {
  refuse([
    ...(dateOfBirth === undefined ? [] : ageErrors(`${at}/dateOfBirth`, dateOfBirth, line === "LIFE" ? lifeAge : age, today)),
    ...emailErrors(`${at}/email`, email),
    ...genderErrors(`${at}/gender`, gender, state),
  ]);
}

/** The contract checks the address's shape, but not that its top-level domain exists. */
export const emailErrors = (pointer: string, email: string | undefined): FieldError[] =>
  refusal(pointer, email === undefined || topLevelDomains.has(email.slice(email.lastIndexOf(".") + 1)) ? null : fault("domain"));

export const genderErrors = (pointer: string, gender: PersonalInfo["gender"], state: string): FieldError[] =>
  refusal(pointer, gender === undefined || isGenderOffered(gender, state) ? null : fault("genderNotOffered"));

export const ageErrors = (pointer: string, dateOfBirth: string, bounds: { min: number; max: number }, today: CalendarDate): FieldError[] =>
  refusal(pointer, dayFault(dateOfBirth, (born) => ageFault(born, bounds, today, grace)));

/** The faults of a policy's first day, which must be `leastDays` ahead or more. */
export const startErrors = (pointer: string, effectiveDate: string, leastDays: number, today: CalendarDate): FieldError[] =>
  refusal(pointer, dayFault(effectiveDate, (start) => startFault(start, leastDays, today, grace)));

/** The faults of the date since which the insured has lived there. */
export const resideErrors = (pointer: string, since: string, today: CalendarDate): FieldError[] =>
  refusal(pointer, dayFault(since, (day) => residedFault(day, today, grace)));
