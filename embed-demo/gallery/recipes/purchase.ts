import type { Payment } from "../../../src/api/contract/payments";
import type { PaymentPlan } from "../../../src/api/contract/paymentPlans";
import type { Policy } from "../../../src/api/contract/policies";
import { installmentsOf, paymentPlanIds } from "../../../src/business/paymentPlans";
import { fraudNotices } from "../../../src/business/fraudNotices";
import { isoDate } from "../../../src/kernel/dates";
import type { Selection } from "../../../src/session/kept/snapshot";
import type { Action, LineRecipe } from "../recipe";
import { submit } from "../recipe";

const premium = 204.6;
/** A price that is sold online, selected. */
export const bought: Selection = {
  kind: "quote",
  quoteId: "q-1",
  carrierSpecificQuoteId: "C-1",
  carrierId: "pebbletrail",
  carrierName: "Pebbletrail Renters",
  premium,
  term: 12,
  bindable: true,
};
const named = { firstName: "Morgan", lastName: "Reyes" };

const planOf = (planId: PaymentPlan["planId"]): PaymentPlan => ({
  planId,
  premiumCents: premium * 100,
  installments: installmentsOf(planId, premium * 100, { year: 2026, month: 6, day: 17 }).map(({ due, cents }) => ({ dueDate: isoDate(due), cents })),
});
const plans = { quoteId: "q-1", plans: paymentPlanIds.map(planOf) };
const coverages = [
  { id: "CONTENTS", quoteKey: "CONTENTS", label: "Personal property", value: "$30,000", amount: 30_000 },
  { id: "PERSONAL_LIABILITY", quoteKey: "PERSONAL_LIABILITY", label: "Personal liability", value: "$100,000", amount: 100_000 },
  { id: "ALL_PERILS", quoteKey: "ALL_PERILS", label: "All other perils deductible", value: "$500", amount: 500 },
];

const made: Payment = {
  transactionId: "t-1",
  applicationId: "a-1",
  quoteId: "q-1",
  leadId: "l-1",
  carrier: "pebbletrail",
  planId: "MONTHLY",
  cents: planOf("MONTHLY").installments[0]!.cents,
  status: "InProgress",
  problem: null,
  money: "NONE",
  paymentUrl: null,
  quoteStatus: "BINDABLE",
  policyNumber: null,
};
const purchase = (said: Partial<Payment>) => ({ applicationId: "a-1", submitted: null, payment: { ...made, ...said } });

const policy: Policy & { emailedTo: string | null } = {
  policyNumber: "PEB-40815526-2207",
  transactionId: "t-1",
  applicationId: "a-1",
  leadId: "l-1",
  quoteId: "q-1",
  carrier: "pebbletrail",
  carrierName: "Pebbletrail Renters",
  insured: ["Morgan Reyes"],
  email: "morgan@example.com",
  propertyAddress: { addressLine1: "12 Full Records St", city: "Columbus", state: "OH", zipCode: "43215" },
  effectiveDate: "2026-07-07",
  expirationDate: "2027-07-06",
  coverages,
  plan: planOf("MONTHLY"),
  boundTimestamp: "2026-06-17T14:31:00.000Z",
  emailedTo: "m•••@example.com",
};

/** Made-up responses to the purchase's requests, because a real payment would have to be made first. */
const at = (step: string, id: string, title: string, serve: Readonly<Record<string, unknown>>, actions: readonly Action[] = []): LineRecipe => ({
  id: `renters-purchase-${id}`,
  title,
  at: `purchase/${step}`,
  application: true,
  answers: { ...named, paymentPlan: "MONTHLY" },
  session: { selection: bought },
  serve,
  actions,
});
/** The application is real: the gallery fills in its revision. */
const reviewed = (more: object = {}) => ({ quoteId: "q-1", premium, previousPremium: null, termMonths: 12, fraudNotice: fraudNotices.OH, revision: 0, ...more });
const quotes = { "/quotes": { quotes: [], carriersAsked: 0, carriersAnswered: 0, withoutPrice: [], status: "Completed" } };
const review = (step: "review-details" | "sign", id: string, title: string, answered: object, actions?: readonly Action[]): LineRecipe =>
  ({ ...at(step, id, title, { "/bind-review": answered, ...quotes }, actions), clock: "real" });
