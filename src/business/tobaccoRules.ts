import { compareDates, type CalendarDate } from "../kernel/dates";
import { isAfter, type Days } from "./ageRules";
import { fault, type Fault } from "./fault";

/** Checks when a product was last used: not in the future, and not before the user's birth. */
export function lastUseFault(used: CalendarDate, born: CalendarDate | null, ...days: Days): Fault<"future" | "beforeBirth"> | null {
  if (isAfter(used, ...days)) return fault("future");
  return born !== null && compareDates(used, born) < 0 ? fault("beforeBirth") : null;
}
