import { leadQuoteId, length } from "../../business/limits";
import { z } from "../../kernel/zod";
import type { Requests } from "./endpoint";
import { consentFields, recordType, withdrawable } from "./leads";
import { address, email, gender, id, instant, insuranceLine, maritalStatus, phone, quoteStatus, scope, stateCode, text } from "./values";

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

export const leadsRequests = {
  createLead: {
    summary: "Create a lead",
    body: z.object({ ...leadFields, insuranceLine }),
    problems: [],
  },
  updateLead: {
    summary: "Update a lead; an empty body marks its last activity",
    params: leadParams,
    query: z.object({
      product: z.optional(insuranceLine),
      carrier: z.optional(text(64)),
      scope: z.optional(scope),
      state: z.optional(stateCode),
    }),
    body: z.object({
      ...leadFields,
      /** Members that the visitor has emptied: they become unknown, unless the same update sends them anew. */
      withdrawn: z.optional(z.array(z.enum(withdrawable)).check(z.maxLength(withdrawable.length))),
    }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT", "LEAD_FINALIZED"],
  },
  readLead: {
    summary: "Read a lead's status",
    params: leadParams,
    problems: ["NOT_FOUND"],
  },
  deleteLead: {
    summary: "Delete a partial lead",
    params: leadParams,
    problems: ["NOT_FOUND", "LEAD_FINALIZED", "PAYMENT_UNDER_WAY"],
  },
  recordConsent: {
    summary: "Record a consent that was given or withheld",
    params: leadParams,
    body: z.object({ kind: z.literal("CALLS_AND_TEXTS"), ...consentFields }),
    problems: ["NOT_FOUND"],
  },
  listConsents: {
    summary: "List a lead's consents, oldest first",
    params: leadParams,
    problems: ["NOT_FOUND"],
  },
} satisfies Requests;
