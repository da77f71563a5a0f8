import { fault, type Fault } from "./fault";
import { home } from "./limits";
import { roofUpdateLeastAge, type RoofUpdateTime } from "./property";

/** The year that a home was built, to next year's: one may be insured before it is finished. */
export function yearBuiltFault(year: number, thisYear: number): Fault<"builtAhead" | "builtTooEarly"> | null {
  if (year > thisYear + 1) return fault("builtAhead");
  return year < home.yearBuiltMin ? fault("builtTooEarly", { min: home.yearBuiltMin }) : null;
}

/** A roof's last update, not longer ago than the home is old; always right while nobody knows that. */
export const roofFault = (time: RoofUpdateTime, yearBuilt: number | null, thisYear: number): Fault<"updatedTooEarly"> | null =>
  yearBuilt !== null && thisYear - yearBuilt < (roofUpdateLeastAge[time] ?? -Infinity) ? fault("updatedTooEarly") : null;
