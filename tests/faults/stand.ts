import { chromium, type BrowserContext } from "playwright";
import pg from "pg";
import type { Origins } from "../../embed-demo/hosting/origins";
import { quietFlags } from "../harness/browser";
import { findShell } from "../harness/findChromium";
import { fontEnvironment } from "../harness/fonts";
import { startFaultProxy, type FaultProxy } from "./proxy";

export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;

/** A browser whose calls of the service all go through a proxy of their own. */
export interface Stand {
  readonly origins: Origins;
  readonly proxy: FaultProxy;
  /** The service's database, to count in; null if it is embedded, and nobody else may open it. */
  readonly database: pg.Client | null;
  open(width: keyof typeof sizes): Promise<BrowserContext>;
  close(): Promise<void>;
}

/**
 * Starts a proxy, and a Chromium that finds it at the service's address. The page and its policies know nothing of it: the
 * browser resolves that one host and port to the proxy's.
 */
export async function startStand(origins: Origins, databaseUrl: string | null): Promise<Stand> {
  const proxy = await startFaultProxy(origins.api.replace("localhost", "127.0.0.1"));
  const rule = `MAP ${new URL(origins.api).host} 127.0.0.1:${proxy.port}`;
  const browser = await chromium.launch({ executablePath: findShell(), args: [...quietFlags, `--host-resolver-rules=${rule}`], env: fontEnvironment() });
  const database = databaseUrl === null ? null : new pg.Client({ connectionString: databaseUrl });
  await database?.connect();
  return {
    origins,
    proxy,
    database,
    async open(width) {
      const context = await browser.newContext({ viewport: sizes[width], locale: "en-US", reducedMotion: "reduce" });
      // tsx names functions by a helper that a page doesn't have.
      await context.addInitScript({ content: "globalThis.__name = (made) => made;" });
      return context;
    },
    async close() {
      await database?.end();
      await browser.close();
      await proxy.stop();
    },
  };
}
