import { age, mileage } from "../../../business/limits";
import { homeTypes, occupancyTypes } from "../../../business/property";
import { z } from "../../../kernel/zod";

/** In rising order of coverage. */
export const priorLimit = z.enum([
  "FIFTY_OR_LESS",
  "FIFTY_TO_HUNDRED",
  "HUNDRED_TO_THREEHUNDRED",
  "GREATER_THAN_HUNDRED",
  "DONT_KNOW",
]);
export type PriorLimit = z.infer<typeof priorLimit>;

export const additionalInfo = z.object({
  /** Auto: miles per year. */
  numberOfMiles: z.optional(z.int().check(z.minimum(mileage.auto.min), z.maximum(mileage.auto.max))),
  /** Motorcycle: miles per year. */
  annualMileage: z.optional(z.int().check(z.minimum(mileage.motorcycle.min), z.maximum(mileage.motorcycle.max))),
  /** 0-4, or the years licensed (at least 5) for "5 years or more". */
  yearsWithContinuousCoverageAuto: z.optional(z.int().check(z.minimum(0), z.maximum(age.max))),
  priorBILimit: z.optional(priorLimit),
  homeType: z.optional(z.enum(homeTypes)),
  /** For a home that is rented out: all uses that apply. */
  occupancyType: z.optional(z.array(z.enum(occupancyTypes)).check(z.minLength(1), z.maxLength(occupancyTypes.length))),
});
export type AdditionalInfo = z.infer<typeof additionalInfo>;
