import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { originsOf, type Origins } from "../../../embed-demo/hosting/origins";
import { findShell } from "../findChromium";
import { startPostgres } from "../postgres";
import { startStack } from "../stack";
import { tellsWhatLeaves } from "../tellsWhatLeaves";

declare module "vitest" {
  interface ProvidedContext {
    origins: Origins;
    /** The file with the service's log, and with what it sent to others; null for a demo that was running before. */
    serviceLog: string | null;
    /** The service's PostgreSQL database; null if it is embedded, or of a demo that was running already. */
    databaseUrl: string | null;
  }
}

/**
 * Port of a demo that is already running, for writing a test: `E2E_PORT=4400 npm run vitest -- --project e2e`. Tests with a
 * partner's host name need it started with `ALLOWED_ORIGINS=http://partner.example:4400`.
 */
const running = Number(process.env["E2E_PORT"] ?? 0);

/**
 * Starts the demo on a PostgreSQL server where one can be had, which takes half the processor time of the embedded database.
 * Pages of `hostOrigin` may use the service as well.
 */
export async function startDemo(hostOrigin?: string) {
  // Installs Chromium if there is none, before every worker looks for it.
  findShell();
  if (running) return { origins: originsOf(running), databaseUrl: null, serviceLog: null, stop: () => Promise.resolve() };
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), "quote-log-"));
  const serviceLog = join(folder, "service.log");
  const databaseUrl = (await postgres?.createDatabase()) ?? null;
  const stack = await startStack({ databaseUrl: databaseUrl ?? undefined, logFile: serviceLog, ahead: tellsWhatLeaves, ...(hostOrigin !== undefined && { hostOrigin }) }).catch(async (error: unknown) => {
    await postgres?.stop();
    throw error;
  });
  const stop = async (): Promise<void> => {
    await stack.stop();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { origins: stack.origins, databaseUrl, serviceLog, stop };
}

/** Vitest loads this module once per project. All projects share one demo; the last to end stops it. */
const shared = globalThis as { stack?: { readonly started: ReturnType<typeof startDemo>; users: number } | undefined };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = (shared.stack ??= { started: startDemo(), users: 0 });
  stack.users += 1;
  const { origins, databaseUrl, serviceLog, stop } = await stack.started;
  project.provide("origins", origins);
  project.provide("serviceLog", serviceLog);
  project.provide("databaseUrl", databaseUrl);
  return async () => {
    stack.users -= 1;
    if (stack.users > 0) return;
    shared.stack = undefined;
    await stop();
  };
}
