import { once } from "node:events";
import pino from "pino";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { sandboxDoors } from "../../embed-demo/service/boot/sandboxDoors";
import { connect } from "../../embed-demo/service/database/connect";
import { payment } from "../../embed-demo/service/database/tables/payment";
import { purge } from "../../embed-demo/service/retention/purge";
import { startService } from "../../embed-demo/service/boot/start";
import type { Service } from "../../embed-demo/service/boot/service";
import { erasePerson, erasureParameter, requestErasure } from "../../src/api/contract/erasures";
import { createLead } from "../../src/api/contract/leads";
import type { Client } from "../../src/api/client";
import { newId } from "../../src/kernel/ids";
import { ownDataDir } from "./databases";
import { onEveryEngine } from "./engines";
import { clientOf, value } from "./journey";
import { startPaymentSandbox, type PaymentSandbox } from "./paymentSandbox";
import { age, begin, everyEnd, paying, people, traces, type Person } from "./people";
import { runProgram } from "./programs";

const pageUrl = "http://shop.test/privacy-choices/";

const ask = (client: Client, { email }: Pick<Person, "email">, page = pageUrl) => client.call(requestErasure, { body: { email, pageUrl: page } });
const erase = (client: Client, secret: string) => client.call(erasePerson, { body: { secret } });

/** Returns the secret of the link e-mailed to this address; null if no e-mail has been sent. */
async function secretFor(service: Service, { email }: Pick<Person, "email">): Promise<string | null> {
  const letters = (await service.outbox()).filter(({ message }) => message.to.toLowerCase() === email.toLowerCase() && message.subject === "Delete your information");
  return new RegExp(`${pageUrl}#${erasureParameter}=([\\w-]{43})\\s`).exec(letters[0]?.message.text ?? "")?.[1] ?? null;
}

onEveryEngine("A person", (start, open) => {
  let sandbox: PaymentSandbox;
  const started = async () => {
    const service = await start({ port: sandbox.apiPort, externalOrigin: sandbox.external });
    onTestFinished(() => service.stop());
    return { service, client: clientOf(service.url) };
  };
  // Ends every session, and with it its token.
  beforeAll(async () => {
    sandbox = await startPaymentSandbox();
    const service = await start({ port: sandbox.apiPort, externalOrigin: sandbox.external });
    await everyEnd(clientOf(service.url));
    await service.stop();
    const connection = await open();
    await age(connection, "25 hours");
    await purge(connection, pino({ level: "silent" }), new AbortController().signal);
    await connection.close();
  });
  afterAll(() => sandbox.stop());

  it("is erased by the e-mailed link however the visit ended, except for receipts, payments and the policy", async () => {
    const { service, client } = await started();
    for (const person of [people.finalized, people.bought, people.refused, people.quoted]) {
      value(await ask(client, { email: person.email.toUpperCase() }));
      const secret = (await secretFor(service, person)) ?? "";
      expect(await erase(clientOf(service.url, "pk_auvane_demo"), secret)).toMatchObject({ error: { code: "ERASURE_LINK_INVALID" } });
      value(await erase(client, secret));
      expect(await erase(client, secret)).toMatchObject({ error: { code: "ERASURE_LINK_INVALID" } });
    }
    await service.stop();

    const connection = await open();
    onTestFinished(() => connection.close());
    expect(await traces(connection, people.finalized)).toEqual(["consent.phone", "consent.text"]);
    expect(await traces(connection, people.bought)).toEqual(["bind_submission.submitted", "policy.summary"]);
    expect(await traces(connection, people.refused)).toEqual([]);
    expect(await traces(connection, people.quoted)).toEqual([]);
    expect(await traces(connection, people.begun)).toEqual(["application.parts", "lead.fields"]);
    const payments = await connection.db.select().from(payment);
    expect(payments.map(({ successUrl, failureUrl, state }) => [state.state, successUrl === "", failureUrl === ""]).sort()).toEqual([["bound", true, true], ["returned", true, true], ["unpaid", false, false]]);
  });

  it("learns nothing about other people, and gets no link to a foreign page", async () => {
    const { service, client } = await started();
    const known = { lastName: "Asked", email: "asked@example.com", phone: "(813) 555-0111" };
    const unknown = { email: "nobody@example.com" };
    await begin(client, known);
    expect(await ask(client, known)).toEqual(await ask(client, unknown));
    expect([await secretFor(service, known) === null, await secretFor(service, unknown)]).toEqual([false, null]);
    expect(await ask(client, known, "http://evil.test/")).toMatchObject({ error: { code: "ORIGIN_NOT_ALLOWED" } });
    for (let count = 1; count < 6; count += 1) value(await ask(client, unknown));
    expect(await ask(client, unknown)).toMatchObject({ error: { code: "EMAIL_LIMIT" } });
  });

  it("isn't erased while money is on its way, and the link stays valid", async () => {
    const { service, client } = await started();
    const person = { lastName: "Slow Carriers", email: "paying@example.com", phone: "(813) 555-0112" };
    const { transactionId } = await paying(client, person);
    value(await ask(client, person));
    const secret = (await secretFor(service, person)) ?? "";
    expect(await erase(client, secret)).toMatchObject({ error: { code: "PAYMENT_UNDER_WAY", transactionId } });
    expect(await erase(client, secret)).toMatchObject({ error: { code: "PAYMENT_UNDER_WAY" } });
  });

  it("isn't erased while money is on its way for an application that stays, because another lead is about it", async () => {
    const { service, client } = await started();
    const person = { lastName: "Slow Carriers", email: "shared@example.com", phone: "(813) 555-0113" };
    const { transactionId, applicationId, token } = await paying(client, person);
    const other = { insuranceLine: "RENTERS", firstName: "Ben", email: "ben@example.com", applicationId } as const;
    value(await client.call(createLead, { body: other, token, idempotencyKey: newId() }));
    value(await ask(client, person));
    expect(await erase(client, (await secretFor(service, person)) ?? "")).toMatchObject({ error: { code: "PAYMENT_UNDER_WAY", transactionId } });
  });
});

it("is erased by the operator's command", { timeout: 120_000 }, async () => {
  const dataDir = await ownDataDir();
  const service = await startService({ port: 0, ...sandboxDoors("http://localhost:4403"), dataDir, allowedOrigins: {}, logLevel: "silent" });
  const { leadId } = await begin(clientOf(service.url), people.begun);
  await begin(clientOf(service.url), people.quoted);
  await begin(clientOf(service.url), people.stopped);
  await service.stop();

  const run = async (...args: string[]) => {
    const child = runProgram("cli", { args: ["erase", ...args], env: { DATA_DIR: dataDir }, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, "close")) as unknown[];
    return [code, said.trim()];
  };
  expect(await run()).toEqual([1, "Say whom to erase: --email ada@example.com, or --lead and the lead's id."]);
  expect(await run("--lead", leadId)).toEqual([0, "1 lead erased. Consent receipts, payments and policies stay."]);
  expect(await run("--email", people.begun.email)).toEqual([1, "No lead was found."]);
  expect(await run("--email", people.stopped.email.toUpperCase())).toEqual([0, "1 lead erased. Consent receipts, payments and policies stay."]);

  const connection = await connect({ dataDir });
  onTestFinished(() => connection.close());
  expect(await traces(connection, people.begun)).toEqual([]);
  expect(await traces(connection, people.stopped)).toEqual([]);
  expect(await traces(connection, people.quoted)).toEqual(["lead.fields"]);
});
