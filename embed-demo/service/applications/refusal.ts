import type { FieldError } from "../../../src/api/contract/problem";
import type { ageFault, licenseFault } from "../../../src/business/ageRules";
import type { coverageFault } from "../../../src/business/coverageRules";
import type { Fault, outside } from "../../../src/business/fault";
import type { roofFault, yearBuiltFault } from "../../../src/business/homeRules";
import type { residedFault, startFault } from "../../../src/business/startRules";
import type { lastUseFault } from "../../../src/business/tobaccoRules";
import type { modelYearFault } from "../../../src/business/vehicleRules";
import { ProblemError } from "../http/problemError";

type CodeOf<Rule> = Rule extends (...args: never[]) => Fault<infer Code> | null ? Code : never;
type RefusedCode =
  | CodeOf<typeof ageFault | typeof licenseFault | typeof coverageFault | typeof startFault | typeof residedFault | typeof lastUseFault>
  | CodeOf<typeof yearBuiltFault | typeof roofFault | typeof modelYearFault>
  | CodeOf<typeof outside>
  | "invalidDate"
  | "domain"
  | "genderNotOffered";

/** Messages for refused members, for readers of the API's answers: the widget has its own words for each code. */
const messages: Readonly<Record<RefusedCode, string>> = {
  invalidDate: "Invalid date",
  future: "Date cannot be in the future",
  tooYoung: "You must be at least {min} years old",
  tooOld: "You must be under {max} years old",
  licensedTooEarly: "Not {years} years after the birth date",
  moreThanLicensed: "Length of coverage time cannot be more than licensed",
  past: "In the past",
  tooSoon: "A policy begins {days} days ahead at the earliest",
  tooLate: "A policy begins within {days} days",
  tricky: "A policy begins within a year",
  residedOutside: "Not between {first} and today",
  beforeBirth: "Before the birth date",
  builtAhead: "After next year",
  builtTooEarly: "Before {min}",
  updatedTooEarly: "Longer ago than the home is old",
  pre_car: "Older than {year}",
  pre_motorcycle: "Older than {year}",
  notYet: "After next year",
  tooLittle: "Less than {min}",
  tooMuch: "More than {max}",
  domain: "Must have a domain extension",
  genderNotOffered: "Not offered in the state",
};

/** The refusal of a member for a fault; empty without one. `pointer` is a JSON Pointer into the body. */
export const refusal = (pointer: string, found: Fault<RefusedCode> | null): FieldError[] =>
  found ? [{ pointer, code: found.code, message: messages[found.code].replace(/\{(\w+)\}/g, (_match, name: string) => String(found.bounds[name])) }] : [];

/** Throws the refused members, if there are any. */
export function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw new ProblemError("VALIDATION", { errors });
}
