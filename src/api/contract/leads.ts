import { leadQuoteId, length } from "../../business/limits";
import { z } from "../../kernel/zod";
import { endpoint } from "./endpoint";
import { address, deviceNumber, email, gender, id, insuranceLine, instant, maritalStatus, phone, quoteStatus, revision, scope, stateCode, text } from "./values";

/** decisions.md, "Record types", says when each is sent. */
export const recordType = z.enum(["HAPPY", "COMPLEX", "DIGITAL_BIND", "HONEYQUOTE", "FETCH", "BATCH_QUOTE_TO_DIGITAL"]);
export type RecordType = z.infer<typeof recordType>;

/** A lead's fields. Optional members are sent only when filled. */
const leadFields = {
  quoteStatus: z.optional(quoteStatus),
  recordType: z.optional(recordType),
  insuranceLine: z.optional(insuranceLine),
  product: z.optional(insuranceLine),
  applicationId: z.optional(id),
  transactionId: z.optional(id),
  emailId: z.optional(id),
  referralCode: z.optional(text(64)),
  viuPartner: z.optional(text(64)),
  agentId: z.optional(text(64)),
  location: z.optional(text(64)),
  organizationGuid: z.optional(text(120)),
  firstName: z.optional(text(length.name)),
  lastName: z.optional(text(length.name)),
  email: z.optional(email),
  phone: z.optional(phone),
  gender: z.optional(gender),
  maritalStatus: z.optional(maritalStatus),
  /** Absent if no part of an address is known: life and pet don't ask for one. */
  propertyAddress: z.optional(z.partial(address)),
  bundleDiscount: z.optional(z.boolean()),
  /** The carrier's name, as the advisor reads it, and its id. */
  carrier: z.optional(text(64)),
  carrierId: z.optional(id),
  /** `FullQuote` if the carrier has given a price. */
  scope: z.optional(scope),
  /** The first 14 characters of the carrier's own quote id. */
  selectedCarrierSpecificQuoteId: z.optional(text(leadQuoteId)),
  sessionId: z.optional(id),
  visitorId: z.optional(id),
  /** The person's wish; without `callAt` the person accepts a call at once. */
  contactPreference: z.optional(z.object({ by: z.enum(["CALL", "EMAIL", "SELF"]), callAt: z.optional(instant) })),
  prefill: z.optional(z.object({ address: z.object({ unit: z.optional(text(length.unit)) }) })),
};

const leadParams = z.object({ leadId: id });

const leadReceipt = z.object({ leadId: id, quoteStatus, recordType, revision });

/** The body needs at least the line; the response's token grants access to everything under the lead. */
export const createLead = endpoint({
  id: "createLead",
  method: "POST",
  path: "/v1/leads",
  summary: "Create a lead",
  auth: "partner",
  create: true,
  body: z.object({ ...leadFields, insuranceLine }),
  response: z.extend(leadReceipt, { token: z.string() }),
  status: 201,
  problems: [],
});

/**
 * A partial update. The status can only move to CAPTURED, QUOTED or FINALIZED, and never back. An empty body only records
 * the last activity. A carrier without its quote's id, such as an additional one, replaces both.
 */
export const updateLead = endpoint({
  id: "updateLead",
  method: "PATCH",
  path: "/v1/leads/{leadId}",
  summary: "Update a lead; an empty body marks its last activity",
  auth: "session",
  revision: "unlessEmpty",
  params: leadParams,
  query: z.object({
    product: z.optional(insuranceLine),
    carrier: z.optional(text(64)),
    scope: z.optional(scope),
    state: z.optional(stateCode),
  }),
  body: z.object(leadFields),
  response: z.extend(leadReceipt, { device: deviceNumber }),
  status: 200,
  problems: ["NOT_FOUND", "REVISION_CONFLICT", "LEAD_FINALIZED"],
});

/** Contains no personal data, but everything that a reloaded success page needs. */
export const readLead = endpoint({
  id: "readLead",
  method: "GET",
  path: "/v1/leads/{leadId}",
  summary: "Read a lead's status",
  auth: "session",
  params: leadParams,
  response: z.extend(leadReceipt, {
    insuranceLine,
    applicationId: z.optional(id),
    createdTimestamp: instant,
    updatedTimestamp: instant,
    lastActivityTimestamp: instant,
  }),
  status: 200,
  problems: ["NOT_FOUND"],
});

/**
 * Deletes all data about the person except the consent receipts. Refused once the lead is finalized, paid or bound, and
 * while it is being paid for; `requestErasure` erases those, too.
 */
export const deleteLead = endpoint({
  id: "deleteLead",
  method: "DELETE",
  path: "/v1/leads/{leadId}",
  summary: "Delete a partial lead",
  auth: "session",
  params: leadParams,
  status: 204,
  problems: ["NOT_FOUND", "LEAD_FINALIZED", "PAYMENT_UNDER_WAY"],
});

/** The exact words of a consent on screen, and the page that showed them. */
export const shownText = z.object({
  text: text(4_000),
  textVersion: text(40),
  pageUrl: z.string().check(z.maxLength(2_048), z.regex(/^https?:\/\//)),
});

/** The person saw this and gave or withheld consent: the receipt that 47 CFR 64.1200(f)(9) requires. */
const consentFields = {
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
  summary: "Record a consent that was given or withheld",
  auth: "session",
  create: true,
  params: leadParams,
  body: z.object({ kind: z.literal("CALLS_AND_TEXTS"), ...consentFields }),
  response: consent,
  status: 201,
  problems: ["NOT_FOUND"],
});

export const listConsents = endpoint({
  id: "listConsents",
  method: "GET",
  path: "/v1/leads/{leadId}/consents",
  summary: "List a lead's consents, oldest first",
  auth: "session",
  params: leadParams,
  response: z.object({ consents: z.array(consent) }),
  status: 200,
  problems: ["NOT_FOUND"],
});
