import { rm } from "node:fs/promises";
import { afterAll, describe } from "vitest";
import { connect } from "../../embed-demo/service/database/connect";
import type { Connection } from "../../embed-demo/service/database/connection";
import { sandboxDoors } from "../../embed-demo/service/boot/sandboxDoors";
import { sandboxCarriers } from "../../embed-demo/service/carriers/sandboxCarriers";
import { startService } from "../../embed-demo/service/boot/start";
import type { Service, ServiceOptions } from "../../embed-demo/service/boot/service";
import { startCarrierSandbox } from "./carrierSandbox";
import { newDatabase, newDataDir, noPostgres } from "./databases";

interface StartOptions extends Partial<ServiceOptions> {
  /** The factor by which companies answer faster than in reality. */
  ratingSpeed?: number;
}

/** Starts a service on the suite's engine, with companies of its own. It stops with the suite. */
export type Start = (options?: StartOptions) => Promise<Service>;

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
  const running: { stop(): Promise<void> }[] = [];
  const make = async () => (createDatabase ? { dataDir: "", databaseUrl: await createDatabase() } : { dataDir: await newDataDir(), databaseUrl: undefined });
  let made: ReturnType<typeof make> | null = null;
  const database = () => (made ??= make());
  afterAll(async () => {
    // Services first: they ask the companies.
    for (const started of running.reverse()) await started.stop();
    if (made && !createDatabase) await rm((await made).dataDir, { recursive: true, force: true });
  });
  const start: Start = async ({ ratingSpeed = 60, ...options } = {}) => {
    const companies = await startCarrierSandbox(ratingSpeed);
    running.push(companies);
    const service = await startService({
      port: 0,
      ...sandboxDoors(options.externalOrigin ?? companies.external),
      carriers: sandboxCarriers(companies.external),
      ...(await database()),
      allowedOrigins: { default: ["http://shop.test"], auvane: ["http://cars.test"] },
      logLevel: "silent",
      rateLimitPerMinute: 100_000,
      testInputs: true,
      ...options,
    });
    running.push(service);
    return service;
  };
  return [start, async () => connect(await database())];
}
