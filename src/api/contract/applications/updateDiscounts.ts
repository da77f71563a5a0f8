import { z } from "../../../kernel/zod";
import { endpoint, lazily } from "../endpoint";
import { cohabitationData } from "./updateCohabitation";
import { updatedApplication } from "./shared";

const answer = z.optional(z.boolean());

/** The people who share the home, if the line asks for them here, and its safety devices. */
export const discountsData = z.extend(cohabitationData, {
  sprinklerSystem: answer,
  smokeDetector: answer,
  fireExtinguisher: answer,
  deadBoltLocks: answer,
  burglarAlarm: answer,
  gatedOrLimited: answer,
});
export type DiscountsData = z.infer<typeof discountsData>;

/** A discount that is included in the prices. */
export const appliedDiscount = z.object({ id: z.enum(["PROTECTIVE_DEVICES"]), percent: z.number() });

/**
 * Absent members keep their value. Only discounts in the response may be shown as applied: `PROTECTIVE_DEVICES`, 10 percent,
 * from two safety devices on.
 */
export const updateDiscounts = endpoint({
  id: "updateDiscounts",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/discounts",
  auth: "session",
  revision: "required",
  response: lazily(() => z.extend(updatedApplication, { appliedDiscounts: z.array(appliedDiscount) })),
  status: 200,
});
