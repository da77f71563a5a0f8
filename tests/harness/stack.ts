import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { originsOf } from "../../embed-demo/hosting/origins";
import type { Origins } from "../../embed-demo/hosting/origins";
import { freePorts } from "./freePorts";
import { underPartnersName } from "./sites";

export interface Stack {
  readonly origins: Origins;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Opens the operator's calls of a stack. */
export const deskToken = "desk-token-of-the-tests-in-a-browser";

interface StackOptions {
  /** How many times faster than in reality carriers answer. */
  readonly ratingSpeed?: number;
  /** Address of a PostgreSQL database; the embedded one (PGlite) where none is given. */
  readonly databaseUrl?: string | undefined;
  /** A module that is loaded before the demo, in its process. */
  readonly ahead?: string;
  /** A file that gets what the demo prints, with the service's log from `info` on. */
  readonly logFile?: string;
  /** Origin of a page that isn't one of the demo's. */
  readonly hostOrigin?: string;
}

/** Milliseconds for a build and the first start of an embedded database on a slow machine. */
const patience = 180_000;

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/**
 * Runs `npm start` in a process of its own, on free ports and with an empty database. Rejects with its output if it ends
 * early.
 */
export async function startStack({ ratingSpeed = 20, databaseUrl = "", ahead, logFile, hostOrigin }: StackOptions = {}): Promise<Stack> {
  const port = await freePorts(4);
  const dataDir = await mkdtemp(join(tmpdir(), "insurance-quote-"));
  const origins = originsOf(port);
  const allowed = [underPartnersName(origins), ...(hostOrigin === undefined ? [] : [hostOrigin])].join();
  const demo = spawn(process.execPath, ["--import", "tsx", ...(ahead === undefined ? [] : ["--import", ahead]), "embed-demo/start.ts"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, RATING_SPEED: String(ratingSpeed), ALLOWED_ORIGINS: allowed, LOG_LEVEL: logFile === undefined ? "warn" : "info", NODE_ENV: "", DESK_TOKEN: deskToken },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(demo, "exit");
  let printed = "";
  const log = logFile === undefined ? null : createWriteStream(logFile);
  const keep = (chunk: Buffer): void => {
    log?.write(chunk);
    printed = (printed + chunk.toString()).slice(-8_000);
  };
  demo.stdout.on("data", keep);
  demo.stderr.on("data", keep);

  const stop = async (): Promise<void> => {
    if (demo.exitCode === null && demo.signalCode === null) {
      demo.kill("SIGTERM");
      const deadline = setTimeout(() => demo.kill("SIGKILL"), 10_000);
      await ended;
      clearTimeout(deadline);
    }
    log?.end();
    await rm(dataDir, { recursive: true, force: true });
  };

  const until = Date.now() + patience;
  const ready = [`${origins.api}/v1/health/ready`, `${origins.sites}/quote/`, `${origins.widget}/dist/insurance-quote.js`];
  while (!(await Promise.all(ready.map(answers))).every(Boolean)) {
    if (demo.exitCode !== null || demo.signalCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`The demo didn't start on ports ${port} to ${port + 3}.\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { origins, pid: demo.pid ?? 0, stop };
}
