// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import type { Client } from "../../src/api/client";
import type { Payment } from "../../src/api/contract/payments";
import type { AnyOptions } from "../../src/api/request";
import { fail, ok } from "../../src/kernel/result";
import { examples } from "../../src/lines/renters/examples";
import { line } from "../../src/lines/renters/line";
import type { Runner } from "../../src/form/runner";
import { agree } from "../../src/stages/purchase/agreement";
import { signature } from "../../src/stages/purchase/fields";
import { placeOf, wantToPay, watchPayment } from "../../src/stages/purchase/paying";
import { reviewOf, reviewPrice } from "../../src/stages/purchase/reviewPrice";
import { openFunnel } from "./funnel";

afterEach(() => {
  vi.useRealTimers();
  refusing.clear();
});

const clean = {
  typeOfDwelling: "House",
  businessOrDaycare: false,
  haveAnyLosses: false,
  anyDogsOnPremises: false,
  anyRestrictedDogs: true,
  anyAnimalBites: false,
  anyViciousExoticAnimals: false,
  anyAdditionalInsured: false,
  coapplicantFirstName: "Hidden",
  coapplicantLastName: "Answer",
};
const at = (step: string) => ({ step: `purchase/${step}`, detail: null });

/** Endpoints whose next call is refused because a payment isn't over. */
const refusing = new Set<string>();
const funnels: { latest?: ReturnType<typeof openFunnel> } = {};
const revisionNow = (): number => funnels.latest!.session.application.peek()!.revision;

/** A renter whose price can be bought online; `answers` are the service's responses, by endpoint. */
async function buying(answers: Readonly<Record<string, (options: AnyOptions) => unknown>> = {}) {
  const served: typeof answers = { readPurchase: () => ok({ applicationId: "a", submitted: null, payment: null }), ...answers };
  const serve = (client: Client): Client => ({
    ...client,
    call: (endpoint, options) => {
      if (refusing.delete(endpoint.id)) return Promise.resolve(refused("PAYMENT_UNDER_WAY")) as never;
      const own = served[endpoint.id];
      return own ? (Promise.resolve(own(options as AnyOptions)) as never) : client.call(endpoint, options);
    },
  });
  const funnel = openFunnel(line, [], serve);
  funnels.latest = funnel;
  await funnel.answer(examples.minimal("TX"), "policy-compare");
  funnel.session.selection.value = { ...funnel.session.selection.peek()!, bindable: true };
  await funnel.complete({ step: "purchase", detail: null }, {});
  funnel.takeSent();
  return funnel;
}

const priced = (premium: number, revision = revisionNow()) => ok({ quoteId: "quote-1", premium, previousPremium: null, termMonths: 12, fraudNotice: null, revision });
const refused = (code: string) => fail({ type: "about:blank", title: "", status: 409, code });

it("marks the answers as meant for a purchase, also when they are sent again after a conflict", async () => {
  const asked: unknown[] = [];
  const { complete } = await buying({
    updateQuestions: ({ query }) => {
      asked.push(query);
      const conflict = { type: "about:blank", title: "", status: 409, code: "REVISION_CONFLICT", revision: revisionNow() + 1 };
      return asked.length === 1 ? fail(conflict) : ok({ applicationId: "applicationId-1", revision: revisionNow() + 1, advisorAnswers: [] });
    },
  });
  await complete(at("questions"), clean);
  const bought = { carrier: "tern-and-tide", product: "RENTERS", scope: "FullQuote", state: "TX" };
  expect(asked).toEqual([bought, bought]);
});

it("doesn't send an answer that another answer hides", async () => {
  const { complete, takeSent } = await buying();
  expect(await complete(at("questions"), clean)).toEqual({ kind: "next" });
  const { body } = takeSent().find(({ call }) => call.endsWith("/questions"))!;
  expect(body).toEqual({
    questions: {
      typeOfDwelling: "House",
      businessOrDaycare: false,
      haveAnyLosses: false,
      anyDogsOnPremises: false,
      anyAnimalBites: false,
      anyViciousExoticAnimals: false,
      anyAdditionalInsured: false,
    },
  });
});

