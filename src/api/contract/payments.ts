import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";
import { paymentPlanId } from "./paymentPlans";
import { id, quoteStatus } from "./values";

/**
 * `Requested`: the payment page is being opened. `Started`: the visitor pays at `paymentUrl`. `InProgress`: the payment, the
 * carrier or the return of the money takes its time. `Completed`: paid, and the policy is bound. The others are over without
 * a policy; the visitor caused `Cancelled`.
 */
export const paymentStatus = z.enum(["Requested", "Started", "InProgress", "Completed", "Failed", "Cancelled"]);

/**
 * The reason why there is no policy: the card was declined, the visitor went back or asked to stop, the page expired, no
 * page could be opened, the carrier refused to bind, or the policy's first day came before the payment.
 */
export const paymentProblem = z.enum(["DECLINED", "CANCELLED", "STOPPED", "EXPIRED", "UNAVAILABLE", "BIND_REFUSED", "START_PASSED"]);

/**
 * The place of the visitor's money. `RETURNED_BY_VOID`: the charge was reversed; `RETURNED_BY_REFUND`: it was paid back.
 * `UNKNOWN`: the provider doesn't respond, doesn't know the payment, or contradicts itself. The service keeps asking, and
 * nobody pays again meanwhile.
 */
export const paymentMoney = z.enum(["NONE", "TAKEN", "RETURNING", "RETURNED_BY_VOID", "RETURNED_BY_REFUND", "UNKNOWN"]);

/** Everything that a screen needs after a reload; nothing is taken from the URL. */
export const payment = z.object({
  transactionId: id,
  applicationId: id,
  quoteId: id,
  leadId: id,
  carrier: id,
  planId: paymentPlanId,
  /** The amount due today. */
  cents: z.int(),
  status: paymentStatus,
  /** Set once it is known that this payment brings no policy. */
  problem: z.nullable(paymentProblem),
  money: paymentMoney,
  /** Set only while the visitor can pay there. */
  paymentUrl: z.nullable(z.string()),
  /** The state of the purchase by the service's own knowledge. */
  quoteStatus,
  policyNumber: z.nullable(z.string()),
});
export type Payment = z.infer<typeof payment>;

/** The signed quote, for a device on which it wasn't chosen. */
const submittedQuote = z.object({
  quoteId: id,
  carrier: id,
  carrierName: z.string(),
  carrierSpecificQuoteId: z.string(),
  /** Dollars for the whole term. */
  premium: z.number(),
  termMonths: z.int(),
});

/**
 * Starts paying for a plan of the quote that was submitted for bind. The response names the transaction; reading that
 * returns the payment page. If the lead has a payment that isn't over, or that was or may have been made, the response names
 * that one, so two tabs, two devices and two clicks are one payment. PAYMENT_UNDER_WAY: there is a payment for another quote
 * or plan, which has to be stopped first. NOT_BINDABLE: the quote isn't the submitted one, the application has changed
 * since, or its start date has come.
 *
 * The visitor returns to these pages with `quote_id`, `application_id`, `lead_id`, `carrier` and `insurance` in the query.
 * They don't contain the outcome: either page reads the transaction.
 */
export const createPayment = endpoint({
  id: "createPayment",
  method: "POST",
  path: "/v1/payments",
  auth: "session",
  create: true,
  response: lazily(() => z.object({ transactionId: id })),
  status: 201,
});

/** Asks the payment provider while the visitor may have paid, so reading is the way to learn the outcome. */
export const readPayment = endpoint({
  id: "readPayment",
  method: "GET",
  path: "/v1/payments/{transactionId}",
  auth: "session",
  response: lazily(() => payment),
  status: 200,
});

/**
 * Ends an unpaid payment, for example for another plan. A payment that turns out to be made continues: read it until it is
 * over.
 */
export const stopPayment = endpoint({
  id: "stopPayment",
  method: "POST",
  path: "/v1/payments/{transactionId}/stop",
  auth: "session",
  safe: "repeat",
  response: lazily(() => payment),
  status: 200,
});

/**
 * The application's latest payment, for a tab that only knows the application. A payment that isn't over, or that was made,
 * comes first, even if another device made it for another application of the same lead. Asks the payment provider, as
 * `readPayment` does.
 */
export const readPurchase = endpoint({
  id: "readPurchase",
  method: "GET",
  path: "/v1/applications/{applicationId}/purchase",
  auth: "session",
  response: lazily(() => z.object({ applicationId: id, submitted: z.nullable(submittedQuote), payment: z.nullable(payment) })),
  status: 200,
});
