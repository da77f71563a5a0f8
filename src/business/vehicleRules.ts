import { fault, type Fault } from "./fault";
import { oldestYear, vin } from "./limits";

export type VehicleType = keyof typeof oldestYear;

/** Checks a model year, from the oldest quoted one to next year's, both included. */
export function modelYearFault(year: number, type: VehicleType, thisYear: number): Fault<`pre_${VehicleType}` | "notYet"> | null {
  if (year < oldestYear[type]) return fault(`pre_${type}`, { year: oldestYear[type] });
  return year > thisYear + 1 ? fault("notYet") : null;
}

/** Checks a VIN's form, in capitals and without spaces. The vehicle lookup checks its check digit. */
export function vinFault(text: string): Fault<"vinCharacters" | "vinLength" | "vinLetters" | "vinTail"> | null {
  if (/[^A-Z0-9]/.test(text)) return fault("vinCharacters");
  if (text.length !== vin.length) return fault("vinLength", vin);
  if (/[IOQ]/.test(text)) return fault("vinLetters");
  return /\D/.test(text.slice(-vin.numericTail)) ? fault("vinTail", vin) : null;
}
