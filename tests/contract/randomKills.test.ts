import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { createLead } from "../../src/api/contract/leads";
import { submitApplication } from "../../src/api/contract/applications/submitApplication";
import { listQuotes, type QuoteList } from "../../src/api/contract/quotes";
import { newId } from "../../src/kernel/ids";
import { chance } from "../../embed-demo/service/reference/chance";
import { freePorts } from "../harness/freePorts";
import { databaseEnv, noPostgres } from "./databases";
import { clientOf, complete, isDone, type Begun } from "./journey";
import { endPrograms, runProgram } from "./programs";
import { spawnCompanies } from "./spawnCompanies";
import { spawnDying } from "./spawnDying";
import { webhookSecret } from "./webhookReceiver";

afterEach(endPrograms);

/** `IQ_SEED=… IQ_KILLS=…` repeats a run, or makes a longer one. */
const seed = process.env["IQ_SEED"] ?? newId();
const kills = Number(process.env["IQ_KILLS"] ?? 6);
const visitors = 3;

interface Line {
  readonly id: string;
  readonly type: string;
  readonly leadId: string;
  readonly text: string;
}

async function spawnReceiver(port: number, file: string): Promise<{ kill: () => Promise<void> }> {
  const child = runProgram("receiverProgram", { env: { PORT: String(port), FILE: file }, stdio: ["ignore", "pipe", "inherit"] });
  if (child.stdout) await once(child.stdout, "data");
  return {
    kill: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

/** Repeats a step, as the widget does, until a living service has answered it. */
async function insist<Value>(step: () => Promise<Value | null>): Promise<Value> {
  for (;;) {
    const done = await step().catch(() => null);
    if (done !== null) return done;
    await pause(200);
  }
}

const pricesOf = ({ quotes }: QuoteList) => new Map(quotes.map(({ id, premium }) => [id, premium]));

describe.each(["PGlite", "PostgreSQL"] as const)(`kill -9 of service, companies and receiver at random on %s`, { timeout: 60_000 + kills * 40_000 }, (engine) => {
  it(`loses nothing and sends nothing twice without its id; every price arrives (IQ_SEED=${seed})`, async ({ skip }) => {
    const database = await databaseEnv(engine);
    if (!database) return skip(noPostgres);
    const folder = await mkdtemp(join(tmpdir(), "kills-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [file, WEBHOOKS_FILE] = [join(folder, "received"), join(folder, "webhooks.json")];
    await writeFile(file, "");
    const port = await freePorts(3);
    await writeFile(WEBHOOKS_FILE, JSON.stringify({ default: [{ url: `http://localhost:${port + 2}/crm`, secret: webhookSecret }] }));
    const env = { ...database, PORT: String(port), EXTERNAL_ORIGIN: `http://localhost:${port + 1}`, WEBHOOKS_FILE, RATE_LIMIT: "100000" };
    const start = {
      service: () => spawnDying(env),
      companies: () => spawnCompanies(port + 1, 4),
      receiver: () => spawnReceiver(port + 2, file),
    };
    const [service, companies, receiver] = await Promise.all([start.service(), start.companies(), start.receiver()]);
    const running: Record<keyof typeof start, { kill: () => Promise<void> }> = { service, companies, receiver };
    const client = clientOf(`http://localhost:${port}`);

    const killing = (async () => {
      const victims = ["service", "companies", "receiver"] as const;
      for (let round = 0; round < kills; round += 1) {
        await pause(200 + chance(seed, engine, round, "wait") * 2_500);
        // Each of them dies as often.
        const victim = victims[(round + Math.floor(chance(seed, engine) * 3)) % 3]!;
        await running[victim].kill();
        running[victim] = await start[victim]();
      }
    })();

    /** Quotes as every reading has shown them: a price that was shown never changes. */
    const visit = async (): Promise<{ leadId: string; begun: Begun; shown: Map<string, number | null> }> => {
      const idempotencyKey = newId();
      const lead = await insist(async () => {
        const created = await client.call(createLead, { body: { insuranceLine: "PERSONAL_AUTO", firstName: "Ada" }, idempotencyKey });
        return created.ok ? created.value : null;
      });
      const begun = await insist(() => complete(client, "Reyes", lead));
      await insist(async () => ((await client.call(submitApplication, { params: { applicationId: begun.applicationId }, token: begun.token, body: {} })).ok ? true : null));
      const shown = new Map<string, number | null>();
      await insist(async () => {
        const read = await client.call(listQuotes, { params: { applicationId: begun.applicationId }, token: begun.token });
        if (!read.ok) return null;
        for (const [id, premium] of pricesOf(read.value)) {
          if (shown.has(id)) expect.soft(premium, "a price that was shown").toBe(shown.get(id));
          shown.set(id, premium);
        }
        const ids = [...pricesOf(read.value).keys()];
        expect.soft([...shown.keys()].filter((id) => !ids.includes(id)), "prices that went away").toEqual([]);
        return isDone(read.value) ? read.value : null;
      });
      return { leadId: lead.leadId, begun, shown };
    };
    const visits = [];
    do {
      visits.push(...(await Promise.all(Array.from({ length: visitors }, visit))));
    } while (await Promise.race([killing.then(() => false), pause(0, true)]));
    await killing;

    for (const { shown } of visits) expect(shown.size).toBeGreaterThan(5);
    const received = async () => (await readFile(file, "utf8")).split("\n").filter(Boolean).map((line) => JSON.parse(line) as Line);
    const created = async () => new Set((await received()).filter(({ type }) => type === "lead.created").map(({ leadId }) => leadId));
    await expect.poll(async () => [...(await created())].sort(), { timeout: 60_000 }).toEqual(visits.map(({ leadId }) => leadId).sort());
    // A call that came twice came with the same id and body.
    const calls = await received();
    for (const { type, leadId, id } of calls) {
      const same = calls.filter((other) => other.id === id || (type === "lead.created" && other.type === type && other.leadId === leadId));
      expect(new Set(same.map((other) => `${other.id} ${other.text}`)).size, `${type} of ${leadId}`).toBe(1);
    }
  });
});
