import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { freePorts } from "../../harness/freePorts";

const root = join(import.meta.dirname, "../../..");
const service = "embed-demo/service/boot/cli.ts";

/** How many times faster than in reality companies answer, as in the tests in a browser. */
export const ratingSpeed = 20;

/** Bytes of one process. */
export interface Memory {
  /** JavaScript's objects and buffers once garbage is collected. */
  readonly held: number;
  /** All of the process. */
  readonly resident: number;
  /** The most that was resident since its start. */
  readonly most: number;
}

export interface Running {
  /** The services' addresses, one a process. */
  readonly urls: readonly string[];
  /** The memory of each service, in the order of the addresses, after collecting its garbage. They need `memoryProbe` ahead. */
  memory(): Promise<Memory[]>;
}

interface Services {
  readonly processes?: number;
  /** The environment that names the database. */
  readonly env: Readonly<Record<string, string>>;
  readonly speed?: number;
  /** Modules that are loaded before the programs, in their processes. */
  readonly ahead?: readonly string[];
}

interface Program {
  readonly url: string;
  memory(): Promise<Memory>;
  /** Ends the program, and returns everything that it has printed. */
  stop(): Promise<string>;
}

const run = (file: string, env: Readonly<Record<string, string>>, { ahead = [], args = [] }: { ahead?: readonly string[]; args?: readonly string[] } = {}) =>
  spawn(process.execPath, ["tsx", ...ahead.map((module) => pathToFileURL(module).href)].flatMap((module) => ["--import", module]).concat(file, args), {
    cwd: root,
    env: { ...process.env, NODE_ENV: "", LOG_LEVEL: "silent", DRAIN_SECONDS: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });

async function startProgram(file: string, env: Readonly<Record<string, string>>, ahead: readonly string[]): Promise<Program> {
  const child = run(file, env, { ahead });
  const ended = once(child, "exit");
  let printed = "";
  const memories = (): Memory[] => (printed.match(/^\{"held".*\}$/gm) ?? []).map((line) => JSON.parse(line) as Memory);
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`${file} didn't start`)));
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      const told = /^\{"url":"(.*)"\}$/m.exec(printed)?.[1];
      if (told !== undefined) resolve(told);
    });
  });
  return {
    url,
    async memory() {
      const { length } = memories();
      child.kill("SIGUSR2");
      while (memories().length === length) await once(child.stdout, "data");
      return memories().at(-1)!;
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      return printed;
    },
  };
}

/** Creates or upgrades the tables. Rejects if the command fails. */
export async function migrate(env: Readonly<Record<string, string>>): Promise<void> {
  const child = run(service, env, { args: ["migrate"] });
  child.stdout.resume();
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`The migration ended with ${code}`);
}

/**
 * Runs services on one database, each in a process of its own as are the companies, while the work lasts. Returns what the
 * services have printed until they ended.
 */
export async function whileServing({ processes = 1, env, speed = ratingSpeed, ahead = [] }: Services, work: (running: Running) => Promise<void>): Promise<string> {
  const port = String(await freePorts(1));
  const companies = await startProgram("embed-demo/carriers/companiesCli.ts", { PORT: port, RATING_SPEED: String(speed) }, ahead);
  const started: Program[] = [];
  let printed = "";
  try {
    const given = { PORT: "0", EXTERNAL_ORIGIN: `http://localhost:${port}`, TRUSTED_PROXIES: "127.0.0.1,::1", STREAMS: "6000", ...env };
    while (started.length < processes) started.push(await startProgram(service, given, ahead));
    await work({ urls: started.map(({ url }) => url), memory: () => Promise.all(started.map((program) => program.memory())) });
  } finally {
    for (const { stop } of started) printed += await stop();
    await companies.stop();
  }
  return printed;
}
