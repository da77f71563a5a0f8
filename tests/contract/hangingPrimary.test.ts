import { expect, it, onTestFinished } from "vitest";
import { sandboxDoors } from "../../embed-demo/service/boot/sandboxDoors";
import { startService } from "../../embed-demo/service/boot/start";
import { readLead } from "../../src/api/contract/leads";
import { streamQuotes, type QuoteEvent } from "../../src/api/contract/quotes";
import { newId } from "../../src/kernel/ids";
import { startCarrierSandbox } from "./carrierSandbox";
import { createLead, insistentCallers, leadsIn, refused, taken } from "./insistentCallers";
import { clientOf, complete, isDone, quotesOf, submit, value } from "./journey";
import { startReplicated } from "./replicated";
import { startSwitchedProxy } from "./switchedProxy";

/** The ways to the servers: all of their addresses, or a proxy's that is switched. */
const ways = {
  "both addresses": async (servers: readonly string[]) => ({ hosts: servers.join(","), lead: () => {} }),
  "a proxy that is switched": async ([primary = "", replica = ""]: readonly string[]) => {
    const proxy = await startSwitchedProxy(primary);
    return { hosts: proxy.host, lead: () => proxy.switchTo(replica) };
  },
} as const;

/** The service's patience with a statement, in milliseconds; ten seconds would make the test long. */
const queryMs = 1_000;

it.for(Object.entries(ways))("%s: a primary that hangs refuses for now, goes on when it is back, and is replaced by its replica; nothing is lost or made twice", { timeout: 120_000 }, async ([, leadTo], { skip }) => {
  const { primary, replica, hosts, at } = await startReplicated(skip);
  const companies = await startCarrierSandbox(2);
  onTestFinished(companies.stop);
  const way = await leadTo(hosts);
  const service = await startService({ port: 0, ...sandboxDoors(companies.external), dataDir: "", databaseUrl: at(way.hosts), queryMs, allowedOrigins: {}, logLevel: "silent", rateLimitPerMinute: 1_000_000, testInputs: true });
  onTestFinished(service.stop);
  const { url } = service;
  const client = clientOf(url);
  const begun = await complete(client, "Slow Carriers");
  await submit(client, begun);
  const events: QuoteEvent[] = [];
  const stream = client.stream(streamQuotes, { params: { applicationId: begun.applicationId }, token: begun.token }, (event) => events.push(event));
  const callers = insistentCallers(url, 12);
  const { answers, created } = callers;
  const goesOn = async (): Promise<void> => {
    const before = created.length;
    await expect.poll(() => created.length, { timeout: 30_000 }).toBeGreaterThan(before + 12);
  };

  await goesOn();
  await primary.hang();
  // More than there are connections, so that some hold one that hangs and others wait for one.
  const keys = Array.from({ length: 24 }, () => newId());
  const toldAll = async (): Promise<ReadonlySet<string>> => new Set((await Promise.all(keys.map((key) => createLead(url, key)))).map(({ told }) => told));
  expect(await toldAll()).toEqual(new Set([refused]));
  await primary.resume();
  await expect.poll(toldAll, { timeout: 30_000 }).toEqual(new Set([taken]));
  await goesOn();

  await primary.hang();
  expect(await toldAll()).toEqual(new Set([refused]));
  await replica.promote();
  way.lead();
  await goesOn();
  // The earlier primary doesn't know that it was replaced: what it took now would be lost.
  await primary.resume();
  await goesOn();
  await callers.stop();

  expect(new Set(answers.map(({ told }) => told))).toEqual(new Set([taken, refused]));
  // All at once, over every connection.
  await Promise.all(created.map(async ({ body }) => value(await client.call(readLead, { params: { leadId: body.leadId ?? "" }, token: body.token ?? "" }))));
  expect(await leadsIn(at(replica.host))).toBe(created.length + keys.length);

  expect(await stream).toEqual({ reason: "complete" });
  const list = await quotesOf(client, begun);
  expect(isDone(list)).toBe(true);
  expect(list.carriersAnswered).toBe(list.carriersAsked);
});
