import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { sandboxDoors } from "../../embed-demo/service/boot/sandboxDoors";
import { startService } from "../../embed-demo/service/boot/start";
import { readLead } from "../../src/api/contract/leads";
import { streamQuotes, type QuoteEvent } from "../../src/api/contract/quotes";
import { startPostgres } from "../harness/postgres";
import { startCarrierSandbox } from "./carrierSandbox";
import { noPostgres } from "./databases";
import { insistentCallers, leadsIn, refused, taken } from "./insistentCallers";
import { clientOf, complete, isDone, quotesOf, submit, value } from "./journey";

it("A primary that is killed is replaced by its promoted replica: nothing answered is lost, what was under way goes through on repeat, nothing is made twice", { timeout: 120_000 }, async ({ skip }) => {
  const postgres = await startPostgres();
  if (!postgres) return skip(noPostgres);
  onTestFinished(postgres.stop);
  const databaseUrl = await postgres.createDatabase();
  const replica = await postgres.replica();
  onTestFinished(replica.stop);
  const companies = await startCarrierSandbox(2);
  onTestFinished(companies.stop);
  const servers = databaseUrl.replace(/@([^/]+)/, `@$1,${replica.host}`);
  const service = await startService({ port: 0, ...sandboxDoors(companies.external), dataDir: "", databaseUrl: servers, allowedOrigins: {}, logLevel: "silent", rateLimitPerMinute: 1_000_000, testInputs: true });
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
  await postgres.kill();
  await pause(1_000);
  const before = created.length;
  await replica.promote();
  await expect.poll(() => created.length, { timeout: 30_000 }).toBeGreaterThan(before + 12);
  await callers.stop();

  expect(new Set(answers.map(({ told }) => told))).toEqual(new Set([taken, refused]));
  for (const { body } of created) value(await client.call(readLead, { params: { leadId: body.leadId ?? "" }, token: body.token ?? "" }));
  expect(await leadsIn(databaseUrl.replace(/@[^/]+/, `@${replica.host}`))).toBe(created.length);

  expect(await stream).toEqual({ reason: "complete" });
  expect(events.filter(({ type }) => type === "snapshot")).toHaveLength(1);
  const list = await quotesOf(client, begun);
  expect(isDone(list)).toBe(true);
  expect(list.carriersAnswered).toBe(list.carriersAsked);
});
