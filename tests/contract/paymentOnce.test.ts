import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrationsFolder } from "../../embed-demo/service/database/connection";
import { payment } from "../../embed-demo/service/database/tables/payment";
import { createLead, readLead } from "../../src/api/contract/leads";
import { readPurchase, stopPayment } from "../../src/api/contract/payments";
import { readPolicy, readSignedCopy } from "../../src/api/contract/policies";
import { selectQuote } from "../../src/api/contract/quotes";
import type { Client } from "../../src/api/client";
import { newId } from "../../src/kernel/ids";
import { onEveryEngine } from "./engines";
import { clientOf, value } from "./journey";
import { atPage, startPaymentSandbox, type PaymentSandbox } from "./paymentSandbox";
import { answer, isOver, openPage, pay, paymentUntil, quotedRenter, review, signedRenter, submitToBind, type Renter } from "./renters";

const card = { number: "4242 4242 4242 4242" };

onEveryEngine("A lead buys once", (start, open) => {
  let sandbox: PaymentSandbox;
  let client: Client;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    sandbox = await startPaymentSandbox();
    const service = await start({ port: sandbox.apiPort, externalOrigin: sandbox.external });
    client = clientOf(service.url);
    stop = () => service.stop();
  });
  afterAll(() => sandbox.stop());

  /** Returns one visit on two devices, the second with an application of its own. Both are signed. */
  const twoDevices = async (): Promise<readonly [Renter, Renter]> => {
    const first = await signedRenter(client);
    return [first, await signedRenter(client, undefined, first)];
  };
  const purchaseOf = async ({ applicationId, token }: Renter) => value(await client.call(readPurchase, { params: { applicationId }, token }));
  const policyOf = ({ applicationId, token }: Renter) => client.call(readPolicy, { params: { applicationId }, token });
  const moneyOf = (...ids: readonly string[]) => sandbox.ledger.entries().filter(({ order }) => ids.includes(order.transactionId));
  const underWay = (transactionId: string) => ({ error: { code: "PAYMENT_UNDER_WAY", status: 409, transactionId } });

  it("on one of two devices: every call of the other returns the payment, and it gets the policy too", async () => {
    const [first, second] = await twoDevices();
    const { transactionId, paymentUrl } = await openPage(client, first);
    const { token, quoteId } = second;
    expect(await client.call(selectQuote, { params: { quoteId }, body: { product: "RENTERS" }, token })).toMatchObject(underWay(transactionId));
    expect(await submitToBind(client, second)).toMatchObject(underWay(transactionId));
    expect(await pay(client, second)).toMatchObject(underWay(transactionId));
    expect(await purchaseOf(second)).toMatchObject({
      submitted: { quoteId: first.quoteId, carrierName: "Pebbletrail Renters", premium: first.premium, termMonths: 12 },
      payment: { transactionId, applicationId: first.applicationId, paymentUrl },
    });

    await atPage(paymentUrl, "pay", card);
    await paymentUntil(client, second, transactionId, isOver);
    const bought = value(await policyOf(first));
    expect(value(await policyOf(second))).toMatchObject({ policyNumber: bought.policyNumber, applicationId: first.applicationId });
    const copy = ({ applicationId }: Renter) => client.call(readSignedCopy, { params: { applicationId }, token });
    expect(value(await copy(second))).toEqual(value(await copy(first)));
    expect(value(await pay(client, second))).toEqual({ transactionId });
    expect(await submitToBind(client, second)).toMatchObject(underWay(transactionId));
    expect(moneyOf(transactionId)).toMatchObject([{ charged: 1, returned: 0 }]);
  });

  it("on the first device, though the second has turned the lead to an application of its own", async () => {
    const first = await quotedRenter(client);
    await quotedRenter(client, undefined, undefined, first);
    const { revision } = value(await answer(client, first));
    const { premium } = value(await review(client, first));
    const { leadId, applicationId, token } = first;
    expect(value(await submitToBind(client, { ...first, revision, premium }))).toMatchObject({ applicationId, leadId });
    expect(value(await client.call(readLead, { params: { leadId }, token }))).toMatchObject({ applicationId, quoteStatus: "BINDABLE" });
  });

  it("with a signed copy of each application's own signature", async () => {
    const first = await signedRenter(client);
    const second = await signedRenter(client, "Price Change", first);
    expect(second.premium).not.toBe(first.premium);
    const signaturesOf = async ({ applicationId, token }: Renter) =>
      value(await client.call(readSignedCopy, { params: { applicationId }, token })).text.match(/I agree: \$.+\./g);
    expect(await signaturesOf(first)).toEqual([`I agree: $${first.premium}.`]);
    expect(await signaturesOf(second)).toEqual([`I agree: $${second.premium}.`]);
  });

  it("as the lead that the application belongs to, though the visit has begun another since", async () => {
    const quoted = await quotedRenter(client);
    const { token, leadId } = quoted;
    const later = value(await client.call(createLead, { body: { insuranceLine: "RENTERS" }, token, idempotencyKey: newId() }));
    const renter = { ...quoted, ...value(await answer(client, quoted)) };
    expect(value(await submitToBind(client, renter)).leadId).toBe(leadId);
    expect(value(await client.call(readLead, { params: { leadId: later.leadId }, token })).quoteStatus).toBe("CAPTURED");
  });

  it("when both press at once, however often", async () => {
    const [first, second] = await twoDevices();
    const answers = await Promise.all([first, second, first, second, second, first].map((renter) => pay(client, renter)));
    const ids = new Set(answers.map((answer) => (answer.ok ? answer.value.transactionId : answer.error.transactionId)));
    expect(ids.size).toBe(1);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  });

  it("on the other device once the payment is stopped", async () => {
    const [first, second] = await twoDevices();
    const { transactionId } = await openPage(client, first);
    value(await client.call(stopPayment, { params: { transactionId }, token: second.token }));
    await paymentUntil(client, second, transactionId, isOver);
    expect((await purchaseOf(second)).payment).toBeNull();
    value(await review(client, second));
    const { paymentUrl, transactionId: another } = await openPage(client, second);
    await atPage(paymentUrl, "pay", card);
    await paymentUntil(client, first, another, isOver);
    expect(value(await policyOf(first)).policyNumber).toBe(value(await policyOf(second)).policyNumber);
    expect(moneyOf(transactionId, another).map(({ charged }) => charged).sort()).toEqual([0, 1]);
  });

  it("enforced by the database, whose migration accepts earlier double purchases", async () => {
    const [first] = await twoDevices();
    value(await pay(client, first));
    await stop();
    const { db, close } = await open();
    const [row] = await db.select().from(payment).where(eq(payment.leadId, first.leadId));
    const another = { ...row!, id: newId(), applicationId: newId() };
    await expect(db.insert(payment).values(another)).rejects.toThrow();

    // Restores the state before the migration, with a second payment of the lead.
    await db.execute(sql`DROP INDEX payment_once_a_lead`);
    await db.execute(sql`ALTER TABLE payment DROP COLUMN is_second`);
    const later = `'${another.id}', '${another.applicationId}'`;
    const others = ["lead_id", "partner_id", "quote_id", "carrier_id", "plan_id", "premium_cents", "installments", "success_url", "failure_url", "state"].join();
    await db.execute(sql.raw(`INSERT INTO payment (id, application_id, ${others}) SELECT ${later}, ${others} FROM payment WHERE id = '${row!.id}'`));
    const migration = readFileSync(join(migrationsFolder, "0009_payment_once_a_lead.sql"), "utf8");
    for (const statement of migration.split("--> statement-breakpoint")) await db.execute(sql.raw(statement));
    const kept = await db.select({ id: payment.id, isSecond: payment.isSecond }).from(payment).where(eq(payment.leadId, first.leadId));
    expect(kept).toEqual(expect.arrayContaining([{ id: row!.id, isSecond: false }, { id: another.id, isSecond: true }]));
    await expect(db.insert(payment).values({ ...another, id: newId() })).rejects.toThrow();
    await close();
  });
});
