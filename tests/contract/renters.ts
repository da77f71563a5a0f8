import { creationAt } from "../../src/api/contract/applications/creationAt";
import { submitApplication } from "../../src/api/contract/applications/submitApplication";
import { updateGeneralInfo } from "../../src/api/contract/applications/updateGeneralInfo";
import { reviewForBind, submitForBind, updateQuestions, type BindQuestions } from "../../src/api/contract/bind";
import { createLead } from "../../src/api/contract/leads";
import { createPayment, readPayment, type Payment } from "../../src/api/contract/payments";
import { listQuotes } from "../../src/api/contract/quotes";
import type { Client } from "../../src/api/client";
import { addDays, calendarDay, isoDate } from "../../src/kernel/dates";
import { newId } from "../../src/kernel/ids";
import { austin, value } from "./journey";

export const cleanAnswers: BindQuestions = {
  typeOfDwelling: "Apartment",
  businessOrDaycare: false,
  anyAdditionalInsured: false,
  haveAnyLosses: false,
  anyDogsOnPremises: false,
  anyAnimalBites: false,
  anyViciousExoticAnimals: false,
};

export const returnPages = { successUrl: "http://shop.test/renters/purchase/success", failureUrl: "http://shop.test/renters/purchase/failure" };

/** A renter with a price that can be bought online. */
export interface Renter {
  leadId: string;
  applicationId: string;
  token: string;
  quoteId: string;
  premium: number;
  revision: number;
}

type OwnLead = Pick<Renter, "leadId" | "token">;

/**
 * Goes from the address to a bindable quote with unanswered questions; a `known` lead gets another application. A scenario's
 * last name keeps carriers from failing at random.
 */
export async function quotedRenter(client: Client, lastName = "Slow Carriers", propertyAddress = austin, known?: OwnLead): Promise<Renter> {
  const begun = async (): Promise<OwnLead> =>
    value(await client.call(createLead, { body: { insuranceLine: "RENTERS", firstName: "Ada", lastName }, idempotencyKey: newId() }));
  const { leadId, token } = known ?? (await begun());
  // Repeats until no random failure takes the price away: one carrier in fifty fails by chance.
  for (;;) {
    const { applicationId } = value(await client.call(creationAt("renters"), { body: { leadId, propertyAddress }, token, idempotencyKey: newId() }));
    const params = { applicationId };
    const personalInfoData = { firstName: "Ada", lastName, dateOfBirth: "1988-04-12", email: "ada@example.com" };
    const insuranceStartData = { effectiveDate: isoDate(addDays(calendarDay(new Date()), 10)) };
    value(await client.call(updateGeneralInfo, { params, token, revision: 0, body: { personalInfoData, insuranceStartData } }));
    value(await client.call(submitApplication, { params, token, body: {} }));
    let list = value(await client.call(listQuotes, { params, token }));
    while (list.carriersAnswered < list.carriersAsked) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      list = value(await client.call(listQuotes, { params, token }));
    }
    const bought = list.quotes.find(({ isBindable }) => isBindable) ?? list.quotes.find(({ carrierId }) => carrierId === "pebbletrail");
    if (bought) return { leadId, applicationId, token, quoteId: bought.id, premium: bought.premium, revision: 1 };
    if (!list.withoutPrice.some(({ carrierId, outcome }) => carrierId === "pebbletrail" && outcome !== "DECLINED")) throw new Error("No quote can be bought online");
  }
}

export const answer = (client: Client, { applicationId, token, revision }: Renter, questions: Partial<BindQuestions> = {}) =>
  client.call(updateQuestions, { params: { applicationId }, query: {}, token, revision, body: { questions: { ...cleanAnswers, ...questions } } });

export const review = (client: Client, { applicationId, token, quoteId }: Renter) =>
  client.call(reviewForBind, { params: { applicationId }, token, body: { quoteId } });

const agreed = (to: string) => ({ text: `I agree: ${to}.`, textVersion: "1", pageUrl: "http://shop.test/renters" });

export const submitToBind = (client: Client, { applicationId, token, quoteId, premium, revision }: Renter, documents = "documents online") => {
  const consents = { electronicRecords: agreed(documents), intentToSign: agreed(`$${premium}`) };
  const body = { quoteId, premium, consents, carrier: "pebbletrail", product: "RENTERS", scope: "FullQuote" } as const;
  return client.call(submitForBind, { params: { applicationId }, token, revision, body });
};

/** Returns a renter with a signed application, ready to pay. */
export async function signedRenter(client: Client, lastName?: string, known?: OwnLead): Promise<Renter> {
  const quoted = await quotedRenter(client, lastName, austin, known);
  const { revision } = value(await answer(client, quoted));
  const { premium } = value(await review(client, quoted));
  const renter = { ...quoted, revision, premium };
  value(await submitToBind(client, renter));
  return renter;
}

export const pay = (client: Client, { token, quoteId }: Renter, change: Partial<{ planId: "MONTHLY" | "FULL_PAYMENT" | "FORTY_THIRTY_THIRTY"; successUrl: string; idempotencyKey: string }> = {}) => {
  const { idempotencyKey = newId(), ...said } = change;
  return client.call(createPayment, { body: { quoteId, planId: "MONTHLY", ...returnPages, ...said }, token, idempotencyKey });
};

export const paymentNow = async (client: Client, { token }: Renter, transactionId: string): Promise<Payment> =>
  value(await client.call(readPayment, { params: { transactionId }, token }));

/** Polls like a screen until the payment matches; the test's own time limit ends it otherwise. */
export async function paymentUntil(client: Client, renter: Renter, transactionId: string, wanted: (payment: Payment) => boolean): Promise<Payment> {
  for (;;) {
    const payment = await paymentNow(client, renter, transactionId);
    if (wanted(payment)) return payment;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export const isOver = ({ status }: Payment): boolean => ["Completed", "Failed", "Cancelled"].includes(status);

/** Opens a payment page. */
export async function openPage(client: Client, renter: Renter): Promise<{ transactionId: string; paymentUrl: string }> {
  const { transactionId } = value(await pay(client, renter));
  const { paymentUrl } = await paymentUntil(client, renter, transactionId, (payment) => payment.paymentUrl !== null);
  return { transactionId, paymentUrl: paymentUrl ?? "" };
}
