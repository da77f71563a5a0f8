import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { connect } from "../../embed-demo/service/database/connect";
import { application } from "../../embed-demo/service/database/tables/application";
import { sandboxDoors } from "../../embed-demo/service/boot/sandboxDoors";
import { sandboxCarriers } from "../../embed-demo/service/carriers/sandboxCarriers";
import { startService } from "../../embed-demo/service/boot/start";
import { retryQuote, selectQuote } from "../../src/api/contract/quotes";
import type { Client } from "../../src/api/client";
import { startCarrierSandbox } from "./carrierSandbox";
import { newDatabase, noPostgres } from "./databases";
import { clientOf, complete, submit, until } from "./journey";

/** The embedded database has one connection, on which no call meets another's transaction. */
describe.skipIf(newDatabase === null)(`A quote of a run that a submission replaces while it is asked about${newDatabase ? "" : ` (skipped: ${noPostgres})`}`, () => {
  const running: { stop(): Promise<void> }[] = [];
  afterAll(async () => {
    for (const started of running.reverse()) await started.stop();
  });

  it.each([
    ["selected", "QUOTE_NOT_SELECTABLE", (client: Client, quoteId: string, token: string) => client.call(selectQuote, { params: { quoteId }, token, body: { product: "PERSONAL_AUTO" } })],
    ["asked for again", "NOT_FOUND", (client: Client, quoteId: string, token: string) => client.call(retryQuote, { params: { quoteId }, token, body: {} })],
  ])("can't be %s", async (_what, code, ask) => {
    const databaseUrl = await newDatabase!();
    const companies = await startCarrierSandbox(60);
    const service = await startService({ port: 0, ...sandboxDoors(companies.external), carriers: sandboxCarriers(companies.external), dataDir: "", databaseUrl, allowedOrigins: { default: ["http://shop.test"] }, logLevel: "silent", testInputs: true });
    running.push(companies, service);
    const client = clientOf(service.url);
    const begun = await complete(client);
    await submit(client, begun);
    const [quote] = (await until(client, begun, ({ quotes }) => quotes.length > 0)).quotes;

    const connection = await connect({ dataDir: "", databaseUrl });
    const mine = eq(application.id, begun.applicationId);
    const waiting = sql`datname = current_database() AND wait_event_type = 'Lock'`;
    const { answer } = await connection.transaction(async (db) => {
      await db.select().from(application).where(mine).for("update");
      const asked = ask(client, quote!.id, begun.token);
      await expect.poll(() => db.select({ pid: sql`pid` }).from(sql`pg_stat_activity`).where(waiting), { timeout: 20_000 }).toHaveLength(1);
      await db.update(application).set({ ratingRun: 2 }).where(mine);
      return { answer: asked };
    });
    await connection.close();
    expect(await answer).toMatchObject({ error: { code } });
  });
});
