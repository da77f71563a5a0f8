import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { sandboxDoors } from "../../embed-demo/service/boot/sandboxDoors";
import { startService } from "../../embed-demo/service/boot/start";
import { readLead } from "../../src/api/contract/leads";
import { streamQuotes, type QuoteEvent } from "../../src/api/contract/quotes";
import { startCarrierSandbox } from "./carrierSandbox";
import { insistentCallers, leadsIn, refused, taken } from "./insistentCallers";
import { clientOf, complete, isDone, quotesOf, submit, value } from "./journey";
import { startReplicated } from "./replicated";

it("A primary that is killed is replaced by its promoted replica: nothing answered is lost, what was under way goes through on repeat, nothing is made twice", { timeout: 120_000 }, async ({ skip }) => {
  const { primary, replica, hosts, at } = await startReplicated(skip);
  const companies = await startCarrierSandbox(2);
  onTestFinished(companies.stop);
  const service = await startService({ port: 0, ...sandboxDoors(companies.external), dataDir: "", databaseUrl: at(hosts.join(",")), allowedOrigins: {}, logLevel: "silent", rateLimitPerMinute: 1_000_000, testInputs: true });
  onTestFinished(service.stop);
  const { url } = service;
  const client = clientOf(url);
  const begun = await complete(client, "Slow Carriers");
  await submit(client, begun);
  const events: QuoteEvent[] = [];
  const stream = client.stream(streamQuotes, { params: { applicationId: begun.applicationId }, token: begun.token }, (event) => events.push(event));

  const callers = insistentCallers(url, 12);
  const { answers, created } = callers;
  await expect.poll(() => created.length, { timeout: 30_000 }).toBeGreaterThan(12);
  await primary.kill();
  await pause(1_000);
  const before = created.length;
  await replica.promote();
  await expect.poll(() => created.length, { timeout: 30_000 }).toBeGreaterThan(before + 12);
  await callers.stop();

  expect(new Set(answers.map(({ told }) => told))).toEqual(new Set([taken, refused]));
  for (const { body } of created) value(await client.call(readLead, { params: { leadId: body.leadId ?? "" }, token: body.token ?? "" }));
  expect(await leadsIn(at(replica.host))).toBe(created.length);

  expect(await stream).toEqual({ reason: "complete" });
  expect(events.filter(({ type }) => type === "snapshot")).toHaveLength(1);
  const list = await quotesOf(client, begun);
  expect(isDone(list)).toBe(true);
  expect(list.carriersAnswered).toBe(list.carriersAsked);
});
