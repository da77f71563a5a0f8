import { fault, type Fault } from "./fault";
import { home } from "./limits";
import { roofUpdateLeastAge, type RoofUpdateTime } from "./property";

/** Checks the year built, up to next year: a home may be insured before it is finished. */
export function yearBuiltFault(year: number, thisYear: number): Fault<"builtAhead" | "builtTooEarly"> | null {
  if (year > thisYear + 1) return fault("builtAhead");
  return year < home.yearBuiltMin ? fault("builtTooEarly", { min: home.yearBuiltMin }) : null;
}

/** Checks a roof's last update, which can't be longer ago than the home is old. Always valid if the year built is unknown. */
export const roofFault = (time: RoofUpdateTime, yearBuilt: number | null, thisYear: number): Fault<"updatedTooEarly"> | null =>
  yearBuilt !== null && thisYear - yearBuilt < (roofUpdateLeastAge[time] ?? -Infinity) ? fault("updatedTooEarly") : null;
