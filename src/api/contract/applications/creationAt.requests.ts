import { addressPatterns } from "../../../business/addressPatterns";
import { length } from "../../../business/limits";
import { insuranceLines, type LineAtAddress } from "../../../business/lines";
import { z } from "../../../kernel/zod";
import type { Requests } from "../endpoint";
import { address, id, personalInfo, text } from "../values";
import { creationId, type CreationId } from "./creationAt";

/** The insured address, in the characters that an address may have. The service checks that the ZIP code is in the state. */
const riskAddress = z.extend(address, {
  addressLine1: text(length.addressLine).check(z.regex(addressPatterns.line)),
  addressLine2: z.optional(z.string().check(z.trim(), z.maxLength(length.unit), z.regex(addressPatterns.unit))),
  city: text(length.city).check(z.regex(addressPatterns.city)),
});

const body = z.object({ leadId: z.optional(id), propertyAddress: riskAddress, personalInfo: z.optional(personalInfo) });

const requestAt = (line: LineAtAddress) => ({
  summary: `Create an application for ${line} insurance`,
  body,
  problems: ["CODE_NOT_SUPPORTED", "COST_TOO_HIGH", "PREMIUM_TOO_HIGH", "NOT_FOUND", "LEAD_FINALIZED"] as const,
});

const linesAtAddress = insuranceLines.flatMap((line) => ("risk" in line ? [line.slug] : []));

export const creationAtRequests = Object.fromEntries(linesAtAddress.map((line) => [creationId(line), requestAt(line)])) as Readonly<
  Record<CreationId, ReturnType<typeof requestAt>>
> satisfies Requests;
