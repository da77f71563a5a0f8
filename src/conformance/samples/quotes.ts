import { readQuestions, reviewForBind, submitForBind, updateQuestions } from "../../api/contract/bind";
import { downloadApplication, downloadPolicy, downloadSignedApplication } from "../../api/contract/documents";
import { emailQuotes } from "../../api/contract/notifications";
import { listPaymentPlans } from "../../api/contract/paymentPlans";
import { createPayment, readPayment, readPurchase, stopPayment } from "../../api/contract/payments";
import { readPolicy, readSignedCopy } from "../../api/contract/policies";
import { listAdditionalQuotes, listQuotes, retryQuote, selectQuote, streamQuotes } from "../../api/contract/quotes";
import { wireOf } from "../../business/lines";
import { newId } from "../../kernel/ids";
import { cleanAnswers } from "../answersOf";
import { given, type Backend } from "../backend";
import { bindable, priced, reviewed, revisionOf, signed, submitted } from "../visits";
import { sample } from "./sample";

/** The application whose prices are tested: of auto, if it is. */
const ratedLine = (at: Backend) => (at.options.lines.includes("auto") ? "auto" : at.options.lines[0]!);

const rated = async (at: Backend) => {
  const { applicationId, token } = await submitted(at, ratedLine(at));
  return { params: { applicationId }, token };
};

async function payment(at: Backend) {
  const { quoteId, token } = await signed(at);
  const page = `${at.origin()}/quote`;
  return { body: { quoteId, planId: "MONTHLY", successUrl: page, failureUrl: page }, token, idempotencyKey: newId() } as const;
}

async function paid(at: Backend) {
  const { transactionId } = await at.value(createPayment, await payment(at));
  return { params: { transactionId }, token: (await signed(at)).token };
}

const renter = async (at: Backend) => {
  const { applicationId, token } = await bindable(at);
  return { params: { applicationId }, token };
};

/** Prices, the choice of one, and the purchase. */
export const quoteSamples = {
  listQuotes: sample(listQuotes, async (at) => ({ ...(await rated(at)), query: {} })),
  streamQuotes: sample(streamQuotes, rated),
  listAdditionalQuotes: sample(listAdditionalQuotes, async (at) => ({
    ...(await rated(at)),
    query: { product: wireOf(ratedLine(at)), state: at.inputs.address.state, quotesCount: 3 },
  })),
  retryQuote: sample(retryQuote, async (at) => {
    const { quoteId, token } = await priced(at, ratedLine(at));
    return { params: { quoteId }, token, body: {} };
  }),
  selectQuote: sample(selectQuote, async (at) => {
    const { quoteId, token, line } = await priced(at, ratedLine(at));
    return { params: { quoteId }, token, body: { product: wireOf(line) } };
  }),
  emailQuotes: sample(
    emailQuotes,
    async (at) => {
      const { applicationId, token } = await priced(at, ratedLine(at));
      return { body: { applicationId, email: at.email, additionalCarriers: [] }, token, idempotencyKey: newId() };
    },
    { otherBody: (body) => ({ ...body, additionalCarriers: ["conformance"] }) },
  ),
  readQuestions: sample(readQuestions, renter),
  updateQuestions: sample(updateQuestions, async (at) => {
    const renting = await bindable(at);
    const revision = await revisionOf(at, renting);
    return { params: { applicationId: renting.applicationId }, query: {}, token: renting.token, revision, body: { questions: cleanAnswers } };
  }),
  reviewForBind: sample(reviewForBind, async (at) => {
    const { params, token, body } = await reviewed(at, await bindable(at));
    return { params, token, body: { quoteId: body.quoteId } };
  }),
  submitForBind: sample(submitForBind, async (at) => reviewed(at, await bindable(at))),
  listPaymentPlans: sample(listPaymentPlans, async (at) => {
    const { quoteId, token } = await bindable(at);
    return { params: { quoteId }, token };
  }),
  createPayment: sample(createPayment, payment, { otherBody: (body) => ({ ...body, planId: "FULL_PAYMENT" }) }),
  readPayment: sample(readPayment, paid),
  stopPayment: sample(stopPayment, paid),
  readPurchase: sample(readPurchase, renter),
  readPolicy: sample(readPolicy, async ({ inputs }) => {
    const { applicationId, token } = given(inputs.bought, "bought");
    return { params: { applicationId }, token };
  }),
  readSignedCopy: sample(readSignedCopy, async (at) => {
    const { applicationId, token } = await signed(at);
    return { params: { applicationId }, token };
  }),
  downloadApplication: sample(downloadApplication, async (at) => {
    const { applicationId, quoteId, token } = await signed(at);
    return { params: { applicationId }, query: { quoteId }, token };
  }),
  downloadSignedApplication: sample(downloadSignedApplication, async (at) => {
    const { applicationId, token } = await signed(at);
    return { params: { applicationId }, token };
  }),
  downloadPolicy: sample(downloadPolicy, async ({ inputs }) => {
    const { applicationId, token } = given(inputs.bought, "bought");
    return { params: { applicationId }, token };
  }),
};
