import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { eq, sql } from "drizzle-orm";
import { bindSubmission } from "../../embed-demo/service/database/tables/bindSubmission";
import { lead } from "../../embed-demo/service/database/tables/lead";
import { sandboxKeys } from "../../embed-demo/service/payments/sandboxKeys";
import type { Service } from "../../embed-demo/service/boot/service";
import { timings } from "../../embed-demo/service/payments/timings";
import { notificationPath } from "../../embed-demo/service/payments/sandboxPaths";
import { signatureHeader, signatureOf } from "../../embed-demo/service/http/signature";
import { smtpMailer } from "../../embed-demo/service/mail/smtpMailer";
import { createLead, deleteLead, listConsents, readLead, updateLead } from "../../src/api/contract/leads";
import { readApplication } from "../../src/api/contract/applications/readApplication";
import { updateGeneralInfo } from "../../src/api/contract/applications/updateGeneralInfo";
import { listQuotes } from "../../src/api/contract/quotes";
import { listPaymentPlans } from "../../src/api/contract/paymentPlans";
import { readPurchase, stopPayment } from "../../src/api/contract/payments";
import { readPolicy, readSignedCopy } from "../../src/api/contract/policies";
import { createClient, type Client } from "../../src/api/client";
import { centsOf, installmentsOf } from "../../src/business/paymentPlans";
import { firstStart } from "../../src/business/firstStart";
import { addDays, addMonths, calendarDay, calendarDayIn, isoDate, parseIsoDate } from "../../src/kernel/dates";
import { newId } from "../../src/kernel/ids";
import { ownDataDir } from "./databases";
import { onEveryEngine } from "./engines";
import { austin, clientOf, value } from "./journey";
import { mailServer } from "./mailServer";
import { atPage, startPaymentSandbox, type PaymentSandbox } from "./paymentSandbox";
import { answer, isOver, openPage, pay, paymentNow, paymentUntil, quotedRenter, review, signedRenter, submitToBind, type Renter } from "./renters";

const cards = {
  pays: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  asksBank: "4000 0000 0000 3220",
  slow: "4000 0000 0000 0077",
  slowDecline: "4000 0000 0000 0341",
  tellsNobody: "4000 0000 0000 0127",
  tellsTwice: "4000 0000 0000 0259",
} as const;

