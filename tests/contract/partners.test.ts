import { once } from "node:events";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sandboxDoors } from "../../embed-demo/service/boot/sandboxDoors";
import { startService } from "../../embed-demo/service/boot/start";
import type { Service } from "../../embed-demo/service/boot/service";
import { connect } from "../../embed-demo/service/database/connect";
import type { ListedPartner } from "../../embed-demo/service/partners/store";
import { creationAt } from "../../src/api/contract/applications/creationAt";
import { readPartner } from "../../src/api/contract/partners";
import { newId } from "../../src/kernel/ids";
import { databaseEnv, newDatabase, noPostgres } from "./databases";
import { onEveryEngine } from "./engines";
import { clientOf, value } from "./journey";
import { endPrograms, runProgram } from "./programs";
import { spawnService } from "./spawnService";
import { webhookSecret } from "./webhookReceiver";

const deskToken = "desk-token-of-this-test";

/** The operator's call of a service, with its answer. */
async function desk(url: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/v1/desk/partners${path}`, {
    headers: { Authorization: `Bearer ${deskToken}`, "Content-Type": "application/json" },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, unknown>;
}

const listed = async (url: string, id: string): Promise<ListedPartner | undefined> => ((await desk(url, "")) as { partners?: ListedPartner[] }).partners?.find((one) => one.id === id);

/** What a page with the key gets: "works", or the problem's code. */
async function asked(url: string, key: string, origin?: string): Promise<string> {
  const response = await fetch(`${url}/v1/partners/default`, { headers: { "X-Partner-Key": key, ...(origin && { Origin: origin }) } });
  return response.ok ? "works" : ((await response.json()) as { code: string }).code;
}

/** Runs `npm run service -- partners`. Returns its exit code and what it says. */
async function partnersCli(env: Record<string, string>, ...args: string[]): Promise<[unknown, string]> {
  const child = runProgram("cli", { args: ["partners", ...args], env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, "close")) as unknown[];
  return [code, said.trim()];
}

const keyIn = (text: string): string => /^pk_\w+$/m.exec(text)?.[0] ?? "";
const address = { addressLine1: "412 Main St", city: "Austin", state: "TX", zipCode: "78701" };

onEveryEngine("Partners", (start) => {
  let service: Service;
  beforeAll(async () => {
    service = await start({ deskToken });
  });

  const added = async (id: string, more: object = {}): Promise<string> => String((await desk(service.url, "/add", { id, ...more }))["key"]);

  it("are added with a key that works at once, from their own pages only", async () => {
    const key = await added("acme", { origins: ["https://acme.example"] });
    expect(key).toMatch(/^pk_acme_[0-9a-f]{24}$/);
    expect(await asked(service.url, key, "https://acme.example")).toBe("works");
    expect(await asked(service.url, key)).toBe("works");
    expect(await asked(service.url, key, "http://shop.test")).toBe("ORIGIN_NOT_ALLOWED");
    expect(await asked(service.url, "pk_default_demo", "https://acme.example")).toBe("ORIGIN_NOT_ALLOWED");
    expect(await desk(service.url, "/add", { id: "acme" })).toMatchObject({ code: "VALIDATION", detail: 'There is a partner "acme" already.' });
  });

  it("may call from other pages as soon as the operator lists them", async () => {
    const key = await added("moving", { origins: ["https://old.example"] });
    const preflight = async () => (await fetch(`${service.url}/v1/leads`, { headers: { "X-Partner-Key": "pk_unknown", Origin: "https://new.example" } })).headers.get("Access-Control-Allow-Origin");
    await desk(service.url, "/set", { id: "moving", origins: ["https://new.example"] });
    expect([await asked(service.url, key, "https://old.example"), await asked(service.url, key, "https://new.example")]).toEqual(["ORIGIN_NOT_ALLOWED", "works"]);
    expect(await preflight()).toBe("https://new.example");
  });

  it("use a rotated key beside the new one, until its overlap ends", async () => {
    const former = await added("rotating");
    const { key, former: named } = (await desk(service.url, "/rotate", { id: "rotating", overlap: 3_600 })) as { key: string; former: string[] };
    expect(named).toEqual([former]);
    expect([await asked(service.url, former), await asked(service.url, key)]).toEqual(["works", "works"]);

    const { key: last } = (await desk(service.url, "/rotate", { id: "rotating", overlap: 1 })) as { key: string };
    await expect.poll(() => asked(service.url, former), { timeout: 20_000 }).toBe("PARTNER_KEY_INVALID");
    await expect.poll(() => asked(service.url, key), { timeout: 20_000 }).toBe("PARTNER_KEY_INVALID");
    expect(await asked(service.url, last)).toBe("works");
    expect((await listed(service.url, "rotating"))?.keys.map((one) => one.state)).toEqual(["expired", "expired", "works"]);
  });

  it("rotate without an overlap, which ends the former key at once", async () => {
    const former = await added("hasty");
    const { key } = (await desk(service.url, "/rotate", { id: "hasty", overlap: 0 })) as { key: string };
    expect([await asked(service.url, former), await asked(service.url, key)]).toEqual(["PARTNER_KEY_INVALID", "works"]);
  });

  it("lose a revoked key at once, and every key while they are suspended", async () => {
    const key = await added("leaving");
    await desk(service.url, "/set", { id: "leaving", state: "suspended" });
    expect(await asked(service.url, key)).toBe("PARTNER_KEY_INVALID");
    await desk(service.url, "/set", { id: "leaving", state: "active" });
    expect(await asked(service.url, key)).toBe("works");
    expect(await desk(service.url, "/revoke", { key })).toEqual({ partnerId: "leaving", left: 0 });
    expect(await asked(service.url, key)).toBe("PARTNER_KEY_INVALID");
    expect(await desk(service.url, "/revoke", { key: "pk_nobody" })).toMatchObject({ detail: 'There is no key "pk_nobody".' });
    expect(await desk(service.url, "/rotate", { id: "nobody", overlap: 0 })).toMatchObject({ detail: 'There is no partner "nobody".' });
  });

  it("get applications of their lines only, and the answer about them says the same", async () => {
    const client = clientOf(service.url, await added("renters-only", { lines: ["RENTERS"] }));
    const create = (slug: "renters" | "homeowners") => client.call(creationAt(slug), { body: { propertyAddress: address }, idempotencyKey: newId() });
    expect(value(await create("renters"))).toMatchObject({ insuranceLine: "RENTERS" });
    expect(await create("homeowners")).toMatchObject({ error: { code: "CODE_NOT_SUPPORTED" } });
    const { id, partnerInsuranceLineType } = value(await client.call(readPartner, { params: { partnerId: "renters-only" } }));
    expect([id, partnerInsuranceLineType.filter(({ include }) => include).map((one) => one.insuranceLineType)]).toEqual(["renters-only", ["RENTERS"]]);
  });

  it("are listed without their webhooks' secrets, and refused with a pointer to the fault", async () => {
    await added("informed", { webhooks: [{ url: "https://crm.example/leads", secret: webhookSecret }], flags: { life: true } });
    expect(await listed(service.url, "informed")).toMatchObject({ state: "active", lines: null, flags: { life: true }, webhooks: ["https://crm.example/leads"], keys: [{ state: "works", expiresAt: null }] });
    expect(JSON.stringify(await desk(service.url, ""))).not.toContain("whsec_");
    expect(await service.flags.flagsOf("informed")).toEqual({ everywhere: { life: true }, byState: {} });
    const wrong = await desk(service.url, "/set", { id: "informed", origins: ["https://crm.example/leads"], webhooks: [{ url: "https://crm.example", secret: "guess" }] });
    expect(wrong).toMatchObject({ errors: [{ pointer: "/origins/0" }, { pointer: "/webhooks/0/secret" }] });
  });

  it("keep what the operator changed when a service starts again", async () => {
    await desk(service.url, "/revoke", { key: "pk_auvane_demo" });
    await desk(service.url, "/set", { id: "auvane", origins: ["https://auvane.example"], lines: ["PERSONAL_AUTO"] });
    await service.stop();
    service = await start({ deskToken, allowedOrigins: {} });
    expect(await asked(service.url, "pk_auvane_demo")).toBe("PARTNER_KEY_INVALID");
    expect(await listed(service.url, "auvane")).toMatchObject({ origins: ["https://auvane.example"], lines: ["PERSONAL_AUTO"], keys: [{ key: "pk_auvane_demo", state: "revoked" }] });
    expect(await asked(service.url, "pk_prairie_lantern_demo")).toBe("works");
  });

  it("that the studio publishes are known at once, and a new config replaces the former", async () => {
    const config = { id: "harbor-pine", tollFreeNumber: "(800) 555-0170" };
    await service.admit([{ id: "harbor-pine", key: "pk_harbor_pine_demo", config, origins: ["https://harbor.example"] }]);
    const client = clientOf(service.url, "pk_harbor_pine_demo");
    const number = async () => value(await client.call(readPartner, { params: { partnerId: "harbor-pine" } })).tollFreeNumber;
    expect([await number(), await asked(service.url, "pk_harbor_pine_demo", "https://harbor.example")]).toEqual(["(800) 555-0170", "works"]);
    await service.admit([{ id: "harbor-pine", key: "pk_harbor_pine_demo", config: { ...config, tollFreeNumber: "(800) 555-0171" } }]);
    expect(await number()).toBe("(800) 555-0171");
  });
});

it("a start with pages or webhooks of an unknown partner says so in one line", async () => {
  const options = { port: 0, ...sandboxDoors("http://localhost:4403"), logLevel: "silent", dataDir: (await databaseEnv("PGlite"))?.["DATA_DIR"] ?? "" };
  await expect(startService({ ...options, allowedOrigins: { defualt: [] } })).rejects.toThrow(/^There is no partner "defualt".*Add it first: npm run service -- partners add defualt$/);
});

describe("npm run service -- partners", { timeout: 120_000 }, () => {
  afterAll(endPrograms);

  it("says what is wrong in one line, without a database", async () => {
    const wrong = async (...args: string[]) => (await partnersCli({ DATA_DIR: "/nowhere" }, ...args))[1];
    expect(await wrong("add", "Acme!")).toBe("The id: needs small letters, digits and hyphens.");
    expect(await wrong("add", "acme", "--line", "boats")).toMatch(/^"boats" isn't a line\. There are: auto, /);
    expect(await wrong("add", "acme", "--origin", "shop.example")).toBe("origins 0: isn't an origin such as https://shop.example, without a path.");
    expect(await wrong("rotate", "acme", "--overlap", "a week")).toBe("--overlap a week: write it as 7d, 12h, 30m or 0.");
    expect(await wrong("rotate")).toMatch(/^npm run service -- partners\n {2}list\n/);
  });

  it("works on the embedded database while no service runs, and through the service that has it open", async () => {
    const env = (await databaseEnv("PGlite"))!;
    const [code, said] = await partnersCli(env, "add", "acme", "--origin", "https://acme.example", "--line", "renters");
    expect([code, said]).toEqual([0, expect.stringMatching(/^acme added\. Its key:\npk_acme_\w{24}$/)]);
    const { url } = await spawnService({ ...env, DESK_TOKEN: deskToken });
    expect(await asked(url, keyIn(said), "https://acme.example")).toBe("works");

    const [refused, why] = await partnersCli(env, "list");
    expect([refused, why]).toEqual([1, expect.stringMatching(/is in use by process \d+\..* Or ask that service: --service http:\/\/localhost:4402, with its DESK_TOKEN\.$/)]);
    const through = (...args: string[]) => partnersCli({ DESK_TOKEN: deskToken }, ...args, "--service", url);
    const [, rotated] = await through("rotate", "acme", "--overlap", "1h");
    expect([await asked(url, keyIn(rotated)), await asked(url, keyIn(said))]).toEqual(["works", "works"]);
    expect(await through("revoke", keyIn(said))).toEqual([0, `${keyIn(said)} is revoked. acme has 1 working key.`]);
    expect(await asked(url, keyIn(said))).toBe("PARTNER_KEY_INVALID");
    expect((await through("list"))[1]).toContain(`acme (active)\n  origins: https://acme.example\n  lines: renters\n  flags: none\n  webhooks: none\n  keys: ${keyIn(said)} revoked\n  keys: ${keyIn(rotated)} works`);
    expect(await partnersCli({ DESK_TOKEN: "another" }, "list", "--service", url)).toEqual([1, `${url} refuses: DESK_TOKEN isn't the service's.`]);
  });
});

