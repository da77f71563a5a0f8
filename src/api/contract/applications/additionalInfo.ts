import { age, mileage } from "../../../business/limits";
import { z } from "../../../kernel/zod";

export const priorBILimit = z.enum([
  "FIFTY_OR_LESS",
  "FIFTY_TO_HUNDRED",
  "HUNDRED_TO_THREEHUNDRED",
  "GREATER_THAN_HUNDRED",
  "DONT_KNOW",
]);

export const additionalInfo = z.object({
  /** Miles a year. */
  numberOfMiles: z.optional(z.int().check(z.minimum(mileage.auto.min), z.maximum(mileage.auto.max))),
  /** 0-4, or the years licensed (at least 5) for "5 years or more" (decision 80). */
  yearsWithContinuousCoverageAuto: z.optional(z.int().check(z.minimum(0), z.maximum(age.max))),
  priorBILimit: z.optional(priorBILimit),
});
export type AdditionalInfo = z.infer<typeof additionalInfo>;
