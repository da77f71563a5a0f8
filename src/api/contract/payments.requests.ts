import { z } from "../../kernel/zod";
import { applicationParams } from "./applications/shared";
import type { Requests } from "./endpoint";
import { paymentPlanId } from "./paymentPlans";
import { id } from "./values";

/** A page of the visitor's host, on one of the partner's own origins. */
const returnUrl = z.string().check(z.maxLength(2_048), z.regex(/^https?:\/\//));

const paymentParams = z.object({ transactionId: id });

export const paymentsRequests = {
  createPayment: {
    summary: "Pay for a plan",
    body: z.object({ quoteId: id, planId: paymentPlanId, successUrl: returnUrl, failureUrl: returnUrl }),
    problems: ["NOT_FOUND", "NOT_BINDABLE", "PAYMENT_UNDER_WAY"],
  },
  readPayment: {
    summary: "Read a payment",
    params: paymentParams,
    problems: ["NOT_FOUND"],
  },
  stopPayment: {
    summary: "Stop a payment that isn't made",
    params: paymentParams,
    problems: ["NOT_FOUND"],
  },
  readPurchase: {
    summary: "Read how far the purchase of an application has come",
    params: applicationParams,
    problems: ["NOT_FOUND"],
  },
} satisfies Requests;
