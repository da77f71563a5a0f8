import { z } from "../../kernel/zod";
import { recordType } from "./leads";
import { payment } from "./payments";
import { policy } from "./policies";
import { address, id, insuranceLine, instant, quoteStatus } from "./values";

/** A lead at the time of the event: what the visitor has said so far, and where it stands. */
const leadNow = z.object({
  leadId: id,
  partner: id,
  insuranceLine: z.optional(insuranceLine),
  quoteStatus,
  recordType,
  applicationId: z.optional(id),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  propertyAddress: z.optional(z.partial(address)),
  /** The chosen company, as the advisor reads it. */
  carrier: z.optional(z.string()),
  carrierId: z.optional(id),
  referralCode: z.optional(z.string()),
  agentId: z.optional(z.string()),
  location: z.optional(z.string()),
  createdTimestamp: instant,
});

const ofLead = { leadId: id, partner: id } as const;

const callback = z.extend(leadNow, { callAt: z.optional(instant) });

const selectedQuote = z.object({
  ...ofLead,
  applicationId: id,
  quoteId: id,
  carrier: id,
  carrierName: z.string(),
  carrierSpecificQuoteId: z.string(),
  /** Dollars for the whole term. */
  premium: z.number(),
  /** Months. */
  term: z.int(),
  isBindable: z.boolean(),
});

const { policyNumber, transactionId, applicationId, quoteId, carrier, carrierName, insured, effectiveDate, expirationDate } = policy.shape;
const sold = { transactionId, applicationId, quoteId, carrier } as const;
const boundPolicy = z.object({ ...ofLead, ...sold, policyNumber, carrierName, insured, effectiveDate, expirationDate });

const { cents, problem, money } = payment.shape;
const failedPayment = z.object({ ...ofLead, ...sold, cents, problem, money });

const event = <const Type extends string, Data extends z.ZodMiniType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), timestamp: instant, data });

/** An event of a lead, as it is sent to the addresses of the lead's partner. `timestamp` is the time of the event. */
export const leadEvent = z.discriminatedUnion("type", [
  event("lead.created", leadNow),
  event("lead.finalized", leadNow),
  event("callback.requested", callback),
  event("quote.selected", selectedQuote),
  event("policy.bound", boundPolicy),
  event("payment.failed", failedPayment),
  event("lead.erased", z.object(ofLead)),
]);
export type LeadEvent = z.infer<typeof leadEvent>;

/** What each event means, for the OpenAPI document. */
export const leadEventSummaries: Readonly<Record<LeadEvent["type"], string>> = {
  "lead.created": "A visitor has given the first answers",
  "lead.finalized": "The lead is an advisor's from now on",
  "callback.requested": "The person asked for a call; without `callAt`, at once",
  "quote.selected": "The visitor has chosen a quote",
  "policy.bound": "The policy is paid for and issued",
  "payment.failed": "A payment brought no policy, and the visitor didn't stop it",
  "lead.erased": "The person was erased: delete what earlier events said about the lead",
};
