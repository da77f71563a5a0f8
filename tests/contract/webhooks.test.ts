import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Service } from "../../embed-demo/service/boot/service";
import type { WebhookAddress } from "../../embed-demo/service/database/tables/partner";
import { demoPartners } from "../../embed-demo/service/partners/demoPartners";
import { createLead, deleteLead, updateLead } from "../../src/api/contract/leads";
import { selectQuote } from "../../src/api/contract/quotes";
import type { LeadEvent } from "../../src/api/contract/webhooks";
import type { Client } from "../../src/api/client";
import { newId } from "../../src/kernel/ids";
import { onEveryEngine } from "./engines";
import { clientOf, complete, isDone, submit, until, value } from "./journey";
import { atPage, startPaymentSandbox, type PaymentSandbox } from "./paymentSandbox";
import { isOver, openPage, paymentUntil, signedRenter } from "./renters";
import { webhookReceiver, webhookSecret, type Received } from "./webhookReceiver";

const person = { firstName: "Zebulon", lastName: "Quistgaard", email: "zebulon@example.com", phone: "(813) 555-0134" };

onEveryEngine("Webhooks", (start) => {
  let receiver: Awaited<ReturnType<typeof webhookReceiver>>;
  let sandbox: PaymentSandbox;
  let service: Service;
  let client: Client;
  beforeAll(async () => {
    [receiver, sandbox] = await Promise.all([webhookReceiver(), startPaymentSandbox()]);
    service = await start({
      port: sandbox.apiPort,
      externalOrigin: sandbox.external,
      webhooks: { default: [receiver.address] },
      limits: { webhookWaits: Array.from({ length: 100 }, () => 100) },
      deskToken: "desk-token-of-this-test",
    });
    client = clientOf(service.url);
  });
  const subscribe = (...webhooks: readonly WebhookAddress[]) => service.admit([{ ...demoPartners()[0]!, webhooks }]);
  beforeEach(async () => {
    receiver.state.answer = () => 204;
    await subscribe(receiver.address);
  });
  afterAll(async () => {
    await Promise.all([receiver.stop(), sandbox.stop()]);
  });

  const began = async (body: object = {}, by = client) => value(await by.call(createLead, { body: { insuranceLine: "PERSONAL_AUTO", ...person, ...body }, idempotencyKey: newId() }));
  const finalize = ({ leadId, token }: { leadId: string; token: string }, body: object = {}) =>
    client.call(updateLead, { params: { leadId }, token, revision: 0, body: { quoteStatus: "FINALIZED", ...body } });
  const of = (leadId: string): Received[] => receiver.received.filter(({ event }) => event.data.leadId === leadId);
  /** Types in the order of arrival, each call once. */
  const typesOf = (leadId: string): string[] => [...new Map(of(leadId).map(({ id, event }) => [id, event.type])).values()];
  const arrived = (leadId: string, types: readonly LeadEvent["type"][]) => expect.poll(() => typesOf(leadId), { timeout: 20_000 }).toEqual(types);
  const jobs = async (path = ""): Promise<{ id: string; state: string; attempts: number; lastError: string | null; leadId: string }[]> => {
    const answer = await fetch(`${service.url}/v1/desk/jobs${path}`, { headers: { Authorization: "Bearer desk-token-of-this-test" } });
    return ((await answer.json()) as { jobs: Awaited<ReturnType<typeof jobs>> }).jobs;
  };
  const retry = (body: object) => fetch(`${service.url}/v1/desk/jobs/retry`, { method: "POST", headers: { Authorization: "Bearer desk-token-of-this-test", "Content-Type": "application/json" }, body: JSON.stringify(body) });

  it("report a lead, its chosen quote, its end and the wish for a call, in this order", async () => {
    const lead = await began();
    const begun = await complete(client, undefined, lead);
    await submit(client, begun);
    const [quote] = (await until(client, begun, isDone)).quotes;
    for (let times = 0; times < 2; times += 1) value(await client.call(selectQuote, { params: { quoteId: quote!.id }, token: lead.token, body: { product: "PERSONAL_AUTO" } }));
    value(await finalize(lead, { contactPreference: { by: "CALL", callAt: "2026-12-01T15:00:00Z" } }));
    await arrived(lead.leadId, ["lead.created", "quote.selected", "lead.finalized", "callback.requested"]);
    const [created, selected, finalized, callback] = of(lead.leadId).map(({ event }) => event.data);
    expect(created).toMatchObject({ partner: "default", ...person, insuranceLine: "PERSONAL_AUTO", quoteStatus: "CAPTURED" });
    expect(selected).toMatchObject({ quoteId: quote!.id, carrierName: quote!.carrierName, premium: quote!.premium });
    expect(finalized).toMatchObject({ quoteStatus: "FINALIZED", applicationId: begun.applicationId });
    expect(callback).toMatchObject({ callAt: "2026-12-01T15:00:00Z", phone: person.phone });
  });

  it("report no number that its visitor has taken back", async () => {
    const lead = await began();
    value(await client.call(updateLead, { params: { leadId: lead.leadId }, token: lead.token, revision: 0, body: { withdrawn: ["phone", "maritalStatus"], lastName: "Quist" } }));
    value(await client.call(updateLead, { params: { leadId: lead.leadId }, token: lead.token, revision: 1, body: { quoteStatus: "FINALIZED" } }));
    await arrived(lead.leadId, ["lead.created", "lead.finalized"]);
    const { phone, email, lastName } = of(lead.leadId).at(-1)!.event.data as Partial<typeof person>;
    expect({ phone, email, lastName }).toEqual({ phone: undefined, email: person.email, lastName: "Quist" });
  });

  it("report a lead that begins as an advisor's, and a wish for a call once, however often it is sent", async () => {
    const wish = { contactPreference: { by: "CALL", callAt: "2026-12-01T15:00:00Z" } };
    const given = await began({ quoteStatus: "FINALIZED", ...wish });
    await arrived(given.leadId, ["lead.created", "lead.finalized", "callback.requested"]);

    const asked = await began(wish);
    const update = (revision: number, query: object, body: object) =>
      client.call(updateLead, { params: { leadId: asked.leadId }, token: asked.token, revision, query, body });
    value(await update(0, {}, wish));
    value(await update(1, {}, { contactPreference: { by: "EMAIL" } }));
    value(await update(2, { carrier: "Millrace" }, { quoteStatus: "FINALIZED", carrier: "Tern & Tide" }));
    await arrived(asked.leadId, ["lead.created", "callback.requested", "lead.finalized"]);
    expect(of(asked.leadId).at(-1)?.event.data).toMatchObject({ carrier: "Tern & Tide" });

    const named = await began();
    value(await client.call(updateLead, { params: { leadId: named.leadId }, token: named.token, revision: 0, query: { carrier: "Millrace" }, body: { quoteStatus: "FINALIZED" } }));
    await arrived(named.leadId, ["lead.created", "lead.finalized"]);
    expect(of(named.leadId).at(-1)?.event.data).toMatchObject({ carrier: "Millrace" });
  });

  it("report a policy that was bound, and a payment that brought none", async () => {
    const [renter, refused] = [await signedRenter(client, "Slow Carriers"), await signedRenter(client, "Bind Refused")];
    for (const one of [renter, refused]) {
      const { transactionId, paymentUrl } = await openPage(client, one);
      await atPage(paymentUrl, "pay", { number: "4242 4242 4242 4242" });
      await paymentUntil(client, one, transactionId, isOver);
    }
    await arrived(renter.leadId, ["lead.created", "policy.bound"]);
    await arrived(refused.leadId, ["lead.created", "payment.failed"]);
    expect(of(renter.leadId)[1]?.event.data).toMatchObject({ applicationId: renter.applicationId, insured: ["Ada Slow Carriers"] });
    expect(of(refused.leadId)[1]?.event.data).toMatchObject({ problem: "BIND_REFUSED", money: "RETURNED_BY_VOID" });
  });

  it("are signed: the standard's own computation agrees, and a changed body or a foreign secret is refused", async () => {
    const { leadId } = await began();
    await arrived(leadId, ["lead.created"]);
    const [{ id, text, headers }] = of(leadId) as [Received];
    const key = Buffer.from(webhookSecret.slice("whsec_".length), "base64");
    const expected = createHmac("sha256", key).update(`${id}.${headers["webhook-timestamp"]!}.${text}`).digest("base64");
    expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
    expect(() => new Webhook(webhookSecret).verify(text.replace("Zebulon", "Mallory"), headers)).toThrow("No matching signature");
    expect(() => new Webhook(`whsec_${Buffer.alloc(32, 8).toString("base64")}`).verify(text, headers)).toThrow("No matching signature");
  });

  it("keep a lead's order while the receiver fails for its first event, with one id and body per event, and don't hold up other leads", async () => {
    const failing = await began();
    let fails = 4;
    receiver.state.answer = ({ event }) => (event.data.leadId === failing.leadId && event.type === "lead.finalized" && (fails -= 1) >= 0 ? 503 : 204);
    value(await finalize(failing, { contactPreference: { by: "CALL" } }));
    const other = await began();
    await arrived(other.leadId, ["lead.created"]);
    await expect.poll(() => of(failing.leadId).map(({ event }) => event.type), { timeout: 20_000 }).toEqual(["lead.created", ...Array<string>(5).fill("lead.finalized"), "callback.requested"]);
    const tries = of(failing.leadId).filter(({ event }) => event.type === "lead.finalized");
    expect(new Set(tries.map(({ id, text }) => `${id} ${text}`)).size).toBe(1);
  });

  it("wait for a receiver that is down, and follow no redirect", async () => {
    const down = await webhookReceiver();
    await down.stop();
    await subscribe(down.address);
    const { leadId } = await began();
    await expect.poll(async () => (await jobs(`?lead=${leadId}`))[0]?.lastError, { timeout: 20_000 }).toContain("ECONNREFUSED");
    const up = await webhookReceiver(down.port);
    let redirects = 2;
    up.state.answer = () => ((redirects -= 1) >= 0 ? 307 : 204);
    await expect.poll(async () => (await jobs(`?lead=${leadId}`))[0]?.state, { timeout: 20_000 }).toBe("done");
    expect([up.received.length, up.state.redirected]).toEqual([3, 0]);
    await up.stop();
  });

  it("go to the lead's own partner only, and to no address that was taken from it", async () => {
    const cars = await began({}, clientOf(service.url, "pk_auvane_demo"));
    const lead = await began();
    await arrived(lead.leadId, ["lead.created"]);
    expect([of(cars.leadId), await jobs(`?lead=${cars.leadId}`)]).toEqual([[], []]);
    receiver.state.answer = () => 503;
    value(await finalize(lead));
    await expect.poll(() => of(lead.leadId).length, { timeout: 20_000 }).toBeGreaterThan(1);
    await subscribe();
    await expect.poll(async () => (await jobs(`?lead=${lead.leadId}&state=dead`))[0]?.lastError, { timeout: 20_000 }).toBe("The address isn't the partner's any more");
  });

  it("of an erased lead that weren't delivered are dropped, and the erasure is reported", async () => {
    receiver.state.answer = () => 503;
    const lead = await began();
    value(await client.call(updateLead, { params: { leadId: lead.leadId }, token: lead.token, revision: 0, body: { contactPreference: { by: "CALL" } } }));
    await expect.poll(() => of(lead.leadId).length, { timeout: 20_000 }).toBeGreaterThan(0);
    value(await client.call(deleteLead, { params: { leadId: lead.leadId }, token: lead.token }));
    receiver.state.answer = () => 204;
    await expect.poll(async () => (await jobs(`?lead=${lead.leadId}&state=waiting`)).length, { timeout: 20_000 }).toBe(0);
    const last = of(lead.leadId).at(-1)!;
    expect([last.event.type, last.event.data]).toEqual(["lead.erased", { leadId: lead.leadId, partner: "default" }]);
    expect(typesOf(lead.leadId)).not.toContain("callback.requested");
    // The rows that stay hold nothing of the person.
    expect(await (await retry({ lead: lead.leadId })).json()).toMatchObject({ retried: [expect.any(String)] });
  });

  it("can be listed and sent again by the operator, under the same id, and by nobody else", async () => {
    const lead = await began();
    await arrived(lead.leadId, ["lead.created"]);
    await expect.poll(async () => (await jobs(`?lead=${lead.leadId}`))[0]?.state, { timeout: 20_000 }).toBe("done");
    const [job] = await jobs(`?kind=webhook&lead=${lead.leadId}`);
    expect(JSON.stringify(job)).not.toContain(person.lastName);
    expect(await (await retry({ id: job!.id })).json()).toEqual({ retried: [job!.id] });
    await expect.poll(() => of(lead.leadId).map(({ id }) => id), { timeout: 20_000 }).toEqual([job!.id, job!.id]);
    expect((await retry({})).status).toBe(422);
    for (const headers of [{}, { Authorization: "Bearer wrong" }] as Record<string, string>[]) expect((await fetch(`${service.url}/v1/desk/jobs`, { headers })).status).toBe(401);
    await service.stop();
    const without = await start();
    expect((await fetch(`${without.url}/v1/desk/jobs`, { headers: { Authorization: "Bearer " } })).status).toBe(404);
  });
});
