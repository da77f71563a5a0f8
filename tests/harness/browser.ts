import { existsSync, statfsSync } from "node:fs";
import { chromium } from "playwright";
import type { Browser, BrowserServer } from "playwright";
import { findChromium, findShell } from "./findChromium";
import { fontEnvironment } from "./fonts";

/** Without what Chromium does on its own account, which a closed network refuses and a measurement would count. */
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
  // A page that a test makes up has no address of its own, and would not be let near this machine's.
  "--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests,PrivateNetworkAccessSendPreflights",
  // A host name of a partner, which is not `localhost`: some rules are different there.
  "--host-resolver-rules=MAP *.example 127.0.0.1",
  // A page is painted in pieces. Those of 256 px each way, of which each wants memory of its own, take a tenth more of a run.
  "--default-tile-width=1280",
  "--default-tile-height=512",
];

/** Bytes of shared memory that four pages at a time never need. Many a container has 64 MB, which a page may die of. */
const ample = 1024 ** 3;

/** Where there is enough shared memory, Chromium uses it: Playwright has it write files instead, for another tenth of a run. */
function sharedMemory(): { ignoreDefaultArgs?: string[] } {
  if (!existsSync("/dev/shm")) return {};
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize < ample ? {} : { ignoreDefaultArgs: ["--disable-dev-shm-usage"] };
}

/** One browser for a whole run; each test connects to it and has a context of its own. */
export const launchBrowser = (): Promise<BrowserServer> => chromium.launchServer({ executablePath: findShell(), args: flags, env: fontEnvironment(), ...sharedMemory() });

/** A browser with all that surrounds a page, for what the shell lacks. */
export const launchWhole = (): Promise<Browser> => chromium.launch({ executablePath: findChromium(), args: flags, env: fontEnvironment(), ...sharedMemory() });
