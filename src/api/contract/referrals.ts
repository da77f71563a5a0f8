import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";
import { address, email, id } from "./values";

/** Masked but recognizable: `J***`, `j***@example.com`, `(***) ***-0134`. */
export const readReferral = endpoint({
  id: "readReferral",
  method: "GET",
  path: "/v1/referrals/{referralCode}",
  auth: "partner",
  response: lazily(() => z.object({
    referralCode: id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    partner: z.optional(id),
  })),
  status: 200,
});

/** Unmasked, for the visitor's own form: only for a partner's page (ORIGIN_NOT_ALLOWED). */
export const takeOverReferral = endpoint({
  id: "takeOverReferral",
  method: "POST",
  path: "/v1/referrals/{referralCode}/take-over",
  auth: "partner",
  safe: "read",
  pageOnly: true,
  response: lazily(() => z.object({
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
  })),
  status: 200,
});
