import { z } from "../../../kernel/zod";
import { endpoint } from "../endpoint";
import { insuranceLine, stateCode } from "../values";
import { cohabitationData } from "./updateCohabitation";
import { applicationParams, updatedApplication } from "./shared";

const answer = z.optional(z.boolean());

/** Who shares the home, where the line asks for it here, and its safety devices. */
export const discountsData = z.extend(cohabitationData, {
  sprinklerSystem: answer,
  smokeDetector: answer,
  fireExtinguisher: answer,
  deadBoltLocks: answer,
  burglarAlarm: answer,
  gatedOrLimited: answer,
});
export type DiscountsData = z.infer<typeof discountsData>;

/** A discount that is in the prices. */
export const appliedDiscount = z.object({ id: z.enum(["PROTECTIVE_DEVICES"]), percent: z.number() });

/**
 * Members that are absent keep their value. Only what comes back as applied may be shown as applied:
 * `PROTECTIVE_DEVICES`, 10 percent, from two safety devices on.
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
