import { z } from "../../kernel/zod";
import { endpoint } from "./endpoint";
import { address, email, id } from "./values";

export const readReferral = endpoint({
  id: "readReferral",
  method: "GET",
  path: "/v1/referrals/{referralCode}",
  summary: "Read who a referral code is about",
  auth: "partner",
  params: z.object({ referralCode: id }),
  response: z.object({
    referralCode: id,
    firstName: z.string(),
    lastName: z.string(),
    email,
    /** Masked as (XXX) XXX-XXXX. */
    phone: z.string(),
    partnerReturnUrl: z.nullable(z.string()),
    address: z.optional(address),
    vin: z.optional(z.string()),
    partner: z.optional(id),
  }),
  status: 200,
  problems: ["REFERRAL_NOT_FOUND"],
});
