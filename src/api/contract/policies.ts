import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";
import { paymentPlan } from "./paymentPlans";
import { quote } from "./quote";
import { address, id, instant, isoDay } from "./values";

/** The contents of a policy, to keep or print. */
export const policy = z.object({
  policyNumber: z.string(),
  transactionId: id,
  applicationId: id,
  leadId: id,
  quoteId: id,
  carrier: id,
  carrierName: z.string(),
  /** The applicant, then the people insured beside them. */
  insured: z.array(z.string()),
  email: z.nullable(z.string()),
  propertyAddress: address,
  /** The policy is in force from the first day to the last, both included. */
  effectiveDate: isoDay,
  expirationDate: isoDay,
  coverages: quote.shape.coverages,
  /** The first installment is paid. */
  plan: paymentPlan,
  boundTimestamp: instant,
});
export type Policy = z.infer<typeof policy>;

/**
 * The policy of the application, or of another application of the same lead, because a lead buys once. NOT_FOUND until it is
 * bound.
 */
export const readPolicy = endpoint({
  id: "readPolicy",
  method: "GET",
  path: "/v1/applications/{applicationId}/policy",
  auth: "session",
  response: lazily(() => z.extend(policy, {
    /** The masked address that the policy's e-mail was sent to: `a•••@example.com`. Null before. */
    emailedTo: z.nullable(z.string()),
  })),
  status: 200,
});

/**
 * The copy that 15 USC 7001 requires: the submission, and the consents under which it was signed, as plain text, for pages of release
 * 1.0. Others download the file (downloadSignedApplication).
 * Consent receipts are stored apart from the application and outlive it. NOT_FOUND until it is submitted for bind.
 */
export const readSignedCopy = endpoint({
  id: "readSignedCopy",
  method: "GET",
  path: "/v1/applications/{applicationId}/signed-copy",
  auth: "session",
  response: lazily(() => z.object({ fileName: z.string(), text: z.string() })),
  status: 200,
});
