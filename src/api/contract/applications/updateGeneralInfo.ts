import { z } from "../../../kernel/zod";
import { endpoint } from "../endpoint";
import { isoDay, personalInfo } from "../values";
import { applicationParams, updatedApplication } from "./shared";

/**
 * Absent parts keep their value; a part that is sent replaces the stored one completely, so that its absent members become
 * unknown, such as the marital status of a single person. A birth date outside the ages of business/limits and a start
 * outside its window are refused with a pointer; visitors in another time zone get a day of grace.
 */
export const updateGeneralInfo = endpoint({
  id: "updateGeneralInfo",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/general-info",
  summary: "Update the applicant and the start date",
  auth: "session",
  revision: "required",
  params: applicationParams,
  body: z.object({
    personalInfoData: z.optional(personalInfo),
    insuranceStartData: z.optional(
      z.object({
        effectiveDate: isoDay,
        /** Renters: the date since when the insured has lived there, 1970-01-01 to today. */
        insuredResideTime: z.optional(isoDay),
      }),
    ),
  }),
  response: updatedApplication,
  status: 200,
  problems: ["NOT_FOUND", "REVISION_CONFLICT", "PREMIUM_TOO_HIGH"],
});