const paying = (id: string, title: string, said: Partial<Payment>, actions?: readonly Action[]) => at("loading", id, title, { "/purchase": purchase(said) }, actions);
const failed = (id: string, title: string, said: Partial<Payment>) => at("failure", id, title, { "/purchase": purchase({ status: "Failed", ...said }) });

/** The screens of buying online, in each state the service can report. */
export const purchaseRecipes: readonly LineRecipe[] = [
  at("questions", "questions-errors", "Last questions, errors", {}, [submit, ["sees", "Please fix"]]),
  {
    ...at("questions", "questions-more", "Last questions, dogs and a co-applicant", {}),
    answers: { ...named, anyDogsOnPremises: true, anyAdditionalInsured: true },
  },
  review("review-details", "review", "Review", reviewed(), [["sees", "Check it before you sign"]]),
  review("sign", "sign", "Signature", reviewed(), [["sees", "Your application"]]),
  review("sign", "sign-errors", "Signature, not given", reviewed(), [["sees", "Your application"], submit, ["sees", "Check this box to sign"]]),
  review("review-details", "review-price", "Review, another price than before", reviewed({ premium: 220.97, previousPremium: premium }), [["sees", "Check it before you sign"]]),
  { ...at("review-details", "review-failed", "Review, the price can't be had", {}), fail: ["/bind-review"] },
  at("payment-plan", "plans", "Payment plans", { "/payment-plans": plans }),
  { ...at("payment-plan", "plans-failed", "Payment plans can't be had", {}), fail: ["/payment-plans"] },
  paying("confirming", "Waiting for the result", {}),
  paying("issuing", "Paid, the policy is being issued", { money: "TAKEN", quoteStatus: "PAID" }),
  paying("unknown", "Nobody can say yet whether it was paid", { money: "UNKNOWN" }),
  paying("left", "Left before paying", { status: "Started", paymentUrl: "http://localhost/payment" }),
  { ...paying("elsewhere", "Another device's payment", { status: "Started", paymentUrl: "http://localhost/payment" }), session: { selection: { ...bought, quoteId: "q-2" } } },
  { ...at("loading", "unreachable", "The service can't be reached", {}), fail: ["/purchase"], actions: [["sees", "We keep trying"]] },
  failed("declined", "Declined", { problem: "DECLINED" }),
  failed("cancelled", "Left by the visitor", { status: "Cancelled", problem: "CANCELLED" }),
  failed("expired", "Timed out", { status: "Cancelled", problem: "EXPIRED" }),
  failed("unavailable", "No payment page", { problem: "UNAVAILABLE" }),
  failed("late", "Not paid by the start date", { problem: "START_PASSED" }),
  failed("late-returned", "Paid after the start date, the charge is taken off", { problem: "START_PASSED", money: "RETURNED_BY_VOID" }),
  failed("refused", "Refused, the money is being returned", { status: "InProgress", problem: "BIND_REFUSED", money: "RETURNING" }),
  failed("refused-unknown", "Refused, and nobody can say yet where the money is", { status: "InProgress", problem: "BIND_REFUSED", money: "UNKNOWN" }),
  failed("voided", "Refused, the charge is taken off", { problem: "BIND_REFUSED", money: "RETURNED_BY_VOID" }),
  failed("refunded", "Refused and refunded", { problem: "BIND_REFUSED", money: "RETURNED_BY_REFUND" }),
  at("success", "bound", "Bought", { "/purchase": purchase({ status: "Completed", money: "TAKEN", quoteStatus: "BOUND", policyNumber: policy.policyNumber }), "/policy": policy }),
  at("success", "bound-full", "Bought and paid in full", {
    "/purchase": purchase({ status: "Completed", money: "TAKEN", quoteStatus: "BOUND", planId: "FULL_PAYMENT", policyNumber: policy.policyNumber }),
    "/policy": { ...policy, plan: planOf("FULL_PAYMENT"), emailedTo: null },
  }),
];
