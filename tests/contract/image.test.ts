import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DCLinter } from "dclint";
import { validate } from "dockerfile-utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { carrierSite } from "../../embed-demo/carriers/carrierSite";
import { listen } from "../../embed-demo/hosting/listen";
import { readCarrierKeys } from "../../embed-demo/service/carriers/readCarrierKeys";
import { carriers } from "../../embed-demo/service/reference/carriers";
import { newId } from "../../src/kernel/ids";
import { freePorts } from "../harness/freePorts";
import { buildImage, removeImage, type Container } from "./container";
import { newDatabase, noPostgres } from "./databases";
import { clientOf, complete, isDone, submit, until } from "./journey";

const root = join(import.meta.dirname, "../..");

interface ComposeService {
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
  readonly read_only?: boolean;
}
const compose = parse(await readFile(join(root, "compose.yaml"), "utf8"), { merge: true }) as {
  readonly services: Readonly<Record<"database" | "migrate" | "service", ComposeService>>;
  readonly secrets: Readonly<Record<string, { file: string }>>;
};

describe("Dockerfile and compose.yaml", () => {
  it("have no fault that the linters know", async () => {
    expect(validate(await readFile(join(root, "Dockerfile"), "utf8"), {})).toEqual([]);
    // The order of keys is ours. Everything else counts, warnings included.
    const rules = { "service-keys-order": 0, "top-level-properties-order": 0 } as const;
    const faults = new DCLinter({ rules, quiet: false, debug: false, exclude: [] }).lintFiles([join(root, "compose.yaml")], false);
    expect(faults.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it("name every secret that a service reads, and none that it doesn't", () => {
    const { service, database } = compose.services;
    const read = Object.values({ ...service.environment, ...database.environment }).flatMap((value) => /^\/run\/secrets\/(\w+)$/.exec(value)?.[1] ?? []);
    expect(Object.keys(compose.secrets).sort()).toEqual([...new Set(read)].sort());
    expect([...service.secrets, ...database.secrets].sort()).toEqual([...read].sort());
    expect(service.read_only).toBe(true);
  });
});

describe.skipIf(newDatabase === null)(`The image, without a container${newDatabase ? "" : ` (skipped: ${noPostgres})`}`, { timeout: 240_000 }, () => {
  let image: Container;
  let folder = "";
  let env: Record<string, string> = {};
  let stopCompanies: () => Promise<void>;

  beforeAll(async () => {
    image = await buildImage();
    folder = await mkdtemp(join(tmpdir(), "secrets-"));
    await chmod(folder, 0o755);
    const write = (name: string, content: string) => writeFile(join(folder, name), content, { mode: 0o644 });
    await write("database_url", `${await newDatabase!()}\n`);
    for (const name of ["secrets_key", "payment_api_key", "payment_notification_secret", "desk_token", "metrics_token"]) await write(name, `${newId()}${newId()}\n`);
    await write("carrier_keys", JSON.stringify(Object.fromEntries(carriers().map(({ id }) => [id, { token: newId(), secret: newId() }]))));
    await write("smtp_url", "smtp://localhost:25\n");
    await write("origins.json", "{}");
    const [port, companies] = [await freePorts(1), await freePorts(1)];
    const { app } = carrierSite({ speed: 20, keys: await readCarrierKeys(join(folder, "carrier_keys")) });
    stopCompanies = (await listen(app, companies)).stop;
    const own = { EXTERNAL_ORIGIN: `http://localhost:${companies}`, PUBLIC_URL: `http://localhost:${port}`, SMTP_FROM: "quotes@example.com", TRUSTED_PROXIES: "", LOG_LEVEL: "warn" };
    const placed = Object.entries(compose.services.service.environment).map(([name, value]) => [name, value.replace(/^\/(?:run\/secrets|settings)\//, `${folder}/`)]);
    env = { ...(Object.fromEntries(placed) as Record<string, string>), ...own, PORT: String(port) };
  }, 240_000);
  afterAll(async () => {
    await stopCompanies();
    await removeImage(image);
    await rm(folder, { recursive: true });
  });

  const ended = async (child: ChildProcess) => {
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, "close")) as [number | null];
    return { code, said: said.trim() };
  };

  it("starts with keys of its own only, and on a migrated database only", async () => {
    expect(image.user).toBe("node");
    const { code, said } = await ended(image.run(image.command, {}));
    expect([code, said]).toEqual([1, expect.stringMatching(/^NODE_ENV=production: set DATABASE_URL, .*\.$/)]);
  });

  it("migrates, becomes healthy, answers a funnel with prices, and stops when it is told to", async () => {
    const migrated = await ended(image.run(compose.services.migrate.command ?? [], env));
    expect(migrated).toEqual({ code: 0, said: "The database has every migration." });
    const { said } = await ended(image.run(["node", "cli.js", "partners", "rotate", "default"], env));
    const healthy = async () => (await ended(image.run(image.healthcheck, env))).code;
    expect(await healthy()).toBe(1);

    const service = image.run(image.command, env);
    const end = ended(service);
    await expect.poll(healthy, { timeout: 60_000, interval: 500 }).toBe(0);
    const client = clientOf(env["PUBLIC_URL"] ?? "", said.split("\n").at(-1));
    const begun = await complete(client);
    await submit(client, begun);
    const { quotes } = await until(client, begun, isDone);
    expect(quotes.length).toBeGreaterThan(5);
    const metrics = async (token: string): Promise<number> => (await fetch(`${env["PUBLIC_URL"] ?? ""}/metrics`, { headers: { Authorization: `Bearer ${token}` } })).status;
    expect([await metrics("another"), await metrics((await readFile(join(folder, "metrics_token"), "utf8")).trim())]).toEqual([401, 200]);
    expect(await (await fetch(`${env["PUBLIC_URL"] ?? ""}/v1/docs/swagger-ui.css`)).text()).toContain(".swagger-ui");
    service.kill("SIGTERM");
    expect((await end).code).toBe(0);
  });
});
