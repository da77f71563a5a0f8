import { z } from "../../../kernel/zod";
import { editableCoverage } from "../coverage";
import { address, id, insuranceLine, personalInfo, revision } from "../values";

export const applicationParams = z.object({ applicationId: id });

/** What every create answers, whatever the line. */
export const createdApplication = z.object({
  applicationId: id,
  applicantId: id,
  quoteId: z.nullable(id),
  insuranceLine,
  thirdParties: z.array(z.string()),
  editableCoverages: z.array(editableCoverage),
  revision,
  /** Opens everything under the application. */
  token: z.string(),
});

/**
 * What the creates of lines with an address have in common. Send the lead's token along, so that one token opens both.
 * COST_TOO_HIGH and PREMIUM_TOO_HIGH are known this early for few addresses; prefill, edits and the applicant's name may raise
 * them later.
 */
export const creationAtAddress = {
  method: "POST",
  auth: "partner",
  create: true,
  body: z.object({ leadId: z.optional(id), propertyAddress: address, personalInfo: z.optional(personalInfo) }),
  response: createdApplication,
  status: 201,
  problems: ["CODE_NOT_SUPPORTED", "COST_TOO_HIGH", "PREMIUM_TOO_HIGH", "NOT_FOUND"],
} as const;

/** What every part's update answers. */
export const updatedApplication = z.object({ applicationId: id, revision });
