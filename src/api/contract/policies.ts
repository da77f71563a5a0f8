import { z } from "../../kernel/zod";
import { applicationParams } from "./applications/shared";
import { endpoint } from "./endpoint";
import { paymentPlan } from "./paymentPlans";
import { quote } from "./quote";
import { address, id, instant, isoDay } from "./values";

/** What a policy says, to keep or print. */
export const policy = z.object({
  policyNumber: z.string(),
  transactionId: id,
  applicationId: id,
  leadId: id,
  quoteId: id,
  carrier: id,
  carrierName: z.string(),
  /** The applicant, then who is insured beside them. */
  insured: z.array(z.string()),
  email: z.nullable(z.string()),
  propertyAddress: address,
  /** The policy holds from the first day to the last, both included. */
  effectiveDate: isoDay,
  expirationDate: isoDay,
  coverages: quote.shape.coverages,
  /** The first installment is paid. */
  plan: paymentPlan,
  boundTimestamp: instant,
});
export type Policy = z.infer<typeof policy>;

/** The policy of the application, or of another one of the same lead: a lead buys once. NOT_FOUND until it is bound. */
export const readPolicy = endpoint({
  id: "readPolicy",
  method: "GET",
  path: "/v1/applications/{applicationId}/policy",
  summary: "Read the policy that was bought",
  auth: "session",
  params: applicationParams,
  response: z.extend(policy, {
    /** Masked, once the policy's e-mail has been sent: to `a••@example.com`. */
    emailedTo: z.nullable(z.string()),
  }),
  status: 200,
  problems: ["NOT_FOUND"],
});

/**
 * The copy that 15 USC 7001 asks for: what was submitted, and the consents that it was signed under, as text to download.
 * Receipts of consent are kept apart from the application and outlive it. NOT_FOUND until it is submitted for bind.
 */
export const readSignedCopy = endpoint({
  id: "readSignedCopy",
  method: "GET",
  path: "/v1/applications/{applicationId}/signed-copy",
  summary: "Download what was signed",
  auth: "session",
  params: applicationParams,
  response: z.object({ fileName: z.string(), text: z.string() }),
  status: 200,
  problems: ["NOT_FOUND"],
});
