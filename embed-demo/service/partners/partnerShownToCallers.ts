import type { ResponseOf } from "../../../src/api/contract/endpoint";
import type { readPartner } from "../../../src/api/contract/partners";
import { insuranceLine } from "../../../src/api/contract/values";
import { z } from "../../../src/kernel/zod";
import { lineEntries } from "./partnerLines";
import type { Partner } from "./partners";

const schema = z.object({
  id: z.string(),
  tollFreeNumber: z.string(),
  hubEpiclookupcode: z.optional(z.string()),
  partnerStatusType: z.optional(z.string()),
  cobranding: z.optional(z.boolean()),
  partnerReturnUrl: z.optional(z.string()),
  partnerInsuranceLineType: z.optional(z.array(z.object({ insuranceLineType: insuranceLine, leadPath: z.string(), include: z.boolean() }))),
});

/** A partner as callers see it. A link with an unfilled placeholder, as in the demo's content before it is served, is left out. */
export function partnerShownToCallers(partner: Pick<Partner, "config" | "lines">): ResponseOf<typeof readPartner> {
  const { partnerReturnUrl: url, partnerInsuranceLineType = [], ...config } = z.parse(schema, partner.config);
  const partnerReturnUrl = url !== undefined && URL.canParse(url) ? url : null;
  return { hubEpiclookupcode: null, partnerStatusType: null, cobranding: false, ...config, partnerInsuranceLineType: lineEntries(partner, partnerInsuranceLineType), partnerReturnUrl };
}
