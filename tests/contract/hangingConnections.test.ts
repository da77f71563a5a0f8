import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, type TestContext } from "vitest";
import { connectPostgres } from "../../embed-demo/service/database/postgres";
import type { Database } from "../../embed-demo/service/database/connection";
import { startPostgres, type Postgres } from "../harness/postgres";
import { noPostgres } from "./databases";
import { startReplicated } from "./replicated";
import { startSwitchedProxy } from "./switchedProxy";

let postgres: Postgres | null = null;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

async function needed({ skip }: TestContext): Promise<{ postgres: Postgres; url: string }> {
  if (!postgres) return skip(noPostgres);
  return { postgres, url: await postgres.createDatabase() };
}

const options = { queryMs: 500 } as const;
const ask = (db: Database) => db.execute(sql`SELECT 1`);

it("A connection whose server gave no answer in time isn't used again", async (context) => {
  const { postgres, url } = await needed(context);
  const connection = await connectPostgres(url, true, options);
  await connection.transaction(ask);
  expect(connection.pool().idle).toBe(1);
  await postgres.hang();
  await expect(connection.transaction(ask)).rejects.toThrow();
  expect(connection.pool()).toEqual({ busy: 0, idle: 0, waiting: 0 });
  await postgres.resume();
  await connection.transaction(ask);
  await connection.close();
});

it("Connections close though their server hangs", { timeout: 30_000 }, async (context) => {
  const { postgres, url } = await needed(context);
  const connection = await connectPostgres(url, true, options);
  await connection.listen("any", () => {}, () => {});
  await connection.transaction(ask);
  await postgres.hang();
  await connection.close();
  await postgres.resume();
});

it("What is under way on an earlier primary isn't gone on with once another one answers at the address", { timeout: 60_000 }, async ({ skip }) => {
  const { primary, replica, hosts, at } = await startReplicated(skip);
  const proxy = await startSwitchedProxy(hosts[0]);
  const connection = await connectPostgres(at(proxy.host), true, options);
  let missed = 0;
  await connection.listen("any", () => {}, () => (missed += 1));
  let goOn: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const earlier = connection.transaction(async (db) => {
    await ask(db);
    await asked;
    await ask(db);
  });
  const refused = expect(earlier).rejects.toThrow();
  await primary.hang();
  await replica.promote();
  proxy.switchTo(replica.host);
  // Lost, and open again.
  await expect.poll(() => missed, { timeout: 30_000 }).toBe(2);
  await primary.resume();
  goOn();
  await refused;
  await connection.transaction(ask);
  await connection.close();
});

it("The listening connection follows the others to another primary though the earlier one still answers it", { timeout: 60_000 }, async ({ skip }) => {
  const { replica, hosts, at } = await startReplicated(skip);
  const proxy = await startSwitchedProxy(hosts[0]);
  const connection = await connectPostgres(at(proxy.host), true, options);
  const heard: string[] = [];
  let missed = 0;
  await connection.listen("any", (payload) => heard.push(payload), () => (missed += 1));
  await replica.promote();
  proxy.switchTo(replica.host);
  // The connection that finds it is cut with the others.
  await expect(connection.transaction(ask)).rejects.toThrow();
  await expect.poll(() => missed, { timeout: 30_000 }).toBe(2);
  await connection.transaction((db) => db.execute(sql`SELECT pg_notify('any', 'news')`));
  await expect.poll(() => heard).toEqual(["news"]);
  await connection.close();
});