it.each([
  ["businessOrDaycare", {}, "business_daycare"],
  ["haveAnyLosses", {}, "filed_claims"],
  ["anyRestrictedDogs", { anyDogsOnPremises: true }, "dog_breed"],
  ["anyAnimalBites", {}, "aggressive_dog"],
  ["anyViciousExoticAnimals", {}, "other_animals"],
])("calls an advisor for %s", async (name, also, reason) => {
  const { complete } = await buying();
  expect(await complete(at("questions"), { ...clean, ...also, [name]: true })).toEqual({ kind: "case", id: "trickyCaseConnectViaPhone", reason });
});

it.each([
  ["dogs without their breed", { anyDogsOnPremises: true, anyRestrictedDogs: null }, ["anyRestrictedDogs"]],
  ["a co-applicant without names", { anyAdditionalInsured: true, coapplicantFirstName: "", coapplicantLastName: "" }, ["coapplicantFirstName", "coapplicantLastName"]],
  ["nothing", { businessOrDaycare: null }, ["businessOrDaycare"]],
])("asks again for %s", async (_name, answers, missing) => {
  const { complete } = await buying();
  const directive = await complete(at("questions"), { ...clean, ...answers });
  expect(directive.kind === "stay" && directive.errors.map(({ field }) => field.name)).toEqual(missing);
});

it("signs and submits at the price that was on screen, with both receipts, in one call", async () => {
  const { session, complete, takeSent } = await buying({ reviewForBind: () => priced(240) });
  await complete(at("questions"), clean);
  expect(await reviewPrice(session)).toBeNull();
  const review = reviewOf(session).peek();
  const terms = review?.kind === "price" ? review.price.terms : "";
  takeSent();
  const signed = { recordsConsent: agree(terms, session.now()), signature: agree(terms, session.now()) };
  expect(await complete(at("sign"), signed)).toEqual({ kind: "next" });
  const sent = takeSent();
  const shown = (text: string) => ({ text: expect.stringContaining(text) as string, textVersion: expect.any(String) as string, pageUrl: expect.stringMatching(/^http/) as string });
  const consents = { electronicRecords: shown("I agree to get my documents online."), intentToSign: shown("I agree to the price of $240.00 for 12 months.") };
  expect(sent.filter(({ call }) => call.endsWith("/bind-submission"))).toMatchObject([{ body: { premium: 240, consents } }]);
  expect(sent.filter(({ call }) => call.endsWith("/consents"))).toEqual([]);
});

/** Picks the quote again or signs, and the call is refused because of a payment. `found` is what the service has of it. */
async function refusedForPayment(call: string, found: object) {
  const funnel = await buying({ reviewForBind: () => priced(240), readPurchase: () => ok({ applicationId: "a", ...(refusing.size > 0 ? { submitted: null, payment: null } : found) }) });
  const { session, complete } = funnel;
  await complete(at("questions"), clean);
  await reviewPrice(session);
  const review = reviewOf(session).peek();
  const terms = review?.kind === "price" ? review.price.terms : "";
  refusing.add(call);
  const boxes = { recordsConsent: agree(terms, session.now()), signature: agree(terms, session.now()) };
  return { session, directive: await (call === "selectQuote" ? complete({ step: "policy-compare", detail: null }, {}) : complete(at("sign"), boxes)) };
}

it.each(["selectQuote", "submitForBind"])("shows another device's payment, and its purchase, if it causes %s to be refused", async (call) => {
  const submitted = { quoteId: "quote-2", carrier: "pebbletrail", carrierName: "Pebbletrail Renters", carrierSpecificQuoteId: "P-2", premium: 210, termMonths: 12 };
  const { session, directive } = await refusedForPayment(call, { submitted, payment: {} });
  expect(directive).toEqual({ kind: "elsewhere", step: "purchase/loading" });
  expect(session.selection.peek()).toMatchObject({ quoteId: "quote-2", premium: 210, term: 12, bindable: true });
  expect(session.journey.peek()?.visit(at("loading"))).toMatchObject({ kind: "show" });
});

it.each(["selectQuote", "submitForBind"])("offers another try if a payment causes %s to be refused and there is none", async (call) => {
  const { directive } = await refusedForPayment(call, { submitted: null, payment: null });
  expect(directive).toMatchObject({ kind: "retry", problem: { code: "INVALID_RESPONSE" } });
});

