import { drivers as limit } from "../../../business/limits";
import { z } from "../../../kernel/zod";
import { endpoint } from "../endpoint";
import { id, isoDay, personalInfo } from "../values";
import { applicationParams, updatedApplication } from "./shared";
import { driver, knownDriver } from "./driver";

/** Replaces the drivers. The returned ids replace the caller's, with the history that is on record. */
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
    /**
     * The main driver's date as stored. If it differs from the sent day, it replaces the form's; otherwise the form keeps
     * what was typed, such as a month without a day.
     */
    driverDateLicensed: z.nullable(isoDay),
    drivers: z.array(knownDriver),
  }),
  status: 200,
  problems: ["NOT_FOUND", "REVISION_CONFLICT", "PREMIUM_TOO_HIGH"],
});