describe.skipIf(!newDatabase)(`Partners of several processes on PostgreSQL${newDatabase ? "" : ` (skipped: ${noPostgres})`}`, { timeout: 120_000 }, () => {
  let databaseUrl: string;
  let services: Service[];
  beforeAll(async () => {
    databaseUrl = await newDatabase!();
    const options = { port: 0, ...sandboxDoors("http://localhost:4403"), dataDir: "", databaseUrl, allowedOrigins: {}, logLevel: "silent", deskToken };
    services = await Promise.all([startService(options), startService(options)]);
  });
  afterAll(async () => {
    await endPrograms();
    await Promise.all(services.map((service) => service.stop()));
  });
  /** What all services answer to the key, once they agree. */
  const everywhere = (key: string, expected: string, origin?: string) =>
    expect.poll(async () => [...new Set(await Promise.all(services.map(({ url }) => asked(url, key, origin))))], { timeout: 20_000, interval: 20 }).toEqual([expected]);

  it("are known to all of them once one publishes, adds, rotates or revokes", async () => {
    const [first, second] = services as [Service, Service];
    await first.admit([{ id: "harbor-pine", key: "pk_harbor_pine_demo", config: { id: "harbor-pine", tollFreeNumber: "(800) 555-0170" }, origins: ["https://harbor.example"] }]);
    await everywhere("pk_harbor_pine_demo", "works", "https://harbor.example");
    const { key } = (await desk(second.url, "/rotate", { id: "harbor-pine", overlap: 3_600 })) as { key: string };
    await everywhere(key, "works");
    await everywhere("pk_harbor_pine_demo", "works");
    await desk(first.url, "/revoke", { key: "pk_harbor_pine_demo" });
    await everywhere("pk_harbor_pine_demo", "PARTNER_KEY_INVALID");
    await desk(second.url, "/set", { id: "harbor-pine", origins: ["https://pine.example"] });
    await everywhere(key, "works", "https://pine.example");
    await everywhere(key, "ORIGIN_NOT_ALLOWED", "https://harbor.example");
  });

  it("are known to all of them once the command, a process of its own, has changed them", async () => {
    const [, said] = await partnersCli({ DATABASE_URL: databaseUrl }, "add", "acme");
    await everywhere(keyIn(said), "works");
    await partnersCli({ DATABASE_URL: databaseUrl }, "revoke", keyIn(said));
    await everywhere(keyIn(said), "PARTNER_KEY_INVALID");
  });

  it("are read again by a process whose connection for notices was cut", async () => {
    const connection = await connect({ dataDir: "", databaseUrl });
    await everywhere("pk_auvane_demo", "works");
    const cut = await connection.db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'insurance-quote-listener'`);
    expect((cut as { rows: unknown[] }).rows.length).toBeGreaterThanOrEqual(services.length);
    // Without a notice, as if it had been lost.
    await connection.db.execute(sql`UPDATE partner_key SET revoked_at = now() WHERE key = 'pk_auvane_demo'`);
    await everywhere("pk_auvane_demo", "PARTNER_KEY_INVALID");
    await connection.close();
  });
});
