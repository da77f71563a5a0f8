import { coverageFault } from "../../business/coverageRules";
import { coverageYears } from "../../business/limits";
import { field } from "../../flow/field";
import type { Rule } from "../../flow/rules/rule";
import { saying } from "../../flow/rules/saying";
import { phrases } from "../../kernel/phrase";
import { z } from "../../kernel/zod";
import { yearsLicensed } from "../../steps/drivers/yearsLicensed";

const texts = phrases("error.yearsCovered", {
  missing: "Select your length of coverage.",
  moreThanLicensed: "Length of coverage time cannot be more than licensed",
});

const fitsLicense: Rule<number | null> = (value, context) => {
  if (value === null) return texts.missing;
  // The longest choice follows the license, should its date be mended later.
  return saying(texts, coverageFault(Math.min(value, coverageYears.max), yearsLicensed(context)));
};

/** Years without a gap: 0-4, or "5 years or more", whose value is max(5, years licensed). Null until answered. */
export const yearsCovered = field<number | null>("yearsWithContinuousCoverageAuto", z.nullable(z.number()), {
  label: "Years of continuous coverage",
  initial: null,
  kept: true,
  rated: true,
  rule: fitsLicense,
});

/** The value of "5 years or more": the years licensed, five at least. */
const longest = (licensed: number | null): number => Math.max(coverageYears.max, licensed ?? coverageYears.max);

/** The choices that years of licence allow; all of them where the licence isn't asked. */
export function coverageChoices(licensed: number | null): readonly number[] {
  const single = Array.from({ length: Math.min(coverageYears.max, (licensed ?? coverageYears.max) + 1) }, (_member, years) => years);
  return licensed === null || licensed >= coverageYears.max ? [...single, longest(licensed)] : single;
}

/** The answer as sent: the longest choice follows the licence, should its date be mended later. */
export const wireYears = (years: number, licensed: number | null): number => (years < coverageYears.max ? years : longest(licensed));
