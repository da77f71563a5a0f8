import { existsSync, statfsSync } from "node:fs";
import { chromium } from "playwright";
import type { Browser } from "playwright";
import { findChromium, findShell } from "./findChromium";
import { fontEnvironment } from "./fonts";

/** Turns off Chromium's own requests, which a closed network refuses and a measurement would count. */
export const quietFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;

const flags = [
  ...quietFlags,
  // Lets pages that a test makes up, which have no network address, reach this machine's ports.
  "--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests,PrivateNetworkAccessSendPreflights",
  // Resolves a partner's host name, because some rules differ on `localhost`.
  "--host-resolver-rules=MAP *.example 127.0.0.1",
  // Paints in larger tiles. The default of 256 px each way takes memory per tile, and a tenth more of a run's time.
  "--default-tile-width=1280",
  "--default-tile-height=512",
];

/** Bytes of shared memory that four pages at a time never exceed. Many containers have 64 MB, which can crash a page. */
const ample = 1024 ** 3;

/**
 * Lets Chromium use shared memory if there is enough. Playwright makes it write files instead, which takes another tenth of
 * a run.
 */
function sharedMemory(): readonly string[] {
  if (!existsSync("/dev/shm")) return [];
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize < ample ? [] : ["--disable-dev-shm-usage"];
}

const launch = (executablePath: string, without: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath, args: flags, env: fontEnvironment(), ignoreDefaultArgs: [...sharedMemory(), ...without] });

let shared: Promise<Browser> | undefined;

/**
 * The browser of this worker, launched once. Each test opens a context of its own in it, and Playwright ends it with the worker.
 * Playwright runs in the worker, too: one server for all workers would send every message on through the main process.
 */
export const sharedBrowser = (): Promise<Browser> => (shared ??= launch(findShell()));

/** Launches a complete browser, for features that the headless shell lacks. */
export const launchWhole = (): Promise<Browser> => launch(findChromium());

/** Launches a complete browser that keeps pages for Back and Forward, which Playwright turns off. */
export const launchKeepingPages = (): Promise<Browser> => launch(findChromium(), ["--disable-back-forward-cache"]);
