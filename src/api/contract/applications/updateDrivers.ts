import { drivers as limit } from "../../../business/limits";
import { z } from "../../../kernel/zod";
import { endpoint } from "../endpoint";
import { id, isoDay, personalInfo } from "../values";
import { applicationParams, updatedApplication } from "./shared";
import { driver, knownDriver } from "./driver";

/** Replaces the drivers. The ids that come back replace the caller's, with the history that is on record. */
export const updateDrivers = endpoint({
  id: "updateDrivers",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/drivers",
  summary: "Set the drivers",
  auth: "session",
  revision: "required",
  params: applicationParams,
  body: z.object({
    drivers: z.array(driver).check(z.minLength(1), z.maxLength(limit.max)),
    personalInfo: z.optional(personalInfo),
  }),
  response: z.extend(updatedApplication, {
    applicantId: id,
    /** The main driver's, as kept. Another day than was sent replaces the form's; the same one stays as it was typed, a month alone as a month. */
    driverDateLicensed: z.nullable(isoDay),
    drivers: z.array(knownDriver),
  }),
  status: 200,
  problems: ["NOT_FOUND", "REVISION_CONFLICT", "PREMIUM_TOO_HIGH"],
});
