import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";
import { id, insuranceLine } from "./values";

/** A partner's content, without the parts that only its pages need. The widget reads the content itself. */
export const readPartner = endpoint({
  id: "readPartner",
  method: "GET",
  path: "/v1/partners/{partnerId}",
  auth: "partner",
  response: lazily(() => z.object({
    id,
    tollFreeNumber: z.string(),
    hubEpiclookupcode: z.nullable(z.string()),
    partnerStatusType: z.nullable(z.string()),
    cobranding: z.boolean(),
    partnerReturnUrl: z.nullable(z.string()),
    /** One entry per line; entries with the lead path `ui` turn a line on. Empty if the partner shows the default lines. */
    partnerInsuranceLineType: z.array(z.object({ insuranceLineType: insuranceLine, leadPath: z.string(), include: z.boolean() })),
  })),
  status: 200,
});
