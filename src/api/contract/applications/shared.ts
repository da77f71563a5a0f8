import { addressPatterns } from "../../../business/addressPatterns";
import { length } from "../../../business/limits";
import { z } from "../../../kernel/zod";
import { editableCoverage } from "../coverage";
import { address, id, insuranceLine, personalInfo, revision, text } from "../values";

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

/** Where the risk is, in the characters of business/addressPatterns. The ZIP code has to lie in the state, which the service knows. */
const riskAddress = z.extend(address, {
  addressLine1: text(length.addressLine).check(z.regex(addressPatterns.line)),
  addressLine2: z.optional(z.string().check(z.trim(), z.maxLength(length.unit), z.regex(addressPatterns.unit))),
  city: text(length.city).check(z.regex(addressPatterns.city)),
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
  body: z.object({ leadId: z.optional(id), propertyAddress: riskAddress, personalInfo: z.optional(personalInfo) }),
  response: createdApplication,
  status: 201,
  problems: ["CODE_NOT_SUPPORTED", "COST_TOO_HIGH", "PREMIUM_TOO_HIGH", "NOT_FOUND", "LEAD_FINALIZED"],
} as const;

/** What every part's update answers. */
export const updatedApplication = z.object({ applicationId: id, revision });
