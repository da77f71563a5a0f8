import { all, any, has, not } from "../../flow/condition";
import { phrases } from "../../kernel/phrase";
import type { LineFlow, LineStep } from "../../session/line";
import { loadPurchase } from "../loadStages";
import { plan, questionFields, recordsConsent, signature } from "./fields";

const titles = phrases("purchase.title", {
  intro: "Buy your policy online",
  questions: "A few last questions",
  review: "Check it before you sign",
  sign: "Read it, then sign it",
  plan: "How would you like to pay?",
  loading: "Your payment",
  success: "Your policy is ready",
  failure: "Your payment didn't go through",
});

const groups = phrases("purchase.group", { questions: "Questions", review: "Review", sign: "Sign", pay: "Pay" });

const open = all(has("bindableQuote"), not(has("finalized")));

const introStep: LineStep = { id: "purchase", title: titles.intro, fields: [], when: open, parcel: () => loadPurchase().then(({ intro }) => intro) };

const questionsStep: LineStep = {
  id: "purchase/questions",
  title: titles.questions,
  fields: questionFields,
  when: open,
  cases: ["trickyCaseConnectViaPhone"],
  parcel: () => loadPurchase().then(({ questions }) => questions),
};

const reviewStep: LineStep = {
  id: "purchase/review-details",
  title: titles.review,
  fields: [],
  when: open,
  cases: ["noQuotesReturnedOnDigitalBindReview"],
  parcel: () => loadPurchase().then(({ review }) => review),
};

const signStep: LineStep = {
  id: "purchase/sign",
  title: titles.sign,
  fields: [recordsConsent, signature],
  when: open,
  cases: ["noQuotesReturnedOnDigitalBindReview"],
  parcel: () => loadPurchase().then(({ sign }) => sign),
};

const planStep: LineStep = {
  id: "purchase/payment-plan",
  title: titles.plan,
  fields: [plan],
  when: open,
  parcel: () => loadPurchase().then(({ paymentPlan }) => paymentPlan),
};

/** The page that leaves for the payment page, and to which Back from there leads. It also shows another tab's payment. */
const loadingStep: LineStep = {
  id: "purchase/loading",
  title: titles.loading,
  fields: [],
  when: open,
  open: true,
  hidesBack: true,
  parcel: () => loadPurchase().then(({ loading }) => loading),
};

/** Both return pages can be loaded at any time: they ask the service about the payment. A bought policy ends the walk. */
const successStep: LineStep = {
  id: "purchase/success",
  title: titles.success,
  fields: [],
  when: any(open, has("insured")),
  ends: has("purchased"),
  open: true,
  entry: true,
  terminal: true,
  hidesBack: true,
  parcel: () => loadPurchase().then(({ success }) => success),
};

/** Not part of the flow's order: only the service's answer about a payment leads there. */
export const purchaseFailureStep: LineStep = {
  id: "purchase/failure",
  title: titles.failure,
  fields: [],
  when: open,
  entry: true,
  hidesBack: true,
  parcel: () => loadPurchase().then(({ failure }) => failure),
};

const stage = "purchase";

/** The groups of buying online, in the order in which they are asked, with a progress of their own. */
export const purchaseGroups: LineFlow["groups"] = [
  { id: "purchaseQuestions", label: groups.questions, stage, steps: [introStep, questionsStep] },
  { id: "purchaseReview", label: groups.review, stage, steps: [reviewStep] },
  { id: "purchaseSign", label: groups.sign, stage, steps: [signStep] },
  { id: "purchasePay", label: groups.pay, stage, steps: [planStep, loadingStep, successStep] },
];

/** False for a quote that is bought online, which no advisor takes over. */
export const notBindable = not(has("bindableQuote"));
