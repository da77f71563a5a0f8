import { afterEach, expect, it } from "vitest";
import { startCarrierSandbox } from "./carrierSandbox";
import { ownDataDir } from "./databases";
import { clientOf, complete, driver, isDone, submit, until } from "./journey";
import { endPrograms } from "./programs";
import { spawnService } from "./spawnService";
import { startTraceCollector } from "./traceCollector";

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