onEveryEngine("Payments", (start) => {
  let sandbox: PaymentSandbox;
  let client: Client;
  let url = "";
  let outbox: Service["outbox"];
  beforeAll(async () => {
    sandbox = await startPaymentSandbox();
    ({ url, outbox } = await start({ port: sandbox.apiPort, externalOrigin: sandbox.external }));
    client = clientOf(url);
  });
  beforeEach(() => {
    sandbox.faults.of = () => null;
  });
  afterAll(() => sandbox.stop());

  const moneyOf = (transactionId: string) => sandbox.ledger.entries().filter(({ order }) => order.transactionId === transactionId);
  const statusOf = async ({ leadId, token }: Renter) => value(await client.call(readLead, { params: { leadId }, token })).quoteStatus;
  const receiptsOf = async ({ leadId, token }: Renter) =>
    value(await client.call(listConsents, { params: { leadId }, token })).consents.map(({ kind, text }) => [kind, text]);
  /** Returns the receipts of an accepted submission. */
  const receipts = ({ premium }: Renter) => [["ELECTRONIC_RECORDS", "I agree: documents online."], ["INTENT_TO_SIGN", `I agree: $${premium}.`]] as const;
  const policyOf = ({ applicationId, token }: Renter) => client.call(readPolicy, { params: { applicationId }, token });
  /** The policy's e-mail has the transaction's id. */
  const mailOf = async (transactionId: string) => (await outbox()).filter(({ id }) => id === transactionId);
  const over = (renter: Renter, transactionId: string) => paymentUntil(client, renter, transactionId, isOver);
  /** Expects one charge, one policy, and the lead's status to say so. */
  const expectBound = async (renter: Renter, transactionId: string) => {
    const payment = await over(renter, transactionId);
    expect(payment).toMatchObject({ status: "Completed", problem: null, money: "TAKEN", quoteStatus: "BOUND", paymentUrl: null });
    const policy = value(await policyOf(renter));
    expect(policy).toMatchObject({ policyNumber: payment.policyNumber, emailedTo: "a•••@example.com" });
    expect(await mailOf(transactionId)).toMatchObject([{ message: { to: "ada@example.com", subject: `Your renters policy ${policy.policyNumber}` } }]);
    expect(moneyOf(transactionId)).toMatchObject([{ charged: 1, returned: 0 }]);
    expect(await statusOf(renter)).toBe("BOUND");
    return policy;
  };
  const expectUnpaid = async (renter: Renter, transactionId: string, problem: string) => {
    expect(await over(renter, transactionId)).toMatchObject({ problem, money: "NONE", policyNumber: null, quoteStatus: "BINDABLE" });
    expect(moneyOf(transactionId).filter(({ charged }) => charged > 0)).toEqual([]);
    expect(await statusOf(renter)).toBe("BINDABLE");
    expect(await policyOf(renter)).toMatchObject({ error: { code: "NOT_FOUND" } });
    expect(await mailOf(transactionId)).toEqual([]);
  };
  const expectAnotherTry = async (renter: Renter) => {
    const { transactionId, paymentUrl } = await openPage(client, renter);
    await atPage(paymentUrl, "pay", { number: cards.pays });
    await expectBound(renter, transactionId);
  };

  // Each test buys a policy of its own, and mostly waits. Tests that make the provider fail run one by one.
  describe.concurrent("what may be bought", () => {
    it("clean answers, a firm price and a signature, in this order, at the agreed price", async () => {
      const quoted = await quotedRenter(client);
      expect(await review(client, quoted)).toMatchObject({ error: { code: "APPLICATION_INCOMPLETE" } });
      const { revision } = value(await answer(client, quoted));
      const renter = { ...quoted, revision };
      expect(value(await review(client, renter))).toMatchObject({ premium: renter.premium, previousPremium: null });
      expect(await pay(client, renter)).toMatchObject({ error: { code: "NOT_BINDABLE" } });
      expect(await submitToBind(client, { ...renter, premium: renter.premium - 1 })).toMatchObject({ error: { code: "PRICE_CHANGED" } });
      expect(await receiptsOf(renter)).toEqual([]);
      const submission = value(await submitToBind(client, renter));
      expect(submission).toMatchObject({ carrier: "pebbletrail", leadId: renter.leadId });
      expect(await receiptsOf(renter)).toEqual(receipts(renter));
      const { selectedQuoteId } = value(await client.call(readApplication, { params: { applicationId: renter.applicationId }, token: renter.token }));
      expect(selectedQuoteId).toBe(renter.quoteId);
      // A submission sent again, as after a lost response, is stored once.
      expect(value(await submitToBind(client, renter))).toEqual(submission);
      expect(await receiptsOf(renter)).toEqual(receipts(renter));
      const changed = { ...renter, ...value(await answer(client, renter, { typeOfDwelling: "House" })) };
      // The signed and submitted application is another one now.
      expect(await submitToBind(client, renter)).toMatchObject({ error: { code: "REVISION_CONFLICT" } });
      expect(await receiptsOf(renter)).toEqual(receipts(renter));
      expect(await pay(client, changed)).toMatchObject({ error: { code: "NOT_BINDABLE" } });
      value(await submitToBind(client, changed));
      expect(await receiptsOf(renter)).toEqual([...receipts(renter), ...receipts(changed)]);
      value(await pay(client, changed));
    });

    it.each([
      ["a business", { businessOrDaycare: true }, "businessOrDaycare"],
      ["losses", { haveAnyLosses: true }, "haveAnyLosses"],
      ["a restricted dog", { anyDogsOnPremises: true, anyRestrictedDogs: true }, "anyRestrictedDogs"],
      ["bites", { anyAnimalBites: true }, "anyAnimalBites"],
      ["an exotic animal", { anyViciousExoticAnimals: true }, "anyViciousExoticAnimals"],
    ] as const)("%s needs an advisor", async (_what, said, name) => {
      const quoted = await quotedRenter(client);
      expect(value(await answer(client, quoted, said)).advisorAnswers).toEqual([name]);
      expect(await review(client, quoted)).toMatchObject({ error: { code: "NOT_BINDABLE", errors: [{ pointer: `/questions/${name}` }] } });
    });

    it("a co-applicant needs a name, and dogs a breed", async () => {
      const quoted = await quotedRenter(client);
      const refused = await answer(client, quoted, { anyAdditionalInsured: true, anyDogsOnPremises: true });
      const pointers = ["coapplicantFirstName", "coapplicantLastName", "anyRestrictedDogs"].map((name) => ({ pointer: `/questions/${name}` }));
      expect(refused).toMatchObject({ error: { code: "VALIDATION", errors: pointers } });
    });

    it("nothing in a state outside the forty, and no quote of another company", async () => {
      const miami = await quotedRenter(client, undefined, { ...austin, city: "Miami", state: "FL", zipCode: "33101" });
      value(await answer(client, miami));
      expect(await review(client, miami)).toMatchObject({ error: { code: "NOT_BINDABLE" } });
      expect(await client.call(listPaymentPlans, { params: { quoteId: miami.quoteId }, token: miami.token })).toMatchObject({ error: { code: "NOT_BINDABLE" } });
      const home = await quotedRenter(client);
      const { quotes } = value(await client.call(listQuotes, { params: { applicationId: home.applicationId }, token: home.token }));
      const others = quotes.filter(({ carrierId }) => carrierId !== "pebbletrail");
      expect(others).not.toEqual([]);
      for (const { id: quoteId } of others) expect(await client.call(listPaymentPlans, { params: { quoteId }, token: home.token })).toMatchObject({ error: { code: "NOT_BINDABLE" } });
    });

    it.each(["firstName", "lastName", "dateOfBirth"] as const)("nothing without the applicant's %s", async (name) => {
      const quoted = await quotedRenter(client);
      const answered = { ...quoted, ...value(await answer(client, quoted)) };
      const { [name]: _left, ...personalInfoData } = { firstName: "Ada", lastName: "Slow Carriers", dateOfBirth: "1988-04-12", email: "ada@example.com" };
      const { applicationId, token, revision } = answered;
      const changed = { ...answered, ...value(await client.call(updateGeneralInfo, { params: { applicationId }, token, revision, body: { personalInfoData } })) };
      expect(await review(client, changed)).toMatchObject({ error: { code: "APPLICATION_INCOMPLETE" } });
      expect(await submitToBind(client, changed)).toMatchObject({ error: { code: "APPLICATION_INCOMPLETE" } });
    });

    it("no quote of the visit's other application under this one's answers", async () => {
      const other = await quotedRenter(client);
      value(await answer(client, other));
      const quoted = await quotedRenter(client, undefined, undefined, other);
      const mixed = { ...quoted, ...value(await answer(client, quoted)), quoteId: other.quoteId };
      expect(await review(client, mixed)).toMatchObject({ error: { code: "NOT_FOUND" } });
      expect(await submitToBind(client, mixed)).toMatchObject({ error: { code: "NOT_FOUND" } });
    });

    it.each([
      ["with a co-applicant", true, "Insured: Ada Slow Carriers and Bo Diaz"],
      ["without one, after one was named", false, "Insured: Ada Slow Carriers"],
    ])("for the applicant alone or %s", async (_how, anyAdditionalInsured, insured) => {
      const quoted = await quotedRenter(client);
      const said = { anyAdditionalInsured, coapplicantFirstName: "Bo", coapplicantLastName: "Diaz" };
      const renter = { ...quoted, ...value(await answer(client, quoted, said)) };
      value(await submitToBind(client, renter));
      const { text } = value(await client.call(readSignedCopy, { params: { applicationId: renter.applicationId }, token: renter.token }));
      expect(text.split("\n")).toContain(insured);
    });

    it("the same answers under another text of a consent are another signature, whose receipts the signed copy has", async () => {
      const signed = await signedRenter(client);
      value(await submitToBind(client, signed, "documents by e-mail"));
      const [records, intent] = receipts(signed);
      expect(await receiptsOf(signed)).toEqual([records, intent, ["ELECTRONIC_RECORDS", "I agree: documents by e-mail."], intent]);
      const { text } = value(await client.call(readSignedCopy, { params: { applicationId: signed.applicationId }, token: signed.token }));
      expect(text.match(/I agree: documents.+\./g)).toEqual(["I agree: documents by e-mail."]);
      value(await pay(client, signed));
    });

    it("a changed price at review is shown beside the old one and needs another signature", async () => {
      const quoted = await quotedRenter(client, "Price Change");
      const { revision } = value(await answer(client, quoted));
      const renter = { ...quoted, revision };
      expect(await submitToBind(client, renter)).toMatchObject({ error: { code: "PRICE_CHANGED" } });
      // The new price, agreed to by a caller that knows it without a review, isn't the quote's yet.
      const premium = Math.round(renter.premium * 108) / 100;
      expect(await submitToBind(client, { ...renter, premium })).toMatchObject({ error: { code: "PRICE_CHANGED" } });
      const reviewed = value(await review(client, renter));
      expect(reviewed).toMatchObject({ premium, previousPremium: renter.premium });
      expect(reviewed.premium).toBeGreaterThan(renter.premium);
      expect(value(await review(client, renter))).toMatchObject({ premium: reviewed.premium, previousPremium: null });
      expect(await submitToBind(client, renter)).toMatchObject({ error: { code: "PRICE_CHANGED" } });
      expect(await receiptsOf(renter)).toEqual([]);
      const agreed = { ...renter, premium: reviewed.premium };
      value(await submitToBind(client, agreed));
      expect(await receiptsOf(renter)).toEqual(receipts(agreed));
    });

    it("a price that changes between signing and paying needs another signature, and the new one is charged", async () => {
      const signed = await signedRenter(client);
      const params = { applicationId: signed.applicationId };
      const renamed = { firstName: "Ada", lastName: "Price Change", dateOfBirth: "1988-04-12", email: "ada@example.com" };
      const { revision } = value(await client.call(updateGeneralInfo, { params, token: signed.token, revision: signed.revision, body: { personalInfoData: renamed } }));
      const { premium } = value(await review(client, signed));
      expect(premium).toBeGreaterThan(signed.premium);
      expect(await pay(client, signed)).toMatchObject({ error: { code: "NOT_BINDABLE" } });
      const renter = { ...signed, revision, premium };
      value(await submitToBind(client, renter));
      const { transactionId, paymentUrl } = await openPage(client, renter);
      await atPage(paymentUrl, "pay", { number: cards.pays });
      await expectBound(renter, transactionId);
      const { text } = value(await client.call(readSignedCopy, { params, token: renter.token }));
      expect(text.match(/I agree: \$.+\./g)).toEqual([`I agree: $${premium}.`]);
      expect(moneyOf(transactionId)).toMatchObject([{ order: { cents: installmentsOf("MONTHLY", centsOf(premium), calendarDay(new Date()))[0]?.cents } }]);
    });

    it("changing the address while a payment is open makes another application: the payment stays for the signed one", async () => {
      const signed = await signedRenter(client);
      const { transactionId, paymentUrl } = await openPage(client, signed);
      const moved = await quotedRenter(client, undefined, { ...austin, addressLine1: "9 Other St" }, signed);
      const { revision } = value(await answer(client, moved));
      expect(await submitToBind(client, { ...moved, revision })).toMatchObject({ error: { code: "PAYMENT_UNDER_WAY" } });
      expect(await receiptsOf(signed)).toEqual(receipts(signed));
      await atPage(paymentUrl, "pay", { number: cards.pays });
      expect((await expectBound(signed, transactionId)).propertyAddress).toMatchObject(austin);
    });

    it.each([
      ["Columbus", "OH", "43215", /guilty of insurance fraud\.$/],
      ["Austin", "TX", "78701", null],
    ])("in %s, %s, with the notice that the state's law requires", async (city, state, zipCode, notice) => {
      const quoted = await quotedRenter(client, undefined, { ...austin, city, state, zipCode });
      value(await answer(client, quoted));
      const { fraudNotice } = value(await review(client, quoted));
      expect(fraudNotice).toEqual(notice && expect.stringMatching(notice));
    });

    it("no quote that has become unavailable at review", async () => {
      const quoted = await quotedRenter(client, "No Offer");
      value(await answer(client, quoted));
      expect(await review(client, quoted)).toMatchObject({ error: { code: "NO_QUOTE_ON_REVIEW" } });
    });

    it("on three plans that add up", async () => {
      const { quoteId, token, premium } = await quotedRenter(client);
      const { plans } = value(await client.call(listPaymentPlans, { params: { quoteId }, token }));
      expect(plans.map(({ planId, installments }) => [planId, installments.length])).toEqual([["MONTHLY", 11], ["FULL_PAYMENT", 1], ["FORTY_THIRTY_THIRTY", 3]]);
      for (const { installments } of plans) expect(installments.reduce((sum, { cents }) => sum + cents, 0)).toBe(Math.round(premium * 100));
    });
  });

  describe.concurrent("a visitor who", () => {
    it("pays gets a policy, a bound lead and a signed copy", async () => {
      const renter = await signedRenter(client);
      const { transactionId, paymentUrl } = await openPage(client, renter);
      const back = new URL((await atPage(paymentUrl, "pay", { number: cards.pays })) ?? "");
      expect(`${back.origin}${back.pathname}`).toBe("http://shop.test/renters/purchase/success");
      expect(Object.fromEntries(back.searchParams)).toEqual({
        quote_id: renter.quoteId, application_id: renter.applicationId, lead_id: renter.leadId, carrier: "pebbletrail", insurance: "renters",
      });
      const policy = await expectBound(renter, transactionId);
      // The policy that would follow begins on the same day of the next year.
      const [begins, lastDay] = [policy.effectiveDate, policy.expirationDate].map((day) => parseIsoDate(day)!);
      expect(addDays(lastDay!, 1)).toEqual(addMonths(begins!, 12));
      expect(policy).toMatchObject({ insured: ["Ada Slow Carriers"], carrierName: "Pebbletrail Renters", plan: { planId: "MONTHLY" } });
      const { text } = value(await client.call(readSignedCopy, { params: { applicationId: renter.applicationId }, token: renter.token }));
      for (const [, agreed] of receipts(renter)) expect(text).toContain(agreed);
      expect(text).toContain(`$${renter.premium.toFixed(2)} for 12 months`);
      const [mail] = await mailOf(transactionId);
      for (const part of [policy.policyNumber, "Ada Slow Carriers", "Pebbletrail Renters", ", paid", "(800) 555-0142", "National Producer Number"]) {
        expect(mail?.message.text).toContain(part);
        expect(mail?.message.html).toContain(part);
      }
    });

    it("signs in Spanish gets the policy's email and the signed copy in Spanish, though the payment page is another site", async () => {
      const spanish = createClient({ baseUrl: url, partnerKey: "pk_default_demo", language: () => "es" });
      const renter = await signedRenter(spanish);
      const { transactionId, paymentUrl } = await openPage(spanish, renter);
      await atPage(paymentUrl, "pay", { number: cards.pays });
      await over(renter, transactionId);
      expect(await mailOf(transactionId)).toMatchObject([{ message: { subject: expect.stringMatching(/^Su póliza de inquilinos /) as string } }]);
      const { text } = value(await client.call(readSignedCopy, { params: { applicationId: renter.applicationId }, token: renter.token }));
      expect(text).toMatch(/^Solicitud de seguro de inquilinos\n/);
    });

    it("has no email address gets a policy, and no e-mail", async () => {
      const quoted = await quotedRenter(client);
      const { applicationId, token } = quoted;
      const personalInfoData = { firstName: "Ada", lastName: "Slow Carriers", dateOfBirth: "1988-04-12" };
      const { revision } = value(await client.call(updateGeneralInfo, { params: { applicationId }, token, revision: quoted.revision, body: { personalInfoData } }));
      const renter = { ...quoted, ...value(await answer(client, { ...quoted, revision })) };
      value(await submitToBind(client, renter));
      const { transactionId, paymentUrl } = await openPage(client, renter);
      await atPage(paymentUrl, "pay", { number: cards.pays });
      expect(await over(renter, transactionId)).toMatchObject({ status: "Completed" });
      expect(value(await policyOf(renter))).toMatchObject({ email: null, emailedTo: null });
      expect(await mailOf(transactionId)).toEqual([]);
    });

    it("tries twice in vain is told about the second try", async () => {
      const renter = await signedRenter(client);
      const first = await openPage(client, renter);
      await atPage(first.paymentUrl, "cancel");
      await over(renter, first.transactionId);
      const { transactionId, paymentUrl } = await openPage(client, renter);
      await atPage(paymentUrl, "pay", { number: cards.declined });
      await atPage(paymentUrl, "cancel");
      await over(renter, transactionId);
      const { payment } = value(await client.call(readPurchase, { params: { applicationId: renter.applicationId }, token: renter.token }));
      expect(payment).toMatchObject({ transactionId, problem: "DECLINED" });
    });

    it("goes back without paying can pay later", async () => {
      const renter = await signedRenter(client);
      const { transactionId, paymentUrl } = await openPage(client, renter);
      expect(await atPage(paymentUrl, "cancel")).toContain("/purchase/failure?");
      await expectUnpaid(renter, transactionId, "CANCELLED");
      await expectAnotherTry(renter);
    });

    it("is declined twice pays once with a third card", async () => {
      const renter = await signedRenter(client);
      const { transactionId, paymentUrl } = await openPage(client, renter);
      for (const number of [cards.declined, cards.declined]) expect(await atPage(paymentUrl, "pay", { number })).toBeNull();
      await atPage(paymentUrl, "pay", { number: cards.pays });
      await expectBound(renter, transactionId);
    });

    it("is declined and goes back is told so", async () => {
      const renter = await signedRenter(client);
      const { transactionId, paymentUrl } = await openPage(client, renter);
      await atPage(paymentUrl, "pay", { number: cards.declined });
      await atPage(paymentUrl, "cancel");
      await expectUnpaid(renter, transactionId, "DECLINED");
      await expectAnotherTry(renter);
    });

    it("confirms with the bank pays, but not with a wrong code", async () => {
      const renter = await signedRenter(client);
      const { transactionId, paymentUrl } = await openPage(client, renter);
      expect(await atPage(paymentUrl, "pay", { number: cards.asksBank })).toContain("/bank/");
      expect(await atPage(paymentUrl, "bank", { code: "9999" })).toBeNull();
      expect((await paymentNow(client, renter, transactionId)).status).toBe("Started");
      await atPage(paymentUrl, "bank", { code: "1234" });
      await expectBound(renter, transactionId);
    });

    it("returns before a slow payment is decided is told to wait, and then that it is paid", async () => {
      const renter = await signedRenter(client);
      const { transactionId, paymentUrl } = await openPage(client, renter);
      await atPage(paymentUrl, "pay", { number: cards.slow });
      const waiting = await paymentUntil(client, renter, transactionId, ({ status }) => status !== "Started");
      expect(waiting).toMatchObject({ status: "InProgress", money: "NONE", paymentUrl: null });
      await sandbox.decide(transactionId);
      await expectBound(renter, transactionId);
    });

    it("waits for a slow payment that is declined may try again", async () => {
      const renter = await signedRenter(client);
      const { transactionId, paymentUrl } = await openPage(client, renter);
      await atPage(paymentUrl, "pay", { number: cards.slowDecline });
      await sandbox.decide(transactionId);
      await expectUnpaid(renter, transactionId, "DECLINED");
    });

    it("closes the tab after paying has a policy without any further call, and finds it from another tab", async () => {
      const renter = await signedRenter(client);
      const { transactionId, paymentUrl } = await openPage(client, renter);
      await atPage(paymentUrl, "pay", { number: cards.pays });
      for (;;) {
        const [entry] = moneyOf(transactionId);
        if (entry?.charged === 1 && (await policyOf(renter)).ok) break;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const purchase = value(await client.call(readPurchase, { params: { applicationId: renter.applicationId }, token: renter.token }));
      expect(purchase.payment).toMatchObject({ transactionId, status: "Completed" });
    });

    it.each([["never", cards.tellsNobody], ["twice, and before the visitor is back", cards.tellsTwice]])("pays when the notification comes %s", async (_when, number) => {
      const renter = await signedRenter(client);
      const { transactionId, paymentUrl } = await openPage(client, renter);
      await atPage(paymentUrl, "pay", { number });
      await expectBound(renter, transactionId);
    });

    it("pays without a notification learns it by the next read, and not only when the service looks by itself", async () => {
      const renter = await signedRenter(client);
      const { transactionId, paymentUrl } = await openPage(client, renter);
      await atPage(paymentUrl, "pay", { number: cards.tellsNobody });
      await new Promise((resolve) => setTimeout(resolve, timings.leastBetween + 100));
      expect(await paymentNow(client, renter, transactionId)).toMatchObject({ money: "TAKEN" });
    });

    it("clicks twice, in two tabs, and repeats a lost call has one payment and one charge", async () => {
      const renter = await signedRenter(client);
      const idempotencyKey = newId();
      const results = await Promise.all([pay(client, renter, { idempotencyKey }), pay(client, renter, { idempotencyKey }), pay(client, renter), pay(client, renter)]);
      const ids = new Set(results.map((result) => value(result).transactionId));
      expect(ids.size).toBe(1);
      const [transactionId = ""] = ids;
      const { paymentUrl } = await paymentUntil(client, renter, transactionId, (payment) => payment.paymentUrl !== null);
      await Promise.all([atPage(paymentUrl ?? "", "pay", { number: cards.pays }), atPage(paymentUrl ?? "", "pay", { number: cards.pays })]);
      await expectBound(renter, transactionId);
      expect(value(await pay(client, renter))).toEqual({ transactionId });
      expect(value(await pay(client, renter, { planId: "FULL_PAYMENT" }))).toEqual({ transactionId });
    });

    it("wants another plan stops the first payment, whose page then takes no money", async () => {
      const renter = await signedRenter(client);
      const { transactionId, paymentUrl } = await openPage(client, renter);
      expect(await pay(client, renter, { planId: "FULL_PAYMENT" })).toMatchObject({ error: { code: "PAYMENT_UNDER_WAY" } });
      value(await client.call(stopPayment, { params: { transactionId }, token: renter.token }));
      await expectUnpaid(renter, transactionId, "STOPPED");
      await atPage(paymentUrl, "pay", { number: cards.pays });
      expect(moneyOf(transactionId)).toMatchObject([{ charged: 0 }]);
      const second = value(await pay(client, renter, { planId: "FULL_PAYMENT" })).transactionId;
      const opened = await paymentUntil(client, renter, second, (payment) => payment.paymentUrl !== null);
      await atPage(opened.paymentUrl ?? "", "pay", { number: cards.pays });
      await expectBound(renter, second);
    });
  });

  it("dates the first payment by the clock of the insured place", async () => {
    const { quoteId, token } = await quotedRenter(client);
    const now = new Date();
    // Half past three by UTC, which is the evening before in Texas, where the visitor signs.
    const evening = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + (now.getUTCHours() < 3 ? 0 : 1), 3, 30);
    vi.useFakeTimers({ toFake: ["Date"], now: Math.max(now.getTime(), evening - 12 * 3_600_000) });
    try {
      const plans = () => client.call(listPaymentPlans, { params: { quoteId }, token });
      value(await plans());
      vi.setSystemTime(evening);
      const today = isoDate(calendarDayIn("America/Chicago", new Date(evening)));
      expect(value(await plans()).plans.map(({ installments }) => installments[0]?.dueDate)).toEqual([today, today, today]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("neither signs nor takes money for a policy whose first day has come at the insured place", async () => {
    const signed = await signedRenter(client);
    const [params, first] = [{ applicationId: signed.applicationId }, firstStart(austin.state, new Date())];
    const body = { insuranceStartData: { effectiveDate: isoDate(first) } };
    const { revision } = value(await client.call(updateGeneralInfo, { params, token: signed.token, revision: signed.revision, body }));
    const renter = { ...signed, revision, premium: value(await review(client, signed)).premium };
    value(await submitToBind(client, renter));
    // In Texas it is morning.
    const morning = Date.UTC(first.year, first.month - 1, first.day, 13);
    // A session ends a day after its last use, and that morning may be 31 hours away: it is used in between.
    vi.useFakeTimers({ toFake: ["Date"], now: Math.max(Date.now(), morning - 12 * 3_600_000) });
    try {
      value(await client.call(readPurchase, { params, token: renter.token }));
      vi.setSystemTime(morning);
      const begun = { error: { code: "VALIDATION", errors: [{ pointer: "/startDate", code: "tooSoon" }] } };
      expect(await review(client, renter)).toMatchObject(begun);
      expect(await submitToBind(client, renter)).toMatchObject(begun);
      expect(await pay(client, renter)).toMatchObject({ error: { code: "NOT_BINDABLE" } });
    } finally {
      vi.useRealTimers();
    }
    await openPage(client, renter);
  });

  describe("a provider that", () => {
    it("fails now and then, and loses responses, opens one page and is paid once", async () => {
      const renter = await signedRenter(client);
      // Counts each kind of call separately: calls about other payments must not use up this one's faults.
      const counts = new Map<string, number>();
      sandbox.faults.of = (path) => {
        const count = counts.get(path) ?? 0;
        counts.set(path, count + 1);
        return (["fails", "loses", null] as const)[count % 3] ?? null;
      };
      const { transactionId, paymentUrl } = await openPage(client, renter);
      await atPage(paymentUrl, "pay", { number: cards.pays });
      await expectBound(renter, transactionId);
      expect(moneyOf(transactionId)).toHaveLength(1);
    });

    it("opens no page is given up: no money was taken, and the visitor can try again", async () => {
      const renter = await signedRenter(client);
      sandbox.faults.of = () => "fails";
      const { transactionId } = value(await pay(client, renter));
      await expectUnpaid(renter, transactionId, "UNAVAILABLE");
      sandbox.faults.of = () => null;
      await expectAnotherTry(renter);
    });

    it("takes its time to stop a payment: the same plan is paid by another payment, once this one is over", async () => {
      const renter = await signedRenter(client);
      const { transactionId } = await openPage(client, renter);
      let goOn: () => void = () => {};
      const held = new Promise<null>((resolve) => (goOn = () => resolve(null)));
      sandbox.faults.of = (path) => (/void$/.test(path) ? held : null);
      value(await client.call(stopPayment, { params: { transactionId }, token: renter.token }));
      expect(await pay(client, renter)).toMatchObject({ error: { code: "PAYMENT_UNDER_WAY", transactionId } });
      goOn();
      await expectUnpaid(renter, transactionId, "STOPPED");
      await expectAnotherTry(renter);
    });

    it("can't be read while a new payment is stopped: the charge is reversed, and there is no policy", async () => {
      const renter = await signedRenter(client);
      const { transactionId, paymentUrl } = await openPage(client, renter);
      sandbox.faults.of = (path) => (/void$/.test(path) ? null : /api\/payments\/pay_/.test(path) ? "fails" : null);
      await atPage(paymentUrl, "pay", { number: cards.tellsNobody });
      value(await client.call(stopPayment, { params: { transactionId }, token: renter.token }));
      expect(await over(renter, transactionId)).toMatchObject({ status: "Cancelled", problem: "STOPPED", money: "NONE" });
      expect(moneyOf(transactionId)).toMatchObject([{ charged: 1, returned: 1, status: "voided" }]);
      expect(await policyOf(renter)).toMatchObject({ error: { code: "NOT_FOUND" } });
    });

    it.each([
      ["isn't reached", "fails"],
      ["doesn't know the payment any more", "forgets"],
    ] as const)("%s: the money's place is unknown, nobody pays again, and the policy comes once it is known", async (_how, fault) => {
      const renter = await signedRenter(client);
      const { transactionId, paymentUrl } = await openPage(client, renter);
      sandbox.faults.of = () => fault;
      await atPage(paymentUrl, "pay", { number: cards.tellsNobody });
      const read = async () => value(await client.call(readPurchase, { params: { applicationId: renter.applicationId }, token: renter.token })).payment;
      await expect.poll(read).toMatchObject({ status: "InProgress", problem: null, money: "UNKNOWN", paymentUrl: null, leadId: renter.leadId });
      expect(value(await pay(client, renter, { planId: "FULL_PAYMENT" })).transactionId).toBe(transactionId);
      sandbox.faults.of = () => null;
      await expectBound(renter, transactionId);
    });

    it("doesn't confirm a reversal: no visitor reads that nothing was paid before it answers", async () => {
      const renter = await signedRenter(client);
      const { transactionId, paymentUrl } = await openPage(client, renter);
      sandbox.faults.of = () => "loses";
      await atPage(paymentUrl, "pay", { number: cards.tellsNobody });
      value(await client.call(stopPayment, { params: { transactionId }, token: renter.token }));
      await paymentUntil(client, renter, transactionId, ({ money }) => money === "UNKNOWN");
      expect(await paymentNow(client, renter, transactionId)).toMatchObject({ status: "InProgress", problem: null, paymentUrl: null });
      sandbox.faults.of = () => null;
      expect(await over(renter, transactionId)).toMatchObject({ problem: "STOPPED", money: "NONE" });
      expect(moneyOf(transactionId)).toMatchObject([{ charged: 1, returned: 1 }]);
    });

    it("forgets a charge that is to be given back: it is never reported as returned", async () => {
      const renter = await signedRenter(client, "Bind Refused");
      const { transactionId, paymentUrl } = await openPage(client, renter);
      sandbox.faults.of = (path) => (/void$/.test(path) ? "forgets" : null);
      await atPage(paymentUrl, "pay", { number: cards.pays });
      await paymentUntil(client, renter, transactionId, ({ money }) => money === "UNKNOWN");
      expect(await paymentNow(client, renter, transactionId)).toMatchObject({ status: "InProgress", problem: "BIND_REFUSED", quoteStatus: "PAID" });
      sandbox.faults.of = () => null;
      expect(await over(renter, transactionId)).toMatchObject({ money: "RETURNED_BY_VOID" });
    });

    it("notifies without a valid signature is ignored", async () => {
      const body = JSON.stringify({ transactionId: "some", ref: "pay_x", status: "paid" });
      const tell = (signature: string) => fetch(url + notificationPath, { method: "POST", body, headers: { [signatureHeader]: signature } });
      const now = Math.floor(Date.now() / 1_000);
      expect((await tell("t=1,v1=00")).status).toBe(401);
      expect((await tell(signatureOf(body, now - 3_600, sandboxKeys.notificationSecret))).status).toBe(401);
      expect((await tell(signatureOf(body, now, sandboxKeys.notificationSecret))).status).toBe(204);
    });

    it("sends a notification is asked itself, as the notification may lie", async () => {
      const renter = await signedRenter(client);
      const { transactionId } = await openPage(client, renter);
      const body = JSON.stringify({ transactionId, status: "paid" });
      const signature = signatureOf(body, Math.floor(Date.now() / 1_000), sandboxKeys.notificationSecret);
      expect((await fetch(url + notificationPath, { method: "POST", body, headers: { [signatureHeader]: signature } })).status).toBe(204);
      expect(await paymentNow(client, renter, transactionId)).toMatchObject({ status: "Started", money: "NONE" });
    });
  });

  describe("a company that", () => {
    it("refuses to bind: the charge is reversed, an advisor takes over the lead, and the quote can't be bought again", async () => {
      const renter = await signedRenter(client, "Bind Refused");
      const { transactionId, paymentUrl } = await openPage(client, renter);
      await atPage(paymentUrl, "pay", { number: cards.pays });
      expect(await over(renter, transactionId)).toMatchObject({ status: "Failed", problem: "BIND_REFUSED", money: "RETURNED_BY_VOID", quoteStatus: "QUOTED" });
      expect(moneyOf(transactionId)).toMatchObject([{ charged: 1, returned: 1, status: "voided" }]);
      expect(await statusOf(renter)).toBe("QUOTED");
      expect(await pay(client, renter)).toMatchObject({ error: { code: "NOT_BINDABLE" } });
      const { leadId, token } = renter;
      const { revision } = value(await client.call(readLead, { params: { leadId }, token }));
      value(await client.call(updateLead, { params: { leadId }, token, query: {}, revision, body: { quoteStatus: "FINALIZED" } }));
    });

    it("refuses to bind for a lead that an advisor was asked about: it stays the advisor's", async () => {
      const renter = await signedRenter(client, "Bind Refused");
      const { transactionId, paymentUrl } = await openPage(client, renter);
      const { leadId, token } = renter;
      const { revision } = value(await client.call(readLead, { params: { leadId }, token }));
      value(await client.call(updateLead, { params: { leadId }, token, query: {}, revision, body: { quoteStatus: "FINALIZED", recordType: "COMPLEX" } }));
      await atPage(paymentUrl, "pay", { number: cards.pays });
      expect(await over(renter, transactionId)).toMatchObject({ status: "Failed", problem: "BIND_REFUSED" });
      expect(value(await client.call(readLead, { params: { leadId }, token }))).toMatchObject({ quoteStatus: "FINALIZED", recordType: "COMPLEX" });
    });

    it("refuses to bind for a lead that was an advisor's from the first call: it stays so", async () => {
      const quoted = await quotedRenter(client, "Bind Refused");
      const { applicationId, token } = quoted;
      const body = { insuranceLine: "RENTERS", applicationId, quoteStatus: "FINALIZED" } as const;
      const { leadId } = value(await client.call(createLead, { body, token, idempotencyKey: newId() }));
      const renter = { ...quoted, ...value(await answer(client, quoted)), leadId };
      value(await review(client, renter));
      expect(value(await submitToBind(client, renter)).leadId).toBe(leadId);
      const { transactionId, paymentUrl } = await openPage(client, renter);
      await atPage(paymentUrl, "pay", { number: cards.pays });
      expect(await over(renter, transactionId)).toMatchObject({ status: "Failed", problem: "BIND_REFUSED" });
      expect(await statusOf(renter)).toBe("FINALIZED");
    });

    it("doesn't answer for a while: the visitor reads that it is paid, and later that it is bound", async () => {
      const renter = await signedRenter(client, "Bind Outage");
      const { transactionId, paymentUrl } = await openPage(client, renter);
      await atPage(paymentUrl, "pay", { number: cards.pays });
      const waiting = await paymentUntil(client, renter, transactionId, ({ money }) => money === "TAKEN");
      expect(waiting).toMatchObject({ status: "InProgress", quoteStatus: "PAID", policyNumber: null });
      expect(await statusOf(renter)).toBe("PAID");
      await expectBound(renter, transactionId);
    });
  });

  describe.concurrent("no other caller", () => {
    it("reads or stops a payment, nor pays for another's quote", async () => {
      const renter = await signedRenter(client);
      const { transactionId } = await openPage(client, renter);
      const { token } = value(await client.call(createLead, { body: { insuranceLine: "RENTERS" }, idempotencyKey: newId() }));
      expect(await client.call(stopPayment, { params: { transactionId }, token })).toMatchObject({ error: { code: "NOT_FOUND" } });
      expect(await pay(client, { ...renter, token })).toMatchObject({ error: { code: "NOT_FOUND" } });
      expect(await client.call(readPurchase, { params: { applicationId: renter.applicationId }, token })).toMatchObject({ error: { code: "NOT_FOUND" } });
    });

    it("is redirected to a page outside the partner's", async () => {
      const renter = await signedRenter(client);
      const refused = await pay(client, renter, { successUrl: "https://evil.test/renters/purchase/success" });
      expect(refused).toMatchObject({ error: { code: "VALIDATION", errors: [{ pointer: "/successUrl" }] } });
    });

    it("marks a quote as bindable, paid or bound: only the service does", async () => {
      const { leadId, token } = value(await client.call(createLead, { body: { insuranceLine: "RENTERS" }, idempotencyKey: newId() }));
      for (const quoteStatus of ["BINDABLE", "PAID", "BOUND"] as const) {
        expect(await client.call(updateLead, { params: { leadId }, token, query: {}, revision: 0, body: { quoteStatus } })).toMatchObject({ error: { code: "VALIDATION" } });
        expect(await client.call(createLead, { body: { insuranceLine: "RENTERS", quoteStatus }, idempotencyKey: newId() })).toMatchObject({ error: { code: "VALIDATION" } });
      }
    });

    it("marks a lead as paid or bound, nor deletes one that is being paid for", async () => {
      const renter = await signedRenter(client);
      const { leadId, token } = renter;
      const { revision } = value(await client.call(readLead, { params: { leadId }, token }));
      for (const quoteStatus of ["PAID", "BOUND"] as const) {
        expect(await client.call(updateLead, { params: { leadId }, token, query: {}, revision, body: { quoteStatus } })).toMatchObject({ error: { code: "VALIDATION" } });
      }
      const { transactionId, paymentUrl } = await openPage(client, renter);
      expect(await client.call(deleteLead, { params: { leadId }, token })).toMatchObject({ ok: false });
      await atPage(paymentUrl, "pay", { number: cards.pays });
      await expectBound(renter, transactionId);
    });
  });
});

describe.each([["void", 1e9, "RETURNED_BY_VOID"], ["refund", 0, "RETURNED_BY_REFUND"]] as const)("Settled or not, money goes back by %s", (_how, settles, money) => {
  onEveryEngine("", (start) => {
    it("and the visitor is told how", async () => {
      const sandbox = await startPaymentSandbox({ settles });
      const { url, stop } = await start({ port: sandbox.apiPort, externalOrigin: sandbox.external });
      const client = clientOf(url);
      const renter = await signedRenter(client, "Bind Refused");
      const { transactionId, paymentUrl } = await openPage(client, renter);
      await atPage(paymentUrl, "pay", { number: cards.pays });
      expect(await paymentUntil(client, renter, transactionId, isOver)).toMatchObject({ money });
      expect(sandbox.ledger.entries()).toMatchObject([{ charged: 1, returned: 1 }]);
      await stop();
      await sandbox.stop();
    });
  });
});

describe.each([
  ["nobody has paid there", false, 1e9, { money: "NONE", quoteStatus: "BINDABLE" }, { charged: 0, returned: 0 }],
  ["a card was charged since", true, 1e9, { money: "NONE", quoteStatus: "BINDABLE" }, { charged: 1, returned: 1 }],
  ["a charge has settled since", true, 0, { money: "RETURNED_BY_REFUND", quoteStatus: "BINDABLE" }, { charged: 1, returned: 1 }],
] as const)("A first day that arrives while the payment page is open, where %s,", (_where, pays, settles, told, taken) => {
  onEveryEngine("", (start, open) => {
    it("makes no policy: the visitor keeps their money, is told why, and buys with a later day", async () => {
      const sandbox = await startPaymentSandbox({ settles });
      const entriesOf = (id: string) => sandbox.ledger.entries().filter(({ order }) => order.transactionId === id);
      const startAgain = () => start({ port: sandbox.apiPort, externalOrigin: sandbox.external });
      const { url, stop } = await startAgain();
      const client = clientOf(url);
      const renter = await signedRenter(client);
      const { applicationId, token } = renter;
      const { transactionId, paymentUrl } = await openPage(client, renter);
      await stop();
      // Midnight passes: the signed first day is a day earlier.
      const { db, close } = await open();
      const begun = JSON.stringify(isoDate(addDays(firstStart(austin.state, new Date()), -1)));
      await db.update(bindSubmission).set({ submitted: sql`jsonb_set(submitted, '{effectiveDate}', ${begun}::jsonb)` }).where(eq(bindSubmission.applicationId, applicationId));
      await close();
      if (pays) await atPage(paymentUrl, "pay", { number: cards.pays });
      const service = await startAgain();
      expect(await paymentUntil(client, renter, transactionId, isOver)).toMatchObject({ status: "Failed", problem: "START_PASSED", policyNumber: null, ...told });
      expect(entriesOf(transactionId)).toMatchObject([taken]);
      expect(value(await client.call(readLead, { params: { leadId: renter.leadId }, token })).quoteStatus).toBe("BINDABLE");
      expect(await client.call(readPolicy, { params: { applicationId }, token })).toMatchObject({ error: { code: "NOT_FOUND" } });
      await atPage(paymentUrl, "pay", { number: cards.pays });
      expect(entriesOf(transactionId)).toMatchObject([taken]);

      value(await submitToBind(client, renter));
      const later = await openPage(client, renter);
      await atPage(later.paymentUrl, "pay", { number: cards.pays });
      expect(await paymentUntil(client, renter, later.transactionId, isOver)).toMatchObject({ status: "Completed", quoteStatus: "BOUND" });
      await service.stop();
      await sandbox.stop();
    });
  });
});

onEveryEngine("The lead of a purchase", (start, open) => {
  it("names the purchase, the company and the online sale, and keeps them through later updates and the payment", async () => {
    const sandbox = await startPaymentSandbox();
    const { url, stop } = await start({ port: sandbox.apiPort, externalOrigin: sandbox.external });
    const client = clientOf(url);
    const renter = await signedRenter(client);
    const { leadId, token } = renter;
    const { revision, recordType } = value(await client.call(readLead, { params: { leadId }, token }));
    expect(recordType).toBe("DIGITAL_BIND");
    value(await client.call(updateLead, { params: { leadId }, token, query: {}, revision, body: { email: "ada@example.org", recordType: "HAPPY" } }));
    const { transactionId, paymentUrl } = await openPage(client, renter);
    await atPage(paymentUrl, "pay", { number: cards.pays });
    await paymentUntil(client, renter, transactionId, isOver);
    await stop();
    await sandbox.stop();
    const { db, close } = await open();
    const [stored] = await db.select().from(lead).where(eq(lead.id, leadId));
    await close();
    expect(stored).toMatchObject({
      status: "BOUND",
      fields: {
        scope: "FullQuote", product: "RENTERS", recordType: "DIGITAL_BIND", carrier: "Pebbletrail Renters", carrierId: "pebbletrail", transactionId,
        selectedCarrierSpecificQuoteId: expect.stringMatching(/^.{1,14}$/), email: "ada@example.org",
      },
    });
  });
});

onEveryEngine("The policy's e-mail", (start) => {
  it("is sent once, and the page says so only then", async () => {
    const [sandbox, mail] = await Promise.all([startPaymentSandbox(), mailServer()]);
    mail.state.isHeld = true;
    const { url, stop } = await start({ port: sandbox.apiPort, externalOrigin: sandbox.external, mail: smtpMailer({ url: mail.url, from: "quotes@clearmoor.test" }) });
    const client = clientOf(url);
    const renter = await signedRenter(client);
    const { transactionId, paymentUrl } = await openPage(client, renter);
    await atPage(paymentUrl, "pay", { number: cards.pays });
    await paymentUntil(client, renter, transactionId, isOver);
    const policy = async () => value(await client.call(readPolicy, { params: { applicationId: renter.applicationId }, token: renter.token }));
    const { policyNumber, emailedTo } = await policy();
    expect(emailedTo).toBeNull();
    mail.state.isHeld = false;
    await expect.poll(async () => (await policy()).emailedTo, { timeout: 10_000 }).toBe("a•••@example.com");
    expect(mail.taken.filter((text) => text.includes(`Subject: Your renters policy ${policyNumber}`))).toHaveLength(1);
    await stop();
    await sandbox.stop();
    mail.stop();
  });
});

it("an abandoned payment page takes nothing when it expires, and the visitor can try again", async () => {
  const { startService } = await import("../../embed-demo/service/boot/start");
  const { sandboxDoors } = await import("../../embed-demo/service/boot/sandboxDoors");
  const dataDir = await ownDataDir();
  const sandbox = await startPaymentSandbox({ expires: 1_500 });
  const service = await startService({ port: sandbox.apiPort, ...sandboxDoors(sandbox.external), dataDir, externalOrigin: sandbox.external, allowedOrigins: { default: ["http://shop.test"] }, logLevel: "silent", rateLimitPerMinute: 1e5 });
  const client = clientOf(service.url);
  const renter = await signedRenter(client, "Reyes");
  const { transactionId } = await openPage(client, renter);
  expect(await paymentUntil(client, renter, transactionId, isOver)).toMatchObject({ status: "Cancelled", problem: "EXPIRED", money: "NONE" });
  value(await pay(client, renter));
  await service.stop();
  await sandbox.stop();
});
