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
  // Any value from 5 up means "5 years or more", so it stays valid when the license date is corrected later.
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

/** The choices that the years licensed allow; all of them when the license isn't asked. */
export function coverageChoices(licensed: number | null): readonly number[] {
  const single = Array.from({ length: Math.min(coverageYears.max, (licensed ?? coverageYears.max) + 1) }, (_member, years) => years);
  return licensed === null || licensed >= coverageYears.max ? [...single, longest(licensed)] : single;
}

/** The years to send: "5 years or more" becomes the years licensed, even if the license date was corrected later. */
export const wireYears = (years: number, licensed: number | null): number => (years < coverageYears.max ? years : longest(licensed));
