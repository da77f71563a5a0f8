import * as values from "../../../business/life";
import { z } from "../../../kernel/zod";
import { isoDay, personalInfo, stateCode, text, zipCode } from "../values";

/**
 * A product that is or was used. It comes from the `previously_` and `currently_` answers whose `_status` isn't false:
 * `previously_Cigars_frequency: 52` is `{ product: "Cigars", period: "previously", frequency: 52, … }`.
 */
export const tobaccoUsage = z.object({
  product: z.enum(values.tobaccoProducts),
  period: z.enum(["previously", "currently"]),
  frequency: z.literal([...values.tobaccoFrequencies]),
  /** For products used previously: between the birth date and today. */
  lastUseDate: z.optional(isoDay),
});
export type TobaccoUsage = z.infer<typeof tobaccoUsage>;

/** Every member except the state is optional: a step sends the answers that it asks for. */
export const lifeFields = {
  personalInfo: z.optional(personalInfo),
  /** Whole dollars, one of the amounts on offer. */
  deathBenefit: z.optional(z.literal([...values.coverageAmounts])),
  selectedType: z.optional(z.literal("TERM")),
  /** Years. */
  termDuration: z.optional(z.literal([...values.lifeTerms])),
  /** There is no `healthAnswers`: online, the rating is the only question about health. */
  health: z.optional(z.object({ healthRating: z.enum(values.healthRatings) })),
  smoker: z.optional(z.enum(values.smokerAnswers)),
  /** Empty for Never; at least one previous for Previously, at least one current for Currently. */
  usages: z.optional(z.array(tobaccoUsage).check(z.maxLength(2 * values.tobaccoProducts.length))),
  /** The National Producer Number of the agency shown to the visitor. */
  npn: z.optional(text(20)),
};

export const lifeMailingAddress = z.object({ state: stateCode, zipCode: z.optional(zipCode) });
