import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";
import { deviceNumber, id, insuranceLine, instant, phone, quoteStatus, revision, text } from "./values";

/** decisions.md, "Record types", says when each is sent. */
export const recordType = z.enum(["HAPPY", "COMPLEX", "DIGITAL_BIND", "HONEYQUOTE", "FETCH", "BATCH_QUOTE_TO_DIGITAL"]);
export type RecordType = z.infer<typeof recordType>;

/** Members that a visitor may have given and then taken back. An empty field of any other is asked for again. */
export const withdrawable = ["email", "phone", "maritalStatus", "prefill"] as const;

const leadReceipt = z.object({ leadId: id, quoteStatus, recordType, revision });

/** The body needs at least the line; the response's token grants access to everything under the lead. */
export const createLead = endpoint({
  id: "createLead",
  method: "POST",
  path: "/v1/leads",
  auth: "partner",
  create: true,
  response: lazily(() => z.extend(leadReceipt, { token: z.string() })),
  status: 201,
});

/**
 * A partial update: absent members keep their value, and those that `withdrawn` names become unknown. The status can only
 * move to CAPTURED, QUOTED or FINALIZED, and never back. An empty body only records the last activity. A carrier without its
 * quote's id, such as an additional one, replaces both.
 */
export const updateLead = endpoint({
  id: "updateLead",
  method: "PATCH",
  path: "/v1/leads/{leadId}",
  auth: "session",
  revision: "unlessEmpty",
  response: lazily(() => z.extend(leadReceipt, { device: deviceNumber })),
  status: 200,
});

/** Contains no personal data, but everything that a reloaded success page needs. */
export const readLead = endpoint({
  id: "readLead",
  method: "GET",
  path: "/v1/leads/{leadId}",
  auth: "session",
  response: lazily(() => z.extend(leadReceipt, {
    insuranceLine,
    applicationId: z.optional(id),
    createdTimestamp: instant,
    updatedTimestamp: instant,
    lastActivityTimestamp: instant,
  })),
  status: 200,
});

/**
 * Deletes all data about the person except the consent receipts. Refused once the lead is finalized, paid or bound, and
 * while it is being paid for; `requestErasure` erases those, too.
 */
export const deleteLead = endpoint({
  id: "deleteLead",
  method: "DELETE",
  path: "/v1/leads/{leadId}",
  auth: "session",
  status: 204,
});

/** The exact words of a consent on screen, and the page that showed them. */
export const shownText = z.object({
  text: text(4_000),
  textVersion: text(40),
  pageUrl: z.string().check(z.maxLength(2_048), z.regex(/^https?:\/\//)),
});

/** The person saw this and gave or withheld consent: the receipt that 47 CFR 64.1200(f)(9) requires. */
export const consentFields = {
  given: z.boolean(),
  ...shownText.shape,
  phone: z.optional(phone),
  /** The visitor's clock, for information only: the receipt has the service's time. */
  at: z.optional(instant),
};

const consentKind = z.enum(["CALLS_AND_TEXTS", "ELECTRONIC_RECORDS", "INTENT_TO_SIGN"]);
export type ConsentKind = z.infer<typeof consentKind>;

export const consent = z.object({
  ...consentFields,
  kind: consentKind,
  at: instant,
  consentId: id,
  textHash: z.string(),
  receivedTimestamp: instant,
});
export type Consent = z.infer<typeof consent>;

/** Records the consent to calls and texts. Those of a purchase are sent with their submission (`submitForBind`). */
export const recordConsent = endpoint({
  id: "recordConsent",
  method: "POST",
  path: "/v1/leads/{leadId}/consents",
  auth: "session",
  create: true,
  response: lazily(() => consent),
  status: 201,
});

export const listConsents = endpoint({
  id: "listConsents",
  method: "GET",
  path: "/v1/leads/{leadId}/consents",
  auth: "session",
  response: lazily(() => z.object({ consents: z.array(consent) })),
  status: 200,
});
