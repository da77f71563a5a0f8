import { field, withLateRule } from "../../flow/field";
import { nullable, number } from "../../kernel/shape";

/** Years without a gap: 0-4, or "5 years or more", whose value is max(5, years licensed) (spec §5). Null until answered. */
export const yearsCovered = withLateRule<number | null>(
  field("yearsWithContinuousCoverageAuto", nullable(number), { label: "Years of continuous coverage", initial: null }),
  () => import("./yearsCovered").then((module) => module.yearsCoveredRule),
);
