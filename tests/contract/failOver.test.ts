import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { sandboxDoors } from "../../embed-demo/service/boot/sandboxDoors";
import { startService } from "../../embed-demo/service/boot/start";
import { readLead } from "../../src/api/contract/leads";
import { streamQuotes, type QuoteEvent } from "../../src/api/contract/quotes";
import { newId } from "../../src/kernel/ids";
import { startPostgres } from "../harness/postgres";
import { startCarrierSandbox } from "./carrierSandbox";
import { noPostgres } from "./databases";
import { clientOf, complete, isDone, quotesOf, submit, value } from "./journey";

interface Answer {
  readonly told: string;
  readonly body: { leadId?: string; token?: string };
}

async function createLead(url: string, key: string): Promise<Answer> {
  const response = await fetch(`${url}/v1/leads`, {
    method: "POST",
    headers: { "X-Partner-Key": "pk_default_demo", "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify({ insuranceLine: "PERSONAL_AUTO" }),
  });
  const { status, headers } = response;
  return { told: `${status} ${headers.get("Content-Type")} ${headers.get("Retry-After")}`, body: (await response.json()) as Answer["body"] };
}

const taken = "201 application/json null";
const refused = "503 application/problem+json 1";

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

  let isOver = false;
  const answers: Answer[] = [];
  const created: Answer[] = [];
  const callers = Array.from({ length: 12 }, async () => {
    while (!isOver) {
      const key = newId();
      let answer = await createLead(url, key);
      answers.push(answer);
      while (answer.told !== taken) {
        await pause(100);
        answer = await createLead(url, key);
        answers.push(answer);
      }
      created.push(answer);
    }
  });
  await pause(500);
  await postgres.kill();
  await pause(1_000);
  const before = created.length;
  expect(before).toBeGreaterThan(0);
  await replica.promote();
  await expect.poll(() => created.length, { timeout: 30_000 }).toBeGreaterThan(before + 12);
  isOver = true;
  await Promise.all(callers);

  expect(new Set(answers.map(({ told }) => told))).toEqual(new Set([taken, refused]));
  for (const { body } of created) value(await client.call(readLead, { params: { leadId: body.leadId ?? "" }, token: body.token ?? "" }));
  const admin = new pg.Client({ connectionString: databaseUrl.replace(/@[^/]+/, `@${replica.host}`) });
  await admin.connect();
  const { rows } = await admin.query<{ leads: string }>("SELECT count(*) AS leads FROM lead");
  await admin.end();
  expect(Number(rows[0]?.leads)).toBe(created.length);

  expect(await stream).toEqual({ reason: "complete" });
  expect(events.filter(({ type }) => type === "snapshot")).toHaveLength(1);
  const list = await quotesOf(client, begun);
  expect(isDone(list)).toBe(true);
  expect(list.carriersAnswered).toBe(list.carriersAsked);
});
