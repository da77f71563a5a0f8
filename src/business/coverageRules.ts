import { fault, type Fault } from "./fault";
import { coverageYears } from "./limits";

/** Years of continuous coverage: none longer than licensed, and none longer than the longest choice where the license isn't known. */
export const coverageFault = (years: number, yearsLicensed: number | null): Fault<"moreThanLicensed"> | null =>
  years > (yearsLicensed ?? coverageYears.max) ? fault("moreThanLicensed") : null;
