import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { sandboxDoors } from "../../embed-demo/service/boot/sandboxDoors";
import { startService } from "../../embed-demo/service/boot/start";
import { readLead } from "../../src/api/contract/leads";
import { newId } from "../../src/kernel/ids";
import { startPostgres } from "../harness/postgres";
import { smallDisk } from "../harness/smallDisk";
import { startCarrierSandbox } from "./carrierSandbox";
import { noPostgres } from "./databases";
import { clientOf, complete, isDone, quotesOf, submit, until, value } from "./journey";

/** Megabytes: an empty database of either engine, and as much again. */
const size = 100;

/** Leads within which a full disk is noticed: a database has some pages to write to. */
const enough = 2_000;

/** Returns the options of a service whose database is in this folder; the reason without one. */
async function databaseIn(folder: string, engine: "PGlite" | "PostgreSQL"): Promise<{ dataDir: string; databaseUrl?: string } | string> {
  if (engine === "PGlite") {
    const dataDir = join(folder, "data");
    await cp(inject("emptyData"), dataDir, { recursive: true });
    return { dataDir };
  }
  const postgres = await startPostgres(folder);
  if (!postgres) return noPostgres;
  onTestFinished(postgres.stop);
  return { dataDir: "", databaseUrl: await postgres.createDatabase() };
}

async function createLead(url: string): Promise<{ told: string; body: { leadId?: string; token?: string } }> {
  const response = await fetch(`${url}/v1/leads`, {
    method: "POST",
    headers: { "X-Partner-Key": "pk_default_demo", "Content-Type": "application/json", "Idempotency-Key": newId() },
    body: JSON.stringify({ insuranceLine: "PERSONAL_AUTO", firstName: "Ada".repeat(10), email: `${newId()}@example.com` }),
  });
  const { status, headers } = response;
  return { told: `${status} ${headers.get("Content-Type")} ${headers.get("Retry-After")}`, body: (await response.json()) as { leadId?: string; token?: string } };
}

const taken = "201 application/json null";
const refused = "503 application/problem+json 1";

it.for(["PGlite", "PostgreSQL"] as const)("%s on a full disk refuses for now, loses nothing that it took, and goes on once there is space", { timeout: 120_000 }, async (engine, { skip }) => {
  const disk = await smallDisk(size);
  if (!disk) return skip("only root may mount a small disk");
  onTestFinished(disk.remove);
  const database = await databaseIn(disk.folder, engine);
  if (typeof database === "string") return skip(database);
  const companies = await startCarrierSandbox(5);
  onTestFinished(companies.stop);
  const service = await startService({ port: 0, ...sandboxDoors(companies.external), ...database, allowedOrigins: {}, logLevel: "silent", rateLimitPerMinute: 1_000_000, testInputs: true });
  onTestFinished(service.stop);
  const client = clientOf(service.url);
  const rated = await complete(client);
  await submit(client, rated);

  await disk.fill();
  const answers = [await createLead(service.url)];
  while (answers.at(-1)?.told === taken && answers.length < enough) answers.push(await createLead(service.url));
  for (let more = 0; more < 5; more += 1) answers.push(await createLead(service.url));
  expect(new Set(answers.map(({ told }) => told).filter((told) => told !== taken))).toEqual(new Set([refused]));

  await disk.free();
  await expect.poll(async () => (await createLead(service.url)).told, { timeout: 10_000 }).toBe(taken);
  for (const { told, body } of answers) {
    if (told === taken) value(await client.call(readLead, { params: { leadId: body.leadId ?? "" }, token: body.token ?? "" }));
  }
  const { carriersAnswered, carriersAsked } = await until(client, rated, isDone);
  expect(carriersAnswered).toBe(carriersAsked);
  expect((await quotesOf(client, rated)).quotes.length).toBeGreaterThan(0);
});
