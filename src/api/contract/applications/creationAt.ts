import { addressPatterns } from "../../../business/addressPatterns";
import { length } from "../../../business/limits";
import type { LineAtAddress } from "../../../business/lines";
import { z } from "../../../kernel/zod";
import { endpoint } from "../endpoint";
import { address, id, personalInfo, text } from "../values";
import { createdApplication } from "./shared";

/** The insured address, in the characters that an address may have. The service checks that the ZIP code is in the state. */
const riskAddress = z.extend(address, {
  addressLine1: text(length.addressLine).check(z.regex(addressPatterns.line)),
  addressLine2: z.optional(z.string().check(z.trim(), z.maxLength(length.unit), z.regex(addressPatterns.unit))),
  city: text(length.city).check(z.regex(addressPatterns.city)),
});

const body = z.object({ leadId: z.optional(id), propertyAddress: riskAddress, personalInfo: z.optional(personalInfo) });

/**
 * The create of a line that begins with the address of the risk. Send the lead's token with it, so that one token opens
 * both. Few addresses cause COST_TOO_HIGH or PREMIUM_TOO_HIGH this early; prefill, edits and the applicant's name may cause
 * them later.
 */
export const creationAt = (line: LineAtAddress) =>
  endpoint({
    id: `create${line.charAt(0).toUpperCase()}${line.slice(1)}Application`,
    method: "POST",
    path: `/v1/applications/${line}`,
    summary: `Create an application for ${line} insurance`,
    auth: "partner",
    create: true,
    body,
    response: createdApplication,
    status: 201,
    problems: ["CODE_NOT_SUPPORTED", "COST_TOO_HIGH", "PREMIUM_TOO_HIGH", "NOT_FOUND", "LEAD_FINALIZED"],
  });
