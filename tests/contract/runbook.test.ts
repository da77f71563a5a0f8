import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { listHandOffKeys } from "../../src/api/contract/handOffTokens";
import { createLead } from "../../src/api/contract/leads";
import { newId } from "../../src/kernel/ids";
import { docPage, snippetsUnder } from "../architecture/docPages";
import { freePorts } from "../harness/freePorts";
import { databaseEnv, noPostgres } from "./databases";
import { clientOf, complete, isDone, quotesOf, submit, until, value } from "./journey";
import { endPrograms } from "./programs";
import { spawnCompanies } from "./spawnCompanies";
import { spawnDying } from "./spawnDying";
import { spawnService } from "./spawnService";
import { webhookReceiver } from "./webhookReceiver";

const root = join(import.meta.dirname, "../..");
const runbook = await readFile(join(root, "embed-demo/docs/operators/runbook.md"), "utf8");

/** The commands of the runbook, by the name beside `sh`; most have none. */
const blocks = [...runbook.matchAll(/^( *)```sh(?: ([\w-]+))?\n(.*?)^\1```/gms)].map(([, , name = "", code = ""]) => ({ name, code }));
const block = (name: string): string => blocks.find((found) => found.name === name)?.code ?? "";

/** Milliseconds: several processes start in each test. */
const patience = 180_000;

/** Stands for `dist/service`: its `cli.js` is the program that is built once per run. */
let folder = "";
let path = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "runbook-"));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(folder, "cli.js"), `await import(${JSON.stringify(pathToFileURL(join(inject("programs"), "cli.mjs")).href)});`);
  const versions = (await readdir("/usr/lib/postgresql").catch(() => [])).sort((a, b) => Number(b) - Number(a));
  path = [...versions.slice(0, 1).map((version) => `/usr/lib/postgresql/${version}/bin`), process.env["PATH"]].join(":");
});
afterEach(endPrograms);
afterAll(() => rm(folder, { recursive: true }));

/** Runs commands as they stand in the runbook. Rejects if one fails, with what it printed. */
const run = async (code: string, env: Record<string, string>) =>
  (await promisify(execFile)("bash", ["-euo", "pipefail", "-c", code], { cwd: folder, env: { PATH: path, ...env } })).stdout;

describe("The runbook", () => {
  it("names every alert, and no other", async () => {
    const { groups } = parse(await readFile(join(root, "embed-demo/service/metrics/alerts.yaml"), "utf8")) as { groups: { rules: { alert: string }[] }[] };
    const named = [...runbook.matchAll(/^- \*\*Alerts\*\*: (.*)\.$/gm)].flatMap(([, names = ""]) => names.split(", "));
    expect(named.sort()).toEqual(groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)).sort());
  });

  it("names services of compose.yaml only, and every secret of it", async () => {
    const { services, secrets } = parse(await readFile(join(root, "compose.yaml"), "utf8"), { merge: true }) as Record<"services" | "secrets", object>;
    const named = [...runbook.matchAll(/docker compose (?:run --rm|up --detach) (\w+)/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !Object.keys(services).includes(name!))).toEqual([]);
    for (const secret of Object.keys(secrets)) expect(runbook).toContain(`\`${secret}\``);
  });

  it("has commands that work as they stand", { timeout: patience }, async ({ skip }) => {
    const database = await databaseEnv("PostgreSQL");
    if (!database) return skip(noPostgres);
    const [DESK_TOKEN, METRICS_TOKEN] = [newId(), newId()];
    const { url } = await spawnService({ ...database, DESK_TOKEN, METRICS_TOKEN });
    const body = { insuranceLine: "RENTERS", firstName: "Ada", email: "ada@example.com" } as const;
    value(await clientOf(url).call(createLead, { body, idempotencyKey: newId() }));
    const commands = blocks.filter(({ name }) => name === "");
    expect(commands.length).toBeGreaterThan(8);
    const said = [];
    for (const { code } of commands) said.push(await run(code, { ...database, SERVICE: url, DESK_TOKEN, METRICS_TOKEN, EMAIL: body.email }));
    expect(said.join("")).toContain("1 lead erased.");
    expect(said.join("")).toContain('quote_database_up{engine="postgresql"} 1');
  });
});

