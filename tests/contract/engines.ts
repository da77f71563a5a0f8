import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { startService, type Service, type ServiceOptions } from "../../embed-demo/service/start";
import { startPostgres } from "./postgres";

const postgres = await startPostgres();

/** Runs the suite on the embedded database and, where a server can be had, on PostgreSQL. Otherwise that half says why it is skipped. */
export function onEveryEngine(name: string, suite: (start: (options?: Partial<ServiceOptions>) => Promise<Service>) => void): void {
  describe(`${name} on PGlite`, () => suite(starter(null)));
  if (postgres) describe(`${name} on PostgreSQL`, () => suite(starter(() => postgres.createDatabase())));
  else describe.skip(`${name} on PostgreSQL (skipped: no initdb; apt-get install postgresql)`, () => suite(starter(null)));
}

afterAll(async () => {
  await postgres?.stop();
});

/** Services of one suite share a database and are stopped after it. */
function starter(createDatabase: (() => Promise<string>) | null) {
  const services: Service[] = [];
  let dataDir = "";
  let databaseUrl: string | undefined;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "quote-data-"));
    databaseUrl = await createDatabase?.();
  });
  afterAll(async () => {
    await Promise.all(services.map((service) => service.stop()));
    await rm(dataDir, { recursive: true, force: true });
  });
  return async (options: Partial<ServiceOptions> = {}): Promise<Service> => {
    const service = await startService({
      port: 0,
      dataDir,
      databaseUrl,
      allowedOrigins: { default: ["http://shop.test"], auvane: ["http://cars.test"] },
      logLevel: "silent",
      ratingSpeed: 30,
      rateLimitPerMinute: 100_000,
      ...options,
    });
    services.push(service);
    return service;
  };
}