/** Presses Continue on a signed review. */
async function sign({ session, complete }: Awaited<ReturnType<typeof buying>>) {
  await reviewPrice(session);
  const review = reviewOf(session).peek();
  const terms = review?.kind === "price" ? review.price.terms : "";
  return complete(at("sign"), { recordsConsent: agree(terms, session.now()), signature: agree(terms, session.now()) });
}

it.each([
  ["FINALIZED", "LEAD_FINALIZED"],
  ["PAID", "LEAD_FINALIZED"],
  ["BOUND", "LEAD_FINALIZED"],
  ["QUOTED", "NETWORK"],
])("says after a refused update why a lead that is %s can't be signed for", async (quoteStatus, code) => {
  const funnel = await buying({ reviewForBind: () => priced(240), updateLead: () => refused("LEAD_FINALIZED"), readLead: () => ok({ quoteStatus }) });
  await funnel.complete(at("questions"), clean);
  expect(await sign(funnel)).toMatchObject({ kind: "retry", problem: { code } });
});

const open = { transactionId: "t", planId: "MONTHLY", status: "Started", problem: null, money: "NONE", paymentUrl: "https://pay.test" };
const stoppedPayment = { ...open, status: "Cancelled", problem: "STOPPED", paymentUrl: null };

it("signs once for an edit while a payment is open: that payment ends first, and another plan can be paid", async () => {
  const payments: object[] = [open, { ...open, status: "InProgress", paymentUrl: null }, stoppedPayment];
  const stop = vi.fn(() => ok(stoppedPayment));
  const funnel = await buying({
    reviewForBind: () => priced(240),
    readPurchase: () => ok({ applicationId: "a", submitted: null, payment: payments.shift() }),
    stopPayment: stop,
  });
  await funnel.complete(at("questions"), clean);
  funnel.session.commit({ paymentPlan: "MONTHLY" });
  funnel.takeSent();
  expect(await sign(funnel)).toEqual({ kind: "next" });
  expect(stop).toHaveBeenCalledOnce();
  expect(payments).toEqual([]);
  expect(funnel.takeSent().filter(({ call }) => call.endsWith("/bind-submission"))).toHaveLength(1);
});

it.each([
  ["is being processed", "MONTHLY", { ...open, status: "InProgress", paymentUrl: null }],
  ["was made", "MONTHLY", { ...open, status: "Completed", paymentUrl: null, money: "TAKEN" }],
  ["nobody can find", "MONTHLY", { ...open, status: "InProgress", paymentUrl: null, money: "UNKNOWN" }],
  ["another device has opened", "", open],
])("signs nothing beside a payment that %s: the payment is shown, and the lead gets no receipt", async (_which, paymentPlan, payment) => {
  const funnel = await buying({ reviewForBind: () => priced(240), readPurchase: () => ok({ applicationId: "a", submitted: null, payment }) });
  await funnel.complete(at("questions"), clean);
  funnel.session.commit({ paymentPlan });
  funnel.takeSent();
  expect(await sign(funnel)).toEqual({ kind: "elsewhere", step: "purchase/loading" });
  expect(funnel.takeSent().filter(({ call }) => /consents|bind-submission|stop$/.test(call))).toEqual([]);
});

it("asks for a new start date before a payment if the signed one has come", async () => {
  const createPayment = vi.fn(() => refused("NOT_BINDABLE"));
  const funnel = await buying({ createPayment, readPurchase: () => ok({ applicationId: "a", submitted: null, payment: open }) });
  const { session, complete } = funnel;
  await complete(at("questions"), clean);
  session.commit({ startDate: "06/15/2026", paymentPlan: "MONTHLY" });
  expect(await complete(at("payment-plan"), { paymentPlan: "MONTHLY" })).toEqual({ kind: "next" });
  const show = vi.fn();
  watchPayment(session, { show, hrefOf: () => "/", submit: vi.fn() } as unknown as Runner, "loading").begin();
  await vi.waitFor(() => expect(show).toHaveBeenCalledWith("renters/insurance-start", true));
  expect(createPayment).not.toHaveBeenCalled();
  expect(session.returnTo.peek()).toBe("purchase/review-details");
  expect(session.notices.list.peek().map(({ text }) => session.say(text))).toEqual(["Your start date has passed. Choose June 16 or later, then sign again."]);
  // The payment page may be open, too.
  expect(await complete(at("loading"), {})).toEqual({ kind: "elsewhere", step: "insurance-start" });
});

