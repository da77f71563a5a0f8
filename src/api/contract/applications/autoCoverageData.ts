import { vehicles } from "../../../business/limits";
import { z } from "../../../kernel/zod";

/** The value of a coverage option as `coverages` lists it: "500", "100/300", "OPT_OUT". */
const optionValue = z.string().check(z.regex(/^(\d{1,6}(\/\d{1,6})?|OPT_OUT)$/));

const deductibles = {
  comprehensiveDeductible: z.optional(optionValue),
  collisionDeductible: z.optional(optionValue),
};

/**
 * The person's choices by the coverages' apiKeys; absent members take the state's defaults. Deductibles may differ by
 * vehicle. Opting out of comprehensive also opts out of collision, and is possible only for a vehicle that is owned.
 */
export const autoCoverageData = z.object({
  bodilyInjury: z.optional(optionValue),
  propertyDamage: z.optional(optionValue),
  uninsuredMotorist: z.optional(optionValue),
  underinsuredMotorist: z.optional(optionValue),
  uninsuredMotoristPropertyDamage: z.optional(optionValue),
  pipLimit: z.optional(optionValue),
  medicalPayment: z.optional(optionValue),
  ...deductibles,
  vehicles: z.optional(
    z.array(z.object({ sequenceNum: z.int().check(z.nonnegative()), ...deductibles })).check(z.maxLength(vehicles.max)),
  ),
});
export type AutoCoverageData = z.infer<typeof autoCoverageData>;
