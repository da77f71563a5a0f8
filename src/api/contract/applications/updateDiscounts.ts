import { z } from "../../../kernel/zod";
import { endpoint } from "../endpoint";
import { insuranceLine, stateCode } from "../values";
import { cohabitationData } from "./updateCohabitation";
import { applicationParams, updatedApplication } from "./shared";

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
  summary: "Say what may earn a discount",
  auth: "session",
  revision: "required",
  params: applicationParams,
  body: z.object({ product: insuranceLine, state: stateCode, discountsData }),
  response: z.extend(updatedApplication, { appliedDiscounts: z.array(appliedDiscount) }),
  status: 200,
  problems: ["NOT_FOUND", "REVISION_CONFLICT"],
});
