import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { startCarrierSandbox } from "./carrierSandbox";
import { ownDataDir } from "./databases";
import { clientOf, complete, driver, isDone, submit, until } from "./journey";
import { mailServer } from "./mailServer";
import { atPage, startPaymentSandbox } from "./paymentSandbox";
import { endPrograms } from "./programs";
import { isOver, openPage, paymentUntil, signedRenter } from "./renters";
import { spawnDying } from "./spawnDying";
import { spawnService } from "./spawnService";
import { startTraceCollector } from "./traceCollector";
import { webhookReceiver } from "./webhookReceiver";

afterEach(endPrograms);

it("one trace leads from the submission through each company's calls to the last price, and says nothing about the visitor", { timeout: 180_000 }, async () => {
  const companies = await startCarrierSandbox(60);
  const collector = await startTraceCollector();
  const env = { EXTERNAL_ORIGIN: companies.external, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: "100" };
  const service = await spawnService({ DATA_DIR: await ownDataDir(), ...env });
  const client = clientOf(service.url);
  const begun = await complete(client);
  await submit(client, begun);
  const { carriersAsked } = await until(client, begun, isDone);
  await fetch(`${service.url}/metrics`);
  // What is left is sent before the process ends.
  expect(await service.terminate()).toBe(0);

  const [root, ...others] = collector.spans.filter(({ name }) => name === "POST /v1/applications/{applicationId}/submission");
  expect(others).toEqual([]);
  const trace = collector.spans.filter(({ traceId }) => traceId === root!.traceId);
  const quotes = trace.filter(({ name }) => name === "quote");
  const calls = trace.filter(({ name }) => name === "POST");
  expect(quotes).toHaveLength(carriersAsked);
  expect(quotes.filter(({ parentSpanId }) => parentSpanId !== root!.spanId)).toEqual([]);
  // A call that failed on the way was repeated.
  expect(calls.length).toBeGreaterThanOrEqual(carriersAsked);
  expect(new Set(calls.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set(quotes.map(({ spanId }) => spanId)));
  expect(new Set(companies.traceparents)).toEqual(new Set(calls.map(({ spanId }) => `00-${root!.traceId}-${spanId}-01`)));
  expect(trace.length).toBe(1 + quotes.length + calls.length);

  const names = new Set(collector.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...names].sort()).toEqual([
    "http.request.method", "http.response.status_code", "http.route", "quote.attempt", "quote.carrier", "quote.outcome", "server.address", "server.port",
  ]);
  expect(collector.spans.filter(({ name }) => /metrics|health/.test(name))).toEqual([]);
  for (const personal of [begun.applicationId, begun.token, driver.firstName, driver.lastName, driver.dob, "412 Main", "4T1A311"]) expect(collector.text()).not.toContain(personal);
  await companies.stop();
});

it("one trace leads from a payment's request through the provider, the binding and the email to the partner's webhook, and says nothing about the visitor", { timeout: 180_000 }, async () => {
  const [sandbox, collector, receiver, mail] = await Promise.all([startPaymentSandbox(), startTraceCollector(), webhookReceiver(), mailServer()]);
  const folder = await mkdtemp(join(tmpdir(), "webhooks-"));
  onTestFinished(async () => {
    await Promise.all([sandbox.stop(), receiver.stop(), rm(folder, { recursive: true })]);
    mail.stop();
  });
  const file = join(folder, "webhooks.json");
  await writeFile(file, JSON.stringify({ default: [receiver.address] }));
  const env = { EXTERNAL_ORIGIN: sandbox.external, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: "100", WEBHOOKS_FILE: file, SMTP_URL: mail.url };
  const service = await spawnDying({ DATA_DIR: await ownDataDir(), PORT: String(sandbox.apiPort), ...env });
  const client = clientOf(service.url);
  const renter = await signedRenter(client);
  const { transactionId, paymentUrl } = await openPage(client, renter);
  await atPage(paymentUrl, "pay", { number: "4242 4242 4242 4242" });
  await paymentUntil(client, renter, transactionId, isOver);
  await expect.poll(() => [receiver.received.some(({ event }) => event.type === "policy.bound"), mail.taken.length], { timeout: 30_000 }).toEqual([true, 1]);

  const requests = collector.spans.filter(({ name }) => name === "POST /v1/payments");
  const names = () => collector.spans.filter(({ traceId }) => traceId === requests[0]?.traceId).map(({ name }) => name);
  const wanted = ["POST /v1/payments", "payment job", "payment open", "payment read", "payment bind", "mail job", "send email", "webhook job", "POST"];
  await expect.poll(() => (requests.push(...collector.spans.filter(({ name }) => name === "POST /v1/payments")), names()), { timeout: 20_000 }).toEqual(expect.arrayContaining(wanted));
  const keys = new Set(collector.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].filter((key) => /^(?:job|payment)\./.test(key)).sort()).toEqual(["job.attempt", "job.kind", "payment.command", "payment.event"]);
  for (const personal of [renter.applicationId, renter.leadId, renter.token, transactionId, "ada@example.com", "1988-04-12"]) expect(collector.text()).not.toContain(personal);
});
