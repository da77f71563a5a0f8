import { execFile } from "node:child_process";
import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePorts } from "./freePorts";

const run = promisify(execFile);

export interface Postgres {
  /** Creates an empty database. */
  createDatabase(): Promise<string>;
  /** Ends every connection and stays down for so many milliseconds; committed data is kept. */
  restart(away: number): Promise<void>;
  /** Ends every process of the server as `kill -9` does. What it hasn't written is lost. */
  kill(): Promise<void>;
  /** Stops every process of the server where it is: connections are taken, and nothing is answered. */
  hang(): Promise<void>;
  /** Lets a server that hangs go on. */
  resume(): Promise<void>;
  /** Starts a server that follows this one and has everything that it has; it takes no writes until it is promoted. */
  replica(): Promise<Replica>;
  stop(): Promise<void>;
}

export interface Replica {
  /** The host and the port, as in an address. */
  readonly host: string;
  /** Turns it into a primary. Resolves when it takes writes. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server with this environment in a temporary directory inside `folder`, from Debian's package or any `initdb` on
 * the path; null without one. The server refuses to run as root, so root becomes `postgres`.
 */
export async function startPostgres(folder = tmpdir(), env: Readonly<Record<string, string>> = {}): Promise<Postgres | null> {
  const bin = await binaries();
  if (bin === null) return null;
  const directory = await mkdtemp(join(folder, "quote-pg-"));
  const data = join(directory, "data");
  const isRoot = process.getuid?.() === 0;
  // `env` sets the environment: of `runuser` it would be root's.
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const as = (command: string, ...args: string[]) => {
    const words = ["env", ...variables, join(bin, command), ...args];
    return isRoot ? run("runuser", ["-u", "postgres", "--", ...words]) : run("env", words.slice(1));
  };
  if (isRoot) {
    await run("chown", ["postgres", directory]);
    await chmod(directory, 0o755);
  }
  const port = await freePorts(1);
  await as("initdb", "-D", data, "-U", "quote", "-A", "trust", "--no-sync", "-E", "UTF8");
  const start = (from = data, at = port) => {
    const settings = `-p ${at} -k ${directory} -c listen_addresses=127.0.0.1 -c fsync=off -c shared_buffers=32MB`;
    return as("pg_ctl", "-D", from, "-w", "-l", join(directory, "log"), "-o", settings, "start");
  };
  const end = (from: string) => as("pg_ctl", "-D", from, "-m", "immediate", "stop");
  /** The server first: otherwise it would start or miss a process of its own. Its children are in a group of their own each. */
  const signal = async (name: NodeJS.Signals) => {
    const [pid = ""] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
    const { stdout } = await run("pgrep", ["-P", pid]);
    process.kill(Number(pid), name);
    for (const child of stdout.trim().split("\n")) {
      try {
        process.kill(Number(child), name);
      } catch (error) {
        // It has ended meanwhile.
        if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
      }
    }
  };
  await start();
  let isKilled = false;
  const base = `postgres://quote@127.0.0.1:${port}`;
  let count = 0;
  return {
    async createDatabase() {
      const name = `quote${(count += 1)}`;
      const client = new pg.Client({ connectionString: `${base}/postgres` });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return `${base}/${name}`;
    },
    async restart(away) {
      await as("pg_ctl", "-D", data, "-w", "-m", "fast", "stop");
      await pause(away);
      await start();
    },
    async kill() {
      await signal("SIGKILL");
      isKilled = true;
    },
    hang: () => signal("SIGSTOP"),
    resume: () => signal("SIGCONT"),
    async replica() {
      const [folder, at] = [join(directory, "replica"), await freePorts(1)];
      await as("pg_basebackup", "-d", `${base}/postgres`, "-D", folder, "-R", "-X", "stream", "-c", "fast");
      await start(folder, at);
      // A commit is answered once the replica has it: otherwise the last ones may be lost with the primary.
      const client = new pg.Client({ connectionString: `${base}/postgres` });
      await client.connect();
      await client.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
      await client.query("SELECT pg_reload_conf()");
      await client.end();
      return {
        host: `127.0.0.1:${at}`,
        promote: async () => void (await as("pg_ctl", "-D", folder, "-w", "promote")),
        stop: async () => void (await end(folder)),
      };
    },
    async stop() {
      // One that hangs can't end.
      if (!isKilled) await signal("SIGCONT").then(() => end(data));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function binaries(): Promise<string | null> {
  const versions = await readdir("/usr/lib/postgresql").catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (newest !== undefined) return `/usr/lib/postgresql/${newest}/bin`;
  const onPath = await run("pg_config", ["--bindir"]).catch(() => null);
  return onPath?.stdout.trim() ?? null;
}
