import { z } from "../../kernel/zod";
import { applicationParams } from "./applications/shared";
import { endpoint } from "./endpoint";
import { paymentPlanId } from "./paymentPlans";
import { id, quoteStatus } from "./values";

/**
 * `Requested`: the payment page is being opened. `Started`: the visitor pays at `paymentUrl`. `InProgress`: the payment, the
 * carrier or the way back of the money takes its time. `Completed`: paid, and the policy is bound. The others are over without
 * a policy; `Cancelled` was the visitor's doing.
 */
export const paymentStatus = z.enum(["Requested", "Started", "InProgress", "Completed", "Failed", "Cancelled"]);

/**
 * Why there is no policy: the card was declined, the visitor went back or asked to stop, the page was left until it ended, no
 * page could be opened, the carrier refused to bind, or the first day of the policy came before it was paid for.
 */
export const paymentProblem = z.enum(["DECLINED", "CANCELLED", "STOPPED", "EXPIRED", "UNAVAILABLE", "BIND_REFUSED", "START_PASSED"]);

/**
 * Where the visitor's money is. `RETURNED_BY_VOID`: the charge was taken off; `RETURNED_BY_REFUND`: it was paid back. `UNKNOWN`:
 * the provider doesn't answer, doesn't know the payment, or contradicts itself. It is asked on, and nobody pays again meanwhile.
 */
export const paymentMoney = z.enum(["NONE", "TAKEN", "RETURNING", "RETURNED_BY_VOID", "RETURNED_BY_REFUND", "UNKNOWN"]);

/** All that a screen needs after a reload, and nothing that a URL could say otherwise. */
export const payment = z.object({
  transactionId: id,
  applicationId: id,
  quoteId: id,
  leadId: id,
  carrier: id,
  planId: paymentPlanId,
  /** What is due today. */
  cents: z.int(),
  status: paymentStatus,
  /** Set once it is known that this payment brings no policy. */
  problem: z.nullable(paymentProblem),
  money: paymentMoney,
  /** Only while the visitor may pay there. */
  paymentUrl: z.nullable(z.string()),
  /** How far the purchase has come, by the service's own knowledge. */
  quoteStatus,
  policyNumber: z.nullable(z.string()),
});
export type Payment = z.infer<typeof payment>;

/** The quote that was signed, as a device has to know it that hasn't chosen it. */
const submittedQuote = z.object({
  quoteId: id,
  carrier: id,
  carrierName: z.string(),
  carrierSpecificQuoteId: z.string(),
  /** Dollars for the whole term. */
  premium: z.number(),
  termMonths: z.int(),
});

/** A page of the visitor's, on one of the partner's own origins. */
const returnUrl = z.string().check(z.maxLength(2_048), z.regex(/^https?:\/\//));

/**
 * Begins to pay for a plan of the quote that was submitted for bind: the answer names the transaction, whose read then has the
 * page to pay at. Where the lead has a payment that isn't over, or one that was or may have been made, the answer names that one,
 * so two tabs, two devices and two clicks are one payment. PAYMENT_UNDER_WAY: there is one for another quote or plan, which has to
 * be stopped first.
 * NOT_BINDABLE: the quote isn't what was submitted, the application has changed since, or its start date has come.
 *
 * The pages are returned to with `quote_id`, `application_id`, `lead_id`, `carrier` and `insurance` in their query. They say
 * nothing about the outcome: whoever returns to either reads the transaction.
 */
export const createPayment = endpoint({
  id: "createPayment",
  method: "POST",
  path: "/v1/payments",
  summary: "Pay for a plan",
  auth: "session",
  create: true,
  body: z.object({ quoteId: id, planId: paymentPlanId, successUrl: returnUrl, failureUrl: returnUrl }),
  response: z.object({ transactionId: id }),
  status: 201,
  problems: ["NOT_FOUND", "NOT_BINDABLE", "PAYMENT_UNDER_WAY"],
});

const paymentParams = z.object({ transactionId: id });

/** Asks the payment provider where the visitor may have paid meanwhile, so reading is how the outcome is found out. */
export const readPayment = endpoint({
  id: "readPayment",
  method: "GET",
  path: "/v1/payments/{transactionId}",
  summary: "Read a payment",
  auth: "session",
  params: paymentParams,
  response: payment,
  status: 200,
  problems: ["NOT_FOUND"],
});

/** Ends a payment that isn't made, for another plan say. One that turns out to be made goes on: read it until it is over. */
export const stopPayment = endpoint({
  id: "stopPayment",
  method: "POST",
  path: "/v1/payments/{transactionId}/stop",
  summary: "Stop a payment that isn't made",
  auth: "session",
  safe: true,
  params: paymentParams,
  response: payment,
  status: 200,
  problems: ["NOT_FOUND"],
});

/**
 * The application's latest payment, for a tab that knows the application alone. One that isn't over, or that was made, comes
 * first, also where another device has made it for another application of the same lead. Asks the payment provider, as
 * `readPayment` does.
 */
export const readPurchase = endpoint({
  id: "readPurchase",
  method: "GET",
  path: "/v1/applications/{applicationId}/purchase",
  summary: "Read how far the purchase of an application has come",
  auth: "session",
  params: applicationParams,
  response: z.object({ applicationId: id, submitted: z.nullable(submittedQuote), payment: z.nullable(payment) }),
  status: 200,
  problems: ["NOT_FOUND"],
});
