import { z } from "../../kernel/zod";
import { endpoint } from "./endpoint";
import { email } from "./values";

/** The fragment's parameter that brings an erasure link's secret to the page. */
export const erasureParameter = "erase";

/**
 * E-mails a link to `pageUrl` that erases the person, to an address that a lead has. Whether one has it is not told: the answer is
 * the same. ORIGIN_NOT_ALLOWED: the page isn't one of the partner's.
 */
export const requestErasure = endpoint({
  id: "requestErasure",
  method: "POST",
  path: "/v1/erasure-requests",
  summary: "Email a link that erases a person's data",
  auth: "partner",
  body: z.object({
    email,
    /** Shows the visitor what will be deleted, and sends the secret of its fragment. */
    pageUrl: z.string().check(z.maxLength(2_048), z.regex(/^https?:\/\//)),
  }),
  status: 202,
  problems: ["ORIGIN_NOT_ALLOWED", "EMAIL_LIMIT"],
});

/**
 * Uses a link's secret up, and removes every lead of its address with all that is kept about the person, also where an advisor has
 * it or a policy was bought. Consent receipts, payments, and a policy with its signed application stay.
 * PAYMENT_UNDER_WAY: money is on its way; the link stays good.
 */
export const erasePerson = endpoint({
  id: "erasePerson",
  method: "POST",
  path: "/v1/erasures",
  summary: "Use an erasure link up and erase the person's data",
  auth: "partner",
  body: z.object({ secret: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  status: 204,
  problems: ["ERASURE_LINK_INVALID", "PAYMENT_UNDER_WAY"],
});
