import { z } from "../../kernel/zod";
import { endpoint } from "./endpoint";
import { address, email, id } from "./values";

const params = z.object({ referralCode: id });

/** Masked but recognizable: `J***`, `j***@example.com`, `(***) ***-0134`. */
export const readReferral = endpoint({
  id: "readReferral",
  method: "GET",
  path: "/v1/referrals/{referralCode}",
  summary: "Read who a referral code is about, masked",
  auth: "partner",
  params,
  response: z.object({
    referralCode: id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    partner: z.optional(id),
  }),
  status: 200,
  problems: ["REFERRAL_NOT_FOUND"],
});

/** Unmasked, for the visitor's own form: only for a partner's page (ORIGIN_NOT_ALLOWED). */
export const takeOverReferral = endpoint({
  id: "takeOverReferral",
  method: "POST",
  path: "/v1/referrals/{referralCode}/take-over",
  summary: "Take over whom a referral code is about",
  auth: "partner",
  safe: true,
  pageOnly: true,
  params,
  body: z.object({}),
  response: z.object({
    referralCode: id,
    firstName: z.string(),
    lastName: z.string(),
    email,
    /** Formatted as (XXX) XXX-XXXX. */
    phone: z.string(),
    partnerReturnUrl: z.nullable(z.string()),
    address: z.optional(address),
    vin: z.optional(z.string()),
    partner: z.optional(id),
  }),
  status: 200,
  problems: ["REFERRAL_NOT_FOUND"],
});