it("The docs' commands for partners work as they stand, one after the other", { timeout: patience }, async ({ skip }) => {
  const database = await databaseEnv("PostgreSQL");
  if (!database) return skip(noPostgres);
  await spawnService({ ...database });
  const lines = snippetsUnder(docPage("operators/operating"), "Partners", "sh").join("").replaceAll("npm run service --", "node cli.js").trim().split("\n");
  expect(lines.map((line) => /partners (\w+)/.exec(line)?.[1])).toEqual(["add", "list", "set", "rotate", "revoke"]);
  const key = /pk_acme_\w+/;
  let given = "";
  for (const line of lines) {
    const said = await run(line.replace(key, given), database);
    given ||= key.exec(said)?.[0] ?? "";
  }
  expect(await run("node cli.js partners list", database)).toMatch(new RegExp(`${given}.*revoked`));
});

describe.each(["PGlite", "PostgreSQL"] as const)("A backup of %s", { timeout: patience }, (engine) => {
  const isEmbedded = engine === "PGlite";

  it("that is restored after everything was lost has it all, and what was waiting goes on", async ({ skip }) => {
    const database = await databaseEnv(engine);
    if (!database) return skip(noPostgres);
    const receiver = await webhookReceiver();
    // Holds the event until the service is gone.
    receiver.state.answer = () => 0;
    onTestFinished(() => receiver.stop());
    const port = await freePorts(1);
    const WEBHOOKS_FILE = join(folder, `${engine}.json`);
    await writeFile(WEBHOOKS_FILE, JSON.stringify({ default: [receiver.address] }));
    const env = { ...database, WEBHOOKS_FILE, EXTERNAL_ORIGIN: `http://localhost:${port}` };
    const BACKUP = join(folder, `${engine}.backup`);

    const companies = await spawnCompanies(port, 3);
    const first = await spawnDying({ PORT: "0", ...env });
    const client = clientOf(first.url);
    const lead = value(await client.call(createLead, { body: { insuranceLine: "PERSONAL_AUTO", firstName: "Ada" }, idempotencyKey: newId() }));
    const begun = await complete(client, "Reyes", lead);
    await submit(client, begun);
    const before = await until(client, begun, ({ carriersAnswered }) => carriersAnswered >= 2);
    const keys = value(await client.call(listHandOffKeys, {}));
    // PostgreSQL is backed up while the service runs; the embedded database allows one process.
    if (!isEmbedded) await run(block("backup"), { ...database, BACKUP });
    await first.kill();
    await companies.kill();
    if (isEmbedded) await run(block("backup-embedded"), { ...database, BACKUP });
    const asked = receiver.received.length;

    await lose(database);
    await run(block(isEmbedded ? "restore-embedded" : "restore"), { ...database, BACKUP });
    receiver.state.answer = () => 204;
    await spawnCompanies(port, 20);
    const second = clientOf((await spawnDying({ PORT: "0", ...env })).url);
    expect(value(await second.call(listHandOffKeys, {}))).toEqual(keys);
    const restored = await quotesOf(second, begun);
    expect(restored.carriersAsked).toBe(before.carriersAsked);
    for (const { id, premium } of before.quotes) expect(restored.quotes.find((quote) => quote.id === id)?.premium).toBe(premium);
    const after = await until(second, begun, isDone);
    expect(after.carriersAnswered).toBe(before.carriersAsked);
    const told = () => receiver.received.slice(asked).filter(({ event }) => event.type === "lead.created").map(({ event }) => event.data.leadId);
    await expect.poll(told, { timeout: 60_000 }).toEqual([lead.leadId]);
  });
});

/** Loses the folder, or the database with all of its tables. */
async function lose({ DATA_DIR, DATABASE_URL }: Record<string, string>): Promise<void> {
  if (DATA_DIR) return rm(DATA_DIR, { recursive: true });
  const [, name = ""] = /\/(\w+)$/.exec(DATABASE_URL ?? "") ?? [];
  const client = new pg.Client({ connectionString: DATABASE_URL?.replace(/\w+$/, "postgres") });
  await client.connect();
  await client.query(`DROP DATABASE ${pg.escapeIdentifier(name)} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  await client.end();
}
