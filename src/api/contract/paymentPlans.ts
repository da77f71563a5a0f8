import { paymentPlanIds } from "../../business/paymentPlans";
import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";
import { id, isoDay } from "./values";

export const paymentPlanId = z.enum(paymentPlanIds);

const cents = z.int().check(z.nonnegative());

/** A way to pay a premium. The first installment is due at once, and all of them add up to the premium. */
export const paymentPlan = z.object({
  planId: paymentPlanId,
  premiumCents: cents,
  installments: z.array(z.object({ dueDate: isoDay, cents })),
});
export type PaymentPlan = z.infer<typeof paymentPlan>;

/** Dates are counted from today. NOT_BINDABLE: the quote can't be bought online. */
export const listPaymentPlans = endpoint({
  id: "listPaymentPlans",
  method: "GET",
  path: "/v1/quotes/{quoteId}/payment-plans",
  auth: "session",
  response: lazily(() => z.object({ quoteId: id, plans: z.array(paymentPlan) })),
  status: 200,
});
