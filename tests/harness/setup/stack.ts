import type { TestProject } from "vitest/node";
import type { Origins } from "../../../embed-demo/hosting/origins";
import { launchBrowser } from "../browser";
import { startPostgres } from "../postgres";
import { startStack } from "../stack";

declare module "vitest" {
  interface ProvidedContext {
    origins: Origins;
    /** Address of the run's browser. */
    browser: string;
  }
}

/**
 * Port of a demo that is already running, for writing a test: `E2E_PORT=4400 npm run vitest -- --project e2e`. Tests with a
 * partner's host name need it started with `ALLOWED_ORIGINS=http://partner.example:4400`.
 */
const running = Number(process.env["E2E_PORT"] ?? 0);

/** The demo on a PostgreSQL server where one can be had, which takes half the processor time of the embedded database. */
async function startDemo() {
  const postgres = await startPostgres();
  const stack = await startStack({ databaseUrl: await postgres?.createDatabase() }).catch(async (error: unknown) => {
    await postgres?.stop();
    throw error;
  });
  const stop = async (): Promise<void> => {
    await stack.stop();
    await postgres?.stop();
  };
  return { origins: stack.origins, stop };
}

async function start() {
  const [demo, browser] = await Promise.all([running ? null : startDemo(), launchBrowser()]);
  const { originsOf } = await import("../../../embed-demo/hosting/origins");
  const stop = async (): Promise<void> => {
    await Promise.allSettled([browser.close(), demo?.stop()]);
  };
  return { origins: demo?.origins ?? originsOf(running), browser: browser.wsEndpoint(), stop };
}

/** Vitest loads this module once per project. All projects share one demo and one browser; the last to end stops them. */
const shared = globalThis as { stack?: { readonly started: ReturnType<typeof start>; users: number } | undefined };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = (shared.stack ??= { started: start(), users: 0 });
  stack.users += 1;
  const { origins, browser, stop } = await stack.started;
  project.provide("origins", origins);
  project.provide("browser", browser);
  return async () => {
    stack.users -= 1;
    if (stack.users > 0) return;
    shared.stack = undefined;
    await stop();
  };
}
