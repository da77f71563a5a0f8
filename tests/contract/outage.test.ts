import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, it, type TestContext } from "vitest";
import { sandboxDoors } from "../../embed-demo/service/boot/sandboxDoors";
import { startService } from "../../embed-demo/service/boot/start";
import type { Service } from "../../embed-demo/service/boot/service";
import { readLead } from "../../src/api/contract/leads";
import { streamQuotes, type QuoteEvent } from "../../src/api/contract/quotes";
import { newId } from "../../src/kernel/ids";
import { startPostgres, type Postgres } from "../harness/postgres";
import { startCarrierSandbox } from "./carrierSandbox";
import { clientOf, complete, isDone, quotesOf, submit, value } from "./journey";

let postgres: Postgres | null = null;
let databaseUrl = "";
let service: Service | null = null;
let companies: Awaited<ReturnType<typeof startCarrierSandbox>>;

beforeAll(async () => {
  postgres = await startPostgres();
  if (!postgres) return;
  databaseUrl = await postgres.createDatabase();
  companies = await startCarrierSandbox(2);
  service = await startService({ port: 0, ...sandboxDoors(companies.external), dataDir: "", databaseUrl, allowedOrigins: {}, logLevel: "silent", rateLimitPerMinute: 100_000, testInputs: true });
});
afterAll(async () => {
  await service?.stop();
  await companies?.stop();
  await postgres?.stop();
});

function needed({ skip }: TestContext): { postgres: Postgres; url: string } {
  if (!postgres || !service) return skip("no initdb; apt-get install postgresql");
  return { postgres, url: service.url };
}

interface Answer {
  status: number;
  type: string | null;
  retryAfter: string | null;
  body: { leadId?: string; token?: string };
}

async function createLead(url: string, key = newId()): Promise<Answer> {
  const response = await fetch(`${url}/v1/leads`, {
    method: "POST",
    headers: { "X-Partner-Key": "pk_default_demo", "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify({ insuranceLine: "PERSONAL_AUTO" }),
  });
  const { status, headers } = response;
  return { status, type: headers.get("Content-Type"), retryAfter: headers.get("Retry-After"), body: (await response.json()) as Answer["body"] };
}

it("PostgreSQL restarts under load: 201 or 503 with Retry-After, no acknowledged lead lost, the open stream ends complete", async (context) => {
  const { postgres, url } = needed(context);
  const client = clientOf(url);
  const begun = await complete(client, "Slow Carriers");
  await submit(client, begun);
  const events: QuoteEvent[] = [];
  const under = { params: { applicationId: begun.applicationId }, token: begun.token };
  const stream = client.stream(streamQuotes, under, (event) => events.push(event));

  let isOver = false;
  const answers: Answer[] = [];
  const callers = Array.from({ length: 12 }, async () => {
    while (!isOver) {
      const answer = await createLead(url);
      answers.push(answer);
      if (answer.status !== 201) await pause(50);
    }
  });
  await pause(500);
  await postgres.restart(1_500);
  await expect.poll(async () => (await createLead(url)).status, { timeout: 10_000 }).toBe(201);
  isOver = true;
  await Promise.all(callers);

  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ status, type, retryAfter }) => `${status} ${type} ${retryAfter}`))).toEqual(new Set(["503 application/problem+json 1"]));
  for (const { body } of answers.filter(({ status }) => status === 201)) {
    value(await client.call(readLead, { params: { leadId: body.leadId ?? "" }, token: body.token ?? "" }));
  }

  expect(await stream).toEqual({ reason: "complete" });
  expect(events.filter(({ type }) => type === "snapshot")).toHaveLength(1);
  const list = await quotesOf(client, begun);
  expect(isDone(list)).toBe(true);
  expect(list.carriersAnswered).toBe(list.carriersAsked);
});

it("twenty cuts of every connection leak none of them: a repeated create is answered like the first", async (context) => {
  const { url } = needed(context);
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const cut = () => admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()");
  for (let round = 0; round < 20; round += 1) {
    const keys = Array.from({ length: 15 }, () => newId());
    const firsts = keys.map((key) => createLead(url, key));
    await pause(round);
    await cut();
    const before = await Promise.all(firsts);
    expect(before.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
    for (const [index, key] of keys.entries()) {
      let again = await createLead(url, key);
      while (again.status === 503) again = await createLead(url, key);
      expect(again.status).toBe(201);
      if (before[index]?.status === 201) expect(again.body).toEqual(before[index].body);
    }
  }
  await admin.end();
});
