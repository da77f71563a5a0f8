import { z } from "../../kernel/zod";
import { endpoint } from "./endpoint";
import { email } from "./values";

/** The fragment parameter with an erasure link's secret. */
export const erasureParameter = "erase";

/**
 * E-mails a link to `pageUrl` that erases the person, if a lead has the address. The response doesn't reveal whether one
 * has. ORIGIN_NOT_ALLOWED: the page isn't one of the partner's.
 */
export const requestErasure = endpoint({
  id: "requestErasure",
  method: "POST",
  path: "/v1/erasure-requests",
  summary: "Email a link that erases a person's data",
  auth: "partner",
  body: z.object({
    email,
    /** The page shows the visitor what will be deleted, and sends the secret from its fragment. */
    pageUrl: z.string().check(z.maxLength(2_048), z.regex(/^https?:\/\//)),
  }),
  status: 202,
  problems: ["ORIGIN_NOT_ALLOWED", "EMAIL_LIMIT"],
});

/**
 * Uses up a link's secret, and removes every lead with its address and all data about the person, including leads with an
 * advisor or a policy. Consent receipts, payments, and a policy with its signed application stay.
 * PAYMENT_UNDER_WAY: money is on its way; the link stays valid.
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
