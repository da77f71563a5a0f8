import { fault, type Fault } from "./fault";
import { coverageYears } from "./limits";

/** Checks the years of continuous coverage: at most the years licensed or, if those are unknown, the longest choice. */
export const coverageFault = (years: number, yearsLicensed: number | null): Fault<"moreThanLicensed"> | null =>
  years > (yearsLicensed ?? coverageYears.max) ? fault("moreThanLicensed") : null;
