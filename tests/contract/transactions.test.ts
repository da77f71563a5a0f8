import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { sandboxDoors } from "../../embed-demo/service/boot/sandboxDoors";
import { startService } from "../../embed-demo/service/boot/start";
import type { Service } from "../../embed-demo/service/boot/service";
import { streamQuotes, type QuoteEvent } from "../../src/api/contract/quotes";
import { countWork } from "../harness/databaseCounts";
import { apply, ask, listen, walkFunnel, type Visitor } from "../harness/funnel";
import { startCarrierSandbox } from "./carrierSandbox";
import { newDatabase, noPostgres } from "./databases";
import { clientOf, complete, submit } from "./journey";

/** Milliseconds: a busy machine takes a while to start services. */
const patience = 120_000;

let companies: Awaited<ReturnType<typeof startCarrierSandbox>>;
beforeAll(async () => {
  companies = await startCarrierSandbox(300);
});
afterAll(() => companies?.stop());

const serve = (databaseUrl: string): Promise<Service> =>
  startService({
    port: 0,
    ...sandboxDoors(companies.external),
    dataDir: "",
    databaseUrl,
    allowedOrigins: {},
    logLevel: "silent",
    trustedProxies: ["127.0.0.1", "::1"],
    testInputs: true,
  });

let last = 0;
const newVisitor = (url: string): Visitor => ({ url, partnerKey: "pk_default_demo", address: `198.51.100.${(last += 1)}` });

/** Starts a service that ends with the test, and connects to its database. */
async function opened(databaseUrl: string): Promise<{ url: string; database: pg.Client }> {
  const service = await serve(databaseUrl);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  onTestFinished(async () => {
    await database.end();
    await service.stop();
  });
  return { url: service.url, database };
}

/**
 * Statements of each second, whoever is there, by which a process looks for work and for its connection, and keeps its leases. On a
 * busy machine a funnel lasts more of them.
 */
const looks = /UPDATE job|update "payment"|^SELECT 1$|^SELECT id, key, session FROM|^UPDATE rating SET lease_until/;

/**
 * Counts the transactions of this process from now on, besides its looks, and the times that it took companies to ask. A statement
 * outside BEGIN and COMMIT is a transaction.
 */
function countTransactions(): { count: () => number; claims: () => number } {
  const within = new WeakSet();
  let count = 0;
  let claims = 0;
  const send = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [query] = args as [string | { text: string }];
    const text = typeof query === "string" ? query : query.text;
    if (!within.has(this) && !looks.test(text.trim())) count += 1;
    if (/UPDATE rating\s+SET status = 'running'/.test(text)) claims += 1;
    if (/^begin/i.test(text)) within.add(this);
    if (/^(?:commit|rollback)$/i.test(text)) within.delete(this);
    return (send as (...given: unknown[]) => unknown).apply(this, args) as never;
  });
  onTestFinished(() => spy.mockRestore());
  return { count: () => count, claims: () => claims };
}

const onPostgres = newDatabase ? describe : describe.skip;

onPostgres(`On PostgreSQL${newDatabase ? "" : ` (skipped: ${noPostgres})`}`, { timeout: patience }, () => {
  it.each([1, 3])("a funnel takes 30 transactions at most, from its ZIP code to its lead, with %i processes on the database", async (processes) => {
    const databaseUrl = await newDatabase!();
    const services: Service[] = [];
    onTestFinished(async () => void (await Promise.all(services.map(({ stop }) => stop()))));
    while (services.length < processes) services.push(await serve(databaseUrl));
    const { count, claims } = countTransactions();
    const funnels = 12;
    await Promise.all(Array.from({ length: funnels }, (_none, index) => walkFunnel(newVisitor(services[index % processes]!.url), index % 2 === 0 ? "auto" : "renters")));
    expect(count() / funnels).toBeLessThanOrEqual(30);
    // Less would mean that the count doesn't see them.
    expect(count() / funnels).toBeGreaterThan(8);
    // Only the process that accepts a submission takes its companies, unless it is late.
    expect(claims() / funnels).toBeLessThanOrEqual(1.5);
  });

  it("looking up ZIP codes writes nothing, however many callers do", async () => {
    const databaseUrl = await newDatabase!();
    // The first start writes the keys that sign hand-off tokens.
    await (await serve(databaseUrl)).stop();
    const { rowWrites } = await countWork(databaseUrl, async () => {
      const { url, stop } = await serve(databaseUrl);
      for (let time = 0; time < 20; time += 1) await ask(newVisitor(url), "GET", "/zip-codes/78701");
      await stop();
    });
    expect(rowWrites).toBe(0);
  });

  it("idle streams cause no statement of their own", async () => {
    const { url } = await opened(await newDatabase!());
    const streams: AsyncGenerator[] = [];
    while (streams.length < 40) {
      const visitor = newVisitor(url);
      const stream = listen(visitor, await apply(visitor, "renters"));
      expect((await stream.next()).value).toMatchObject({ type: "snapshot" });
      streams.push(stream);
    }
    const { count } = countTransactions();
    await pause(4_000);
    expect(count()).toBeLessThan(streams.length / 4);
  });

  it("a call records that an idle session is in use", async () => {
    const { url, database } = await opened(await newDatabase!());
    const visitor = newVisitor(url);
    const { leadId, token } = await apply(visitor, "auto");
    const age = async (): Promise<number> => Number((await database.query<{ age: string }>("SELECT extract(epoch FROM now() - last_used_at) AS age FROM session")).rows[0]?.age);
    for (const [method, body] of [["PATCH", {}], ["GET", undefined]] as const) {
      await database.query("UPDATE session SET last_used_at = now() - interval '10 minutes'");
      await ask(visitor, method, `/leads/${leadId}`, { token, ...(body && { body }) });
      expect(await age()).toBeLessThan(300);
    }
  });

  it("a stream gets every answer while its process can't listen, and again when it can", async () => {
    const { url, database } = await opened(await newDatabase!());
    const listeners = "FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'insurance-quote-listener'";
    const client = clientOf(url);
    const followed = async (): Promise<{ end: string; events: QuoteEvent[] }> => {
      const begun = await complete(client, "Slow Carriers");
      const events: QuoteEvent[] = [];
      await submit(client, begun);
      const { reason } = await client.stream(streamQuotes, { params: { applicationId: begun.applicationId }, token: begun.token }, (event) => events.push(event));
      return { end: reason, events };
    };
    let isOver = false;
    const whole = followed().finally(() => (isOver = true));
    let cuts = 0;
    while (!isOver) {
      cuts += (await database.query(`SELECT pg_terminate_backend(pid) ${listeners}`)).rowCount ?? 0;
      await pause(20);
    }
    expect(cuts).toBeGreaterThan(0);
    for (const { end, events } of [await whole, await followed()]) {
      expect(end).toBe("complete");
      expect(events.filter(({ type }) => type === "snapshot")).toHaveLength(1);
      expect(events.at(-1)).toMatchObject({ type: "progress", status: "Completed" });
    }
    await expect.poll(async () => (await database.query(`SELECT ${listeners}`)).rowCount, { timeout: 10_000 }).toBe(1);
  });
});