it("opens the chosen plan's payment once the earlier plan's has ended", async () => {
  const payments: object[] = [open, { ...stoppedPayment, planId: "FULL_PAYMENT" }];
  const createPayment = vi.fn(() => ok({ transactionId: "t" }));
  const { session } = await buying({ createPayment, readPurchase: () => ok({ applicationId: "a", submitted: null, payment: payments.pop() ?? open }) });
  session.selection.value = { ...session.selection.peek()!, quoteId: "quote-1" };
  session.commit({ paymentPlan: "MONTHLY" });
  wantToPay(session);
  const watch = watchPayment(session, { show: vi.fn(), hrefOf: () => "/", submit: vi.fn() } as unknown as Runner, "loading");
  watch.begin();
  await vi.waitFor(() => expect(createPayment).toHaveBeenCalledTimes(2));
  watch.leave();
});

it("doesn't offer to pay for another device's signature: it is shown as that device's, with its price", async () => {
  const submitted = { carrier: "pebbletrail", carrierName: "Pebbletrail", termMonths: 12, quoteId: "quote-2", carrierSpecificQuoteId: "PEB-2", premium: 360 };
  const { session } = await buying({ readPurchase: () => ok({ applicationId: "a", submitted, payment: { ...open, quoteId: "quote-2" } }) });
  session.advance({ completed: [...session.progress().completed, "purchase/payment-plan"] });
  session.commit({ paymentPlan: "MONTHLY" });
  wantToPay(session);
  const watch = watchPayment(session, { show: vi.fn(), hrefOf: () => "/", submit: vi.fn() } as unknown as Runner, "loading");
  watch.begin();
  await vi.waitFor(() => expect(watch.payment.peek()).not.toBeNull());
  expect([watch.isAnothers.peek(), session.selection.peek()?.quoteId, session.selection.peek()?.premium]).toEqual([true, "quote-2", 360]);
  expect(session.redirect.peek()).toBeNull();
  watch.leave();
});

it("the tab whose payment was stopped for another plan follows that plan, to the policy", async () => {
  const payments: object[] = [stoppedPayment, { ...open, transactionId: "t2" }];
  const { session } = await buying({ readPurchase: () => ok({ applicationId: "a", submitted: null, payment: payments.shift() }) });
  session.selection.value = { ...session.selection.peek()!, quoteId: "quote-1" };
  vi.useFakeTimers();
  const show = vi.fn();
  const watch = watchPayment(session, { show, hrefOf: () => "/", submit: vi.fn() } as unknown as Runner, "failure");
  watch.begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(show).toHaveBeenCalledWith("renters/purchase/loading", true);
  watch.leave();
});

it.each([
  ["another price", 260, 0],
  ["other answers at the same price", 240, 1],
] as const)("submits nothing if the boxes were checked for %s, and asks for them again", async (_what, then, changes) => {
  let premium = 240;
  const { session, complete, takeSent } = await buying({ reviewForBind: () => priced(premium) });
  await complete(at("questions"), clean);
  await reviewPrice(session);
  const before = reviewOf(session).peek();
  const terms = before?.kind === "price" ? before.price.terms : "";
  expect(terms).not.toBe("");
  premium = then;
  session.application.value = { ...session.application.peek()!, revision: revisionNow() + changes };
  expect(await reviewPrice(session)).toBeNull();
  takeSent();
  const directive = await complete(at("sign"), { recordsConsent: agree(terms, session.now()), signature: agree(terms, session.now()) });
  expect(directive.kind === "stay" && directive.errors.map(({ field }) => field.name)).toEqual(["recordsConsent"]);
  expect(takeSent().filter(({ call }) => /consents|bind-submission/.test(call))).toEqual([]);
});

it.each([
  ["NO_QUOTE_ON_REVIEW", "noQuotesReturnedOnDigitalBindReview"],
  ["NOT_BINDABLE", "noQuotesReturnedOnDigitalBindReview"],
  ["QUOTE_NOT_SELECTABLE", "gone"],
  ["INTERNAL", null],
])("a review that is refused with %s ends as %s", async (code, found) => {
  const { session } = await buying({ reviewForBind: () => refused(code) });
  expect(await reviewPrice(session)).toBe(found);
});

