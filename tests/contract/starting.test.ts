import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { connect as openSocket, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { sandboxDoors } from "../../embed-demo/service/boot/sandboxDoors";
import { startService } from "../../embed-demo/service/boot/start";
import { demoPartners, keylessPartners } from "../../embed-demo/service/partners/demoPartners";
import type { GivenPartner } from "../../embed-demo/service/partners/store";
import { startDemo } from "../../embed-demo/start";
import { freePorts } from "../harness/freePorts";
import { newDataDir, newDatabase, noPostgres, ownDataDir } from "./databases";
import { endPrograms } from "./programs";
import { failingService, spawnService } from "./spawnService";

let dataDir = "";
beforeAll(async () => {
  dataDir = await newDataDir();
});
afterEach(endPrograms);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Milliseconds: each test starts a process. */
describe("A failing start prints one line that says how to fix it", { timeout: 120_000 }, () => {
  const fails = async (env: Record<string, string>, expected: RegExp) => {
    const { code, said } = await failingService({ DATA_DIR: dataDir, ...env });
    expect(said.trim()).toMatch(expected);
    expect(said.trim().split("\n")).toHaveLength(1);
    expect(code).toBe(1);
  };

  it.each<[string, Record<string, string>, RegExp]>([
    ["PORT isn't a number", { PORT: "abc" }, /^PORT must be a whole number from 0 to 65535, and is "abc"\.$/],
    ["PORT is too high", { PORT: "70000" }, /^PORT must be a whole number/],
    ["HOST is another machine's", { HOST: "203.0.113.7" }, /^HOST 203\.0\.113\.7 isn't an address of this machine\.$/],
    ["DATABASE_URL is no address", { DATABASE_URL: "quotes" }, /^DATABASE_URL must look like postgres:\/\/user:password@host:5432\/database\.$/],
    ["nobody answers there", { DATABASE_URL: "postgres://me:secret@127.0.0.1:1/quotes" }, /^DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:1 \(ECONNREFUSED\): start it, or correct the address\.$/],
    ["DATA_DIR is a file", { DATA_DIR: "package.json" }, /^DATA_DIR package\.json can't be used \(\w+\): name a folder/],
    ["MIGRATE is neither on nor off", { MIGRATE: "no" }, /^MIGRATE must be on or off, and is "no"\.$/],
    ["ORIGINS_FILE isn't there", { ORIGINS_FILE: "nowhere.json" }, /^ORIGINS_FILE nowhere\.json: can't be read\.$/],
    ["TRUSTED_PROXIES is a name", { TRUSTED_PROXIES: "proxy" }, /^TRUSTED_PROXIES must hold IP addresses/],
  ])("%s", async (_what, env, expected) => {
    await fails(env, expected);
  });

  it("the port is taken", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    await fails({ PORT: String(port) }, new RegExp(`^Port ${port} is taken\\. Stop what listens there, or choose another PORT\\.$`));
    server.close();
  });

  it("the data folder is damaged", async () => {
    const damaged = await ownDataDir();
    await writeFile(join(damaged, "pglite/global/pg_control"), Buffer.alloc(8_192));
    await fails({ DATA_DIR: damaged }, /^DATA_DIR: the database in .*\/pglite can't be opened\. Put a backup there, or move the folder away/);
  });

  it("the database has no tables yet, and MIGRATE is off", async ({ skip }) => {
    const lacks = /^The database lacks \d+ migrations: run the command "migrate", then start again\.$/;
    await fails({ DATA_DIR: join(dataDir, "unmigrated"), MIGRATE: "off" }, lacks);
    if (!newDatabase) return skip(noPostgres);
    const url = await newDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("DROP SCHEMA drizzle CASCADE");
    await client.end();
    await fails({ DATABASE_URL: url, MIGRATE: "off" }, lacks);
  });

  it("PostgreSQL has no such database", async ({ skip }) => {
    if (!newDatabase) return skip(noPostgres);
    const url = (await newDatabase()).replace(/\w+$/, "missing");
    await fails({ DATABASE_URL: url }, /has no database "missing": create it, such as with createdb missing\.$/);
  });
});

it("production refuses a database where a key of the demo works, and starts without one", { timeout: 60_000 }, async () => {
  vi.stubEnv("NODE_ENV", "production");
  onTestFinished(() => void vi.unstubAllEnvs());
  const start = async (partners: readonly GivenPartner[]) =>
    startService({ port: 0, ...sandboxDoors("http://localhost:4403"), dataDir: await ownDataDir(), migrate: true, allowedOrigins: {}, logLevel: "silent", secretsKeys: ["k".repeat(44)], partners });
  await expect(start(demoPartners())).rejects.toThrow("NODE_ENV=production: everybody can read the demo's key pk_default_demo. Give default a new one: partners rotate default --overlap 0");
  const { stop } = await start(keylessPartners());
  await stop();
});

it("a caller who hangs up causes no error in the log", { timeout: 60_000 }, async () => {
  const { url, log } = await spawnService({ DATA_DIR: dataDir, LOG_LEVEL: "info" });
  const head = `POST /v1/leads HTTP/1.1\r\nHost: localhost\r\nX-Partner-Key: pk_default_demo\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nIdempotency-Key: ${crypto.randomUUID()}\r\n`;
  for (const rest of ["Content-Length: 100\r\n\r\n{", 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n']) {
    const socket = openSocket(Number(new URL(url).port), "localhost");
    socket.on("error", () => {});
    socket.write(head + rest);
    // "100 Continue": the service has the call, and waits for the rest of it.
    await once(socket, "data");
    socket.destroy();
  }
  await expect.poll(() => log().match(/"status":499/g), { timeout: 20_000 }).toHaveLength(2);
  expect(log()).not.toMatch(/"level":[45]0/);
});

describe("Servers on this machine are unreachable from the network unless HOST says otherwise", () => {
  const other = Object.values(networkInterfaces()).flat().find((found) => found?.family === "IPv4" && !found.internal)?.address;
  const noOther = "this machine has no address but its own";
  const reached = (port: number | string, path: string) =>
    Promise.all(["localhost", other].map((host) => fetch(`http://${host}:${port}${path}`).then(() => true, () => false)));

  it("the service by itself", async ({ skip }) => {
    if (other === undefined) return skip(noOther);
    const reach = async (host?: string) => {
      const { url, stop } = await startService({ port: 0, ...sandboxDoors("http://localhost:4403"), host, dataDir, allowedOrigins: {}, logLevel: "silent" });
      const answers = await reached(new URL(url).port, "/v1/health");
      await stop();
      return answers;
    };
    expect(await reach()).toEqual([true, false]);
    expect(await reach("0.0.0.0")).toEqual([true, true]);
  });

  it("the demo: sites, widget and content, the service, and the external sites with the outbox", async ({ skip }) => {
    if (other === undefined) return skip(noOther);
    const paths = ["/", "/content/", "/v1/health", "/outbox/"];
    const reach = async (host?: string) => {
      const port = await freePorts(paths.length);
      const { stop } = await startDemo({ port, host, dataDir, dist: join(dataDir, "dist"), build: false, logLevel: "silent" });
      const answers = await Promise.all(paths.map((path, index) => reached(port + index, path)));
      await stop();
      return answers;
    };
    expect(await reach()).toEqual(paths.map(() => [true, false]));
    expect(await reach("0.0.0.0")).toEqual(paths.map(() => [true, true]));
  });
});
