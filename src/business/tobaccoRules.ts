import { compareDates, type CalendarDate } from "../kernel/dates";
import { isAfter, type Days } from "./ageRules";
import { fault, type Fault } from "./fault";

/** When a product was last used: not ahead, and not before the user was born. */
export function lastUseFault(used: CalendarDate, born: CalendarDate | null, ...days: Days): Fault<"future" | "beforeBirth"> | null {
  if (isAfter(used, ...days)) return fault("future");
  return born !== null && compareDates(used, born) < 0 ? fault("beforeBirth") : null;
}
