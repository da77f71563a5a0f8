import { endpoint } from "./endpoint";

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
  auth: "partner",
  status: 202,
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
  auth: "partner",
  status: 204,
});
