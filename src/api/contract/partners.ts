import { z } from "../../kernel/zod";
import { endpoint } from "./endpoint";
import { id, insuranceLine } from "./values";

/** One entry a line; only entries whose lead path is `ui` turn a line on. */
const partnerLine = z.object({ insuranceLine, leadPath: z.enum(["ui", "phone", "external"]), include: z.boolean() });

export const readPartner = endpoint({
  id: "readPartner",
  method: "GET",
  path: "/v1/partners/{partnerId}",
  summary: "Read a partner",
  auth: "partner",
  params: z.object({ partnerId: id }),
  response: z.object({
    id,
    tollFreeNumber: z.string(),
    hubEpiclookupcode: z.string(),
    partnerStatusType: z.enum(["ACTIVE", "INACTIVE"]),
    cobranding: z.boolean(),
    isPrivateLabel: z.boolean(),
    partnerAppMode: z.enum(["standard", "private-label", "cobrand"]),
    organizationGuid: z.string(),
    partnerReturnUrl: z.nullable(z.string()),
    /** Empty means that the partner has no list: the default lines are shown, and it is logged. */
    partnerInsuranceLineType: z.array(partnerLine),
  }),
  status: 200,
  problems: ["PARTNER_NOT_FOUND"],
});