it.each([
  ["PRICE_CHANGED", null, { kind: "stay" }, "Your price changed. Check the new one, then sign again."],
  ["QUOTE_NOT_SELECTABLE", null, { kind: "stay" }, "Something changed after you signed. Check your answers, then sign again."],
  ["PRICE_CHANGED", "NO_QUOTE_ON_REVIEW", { kind: "case", id: "noQuotesReturnedOnDigitalBindReview" }, undefined],
  ["PRICE_CHANGED", "QUOTE_NOT_SELECTABLE", { kind: "stay" }, "Your price changed. Check the new one, then sign again."],
] as const)("a signature refused with %s asks for another one, below the new price; the price's review: %s", async (code, again, directive, message) => {
  const reviews = [() => priced(240), () => (again ? refused(again) : priced(260))];
  const funnel = await buying({ reviewForBind: () => reviews.shift()!(), submitForBind: () => refused(code) });
  await funnel.complete(at("questions"), clean);
  const signed = await sign(funnel);
  expect(signed).toMatchObject(directive);
  if (signed.kind !== "stay") return;
  const { session } = funnel;
  expect(signed.errors.map((error) => [error.field.name, session.say(error.message)])).toEqual([["signature", message]]);
  expect(session.draft(signature).peek()).toBeNull();
  expect(reviewOf(session).peek()).toMatchObject(again ? { kind: "failed" } : { kind: "price", price: { premium: 260 } });
});

it("submits nothing if only the signature was checked for other terms", async () => {
  const { session, complete, takeSent } = await buying({ reviewForBind: () => priced(240) });
  await complete(at("questions"), clean);
  await reviewPrice(session);
  const review = reviewOf(session).peek();
  const terms = review?.kind === "price" ? review.price.terms : "";
  takeSent();
  const directive = await complete(at("sign"), { recordsConsent: agree(terms, session.now()), signature: agree("other terms", session.now()) });
  expect(directive.kind === "stay" && directive.errors.map(({ field }) => field.name)).toEqual(["signature"]);
  expect(takeSent().filter(({ call }) => call.endsWith("/bind-submission"))).toEqual([]);
});

it.each([
  [684, null],
  [700, 684],
  [null, null],
] as const)("a price of %s says what it was before: %s", async (premium, before) => {
  const { session } = await buying({ reviewForBind: () => priced(premium ?? 240) });
  session.selection.value = { ...session.selection.peek()!, premium: premium === null ? null : 684 };
  expect(await reviewPrice(session)).toBeNull();
  expect(reviewOf(session).peek()).toMatchObject({ price: { before } });
});

it("sends its own answers again before reviewing, after another tab's answers were reviewed", async () => {
  let revision = revisionNow() + 1;
  const { session } = await buying({ reviewForBind: () => priced(240, revision) });
  const settle = vi.fn(() => {
    revision = revisionNow();
    return Promise.resolve(true);
  });
  expect(await reviewPrice(session, new AbortController().signal, settle)).toBeNull();
  expect(settle).toHaveBeenCalledOnce();
  expect(reviewOf(session).peek()).toMatchObject({ kind: "price", price: { premium: 240 } });
});

it.each<[Payment["status"], Payment["problem"], string]>([
  ["Requested", null, "loading"],
  ["Started", null, "loading"],
  ["InProgress", null, "loading"],
  ["InProgress", "STOPPED", "loading"],
  ["InProgress", "BIND_REFUSED", "failure"],
  ["Completed", null, "success"],
  ["Failed", "DECLINED", "failure"],
  ["Cancelled", "CANCELLED", "failure"],
])("a payment that is %s with %s is shown at %s", (status, problem, place) => {
  expect(placeOf({ status, problem } as Payment)).toBe(place);
});

it("returns to the review after a change of an earlier answer", async () => {
  const { cameFrom } = await import("../../src/app/navigation/cameFrom");
  const { session, complete } = await buying();
  await complete(at("questions"), clean);
  const journey = session.journey.peek()!;
  const review = { step: "purchase/review-details", detail: null };
  expect(cameFrom(journey, { step: "discounts", detail: null }, review.step)).toEqual(review);
  expect(cameFrom(journey, review, review.step)).toBeNull();
  expect(cameFrom(journey, { step: "discounts", detail: null }, null)).toBeNull();
  vi.restoreAllMocks();
});
