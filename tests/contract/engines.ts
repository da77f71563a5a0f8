import { rm } from "node:fs/promises";
import { afterAll, describe } from "vitest";
import { connect } from "../../embed-demo/service/database/connect";
import type { Connection } from "../../embed-demo/service/database/connection";
import { startService, type Service, type ServiceOptions } from "../../embed-demo/service/boot/start";
import { newDatabase, newDataDir, noPostgres } from "./databases";

/** Starts a service on the suite's engine. It stops with the suite. */
export type Start = (options?: Partial<ServiceOptions>) => Promise<Service>;

/** Opens the suite's database directly. The embedded database accepts one user only, so stop the service first. */
export type Open = () => Promise<Connection>;

/**
 * Runs the suite on the embedded database and, if there is a server, on PostgreSQL. Otherwise the title of that half says
 * why it is skipped.
 */
export function onEveryEngine(name: string, suite: (start: Start, open: Open) => void): void {
  describe(`${name} on PGlite`, () => suite(...starter(null)));
  if (newDatabase) describe(`${name} on PostgreSQL`, () => suite(...starter(newDatabase)));
  else describe.skip(`${name} on PostgreSQL (skipped: ${noPostgres})`, () => suite(...starter(null)));
}

/** Starts services on one database for the whole suite, created on first use. It ends with the suite, as the services do. */
function starter(createDatabase: (() => Promise<string>) | null): [Start, Open] {
  const services: Service[] = [];
  const make = async () => (createDatabase ? { dataDir: "", databaseUrl: await createDatabase() } : { dataDir: await newDataDir(), databaseUrl: undefined });
  let made: ReturnType<typeof make> | null = null;
  const database = () => (made ??= make());
  afterAll(async () => {
    await Promise.all(services.map((service) => service.stop()));
    if (made && !createDatabase) await rm((await made).dataDir, { recursive: true, force: true });
  });
  const start: Start = async (options = {}) => {
    const service = await startService({
      port: 0,
      ...(await database()),
      allowedOrigins: { default: ["http://shop.test"], auvane: ["http://cars.test"] },
      logLevel: "silent",
      ratingSpeed: 60,
      rateLimitPerMinute: 100_000,
      testInputs: true,
      ...options,
    });
    services.push(service);
    return service;
  };
  return [start, async () => connect(await database())];
}
