import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { newId } from "../../src/kernel/ids";

/** Creates a data folder for the embedded database, with every table and no rows. The caller deletes it. */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "quote-data-"));
  await cp(inject("emptyData"), dataDir, { recursive: true });
  return dataDir;
}

/** Like newDataDir, but deleted when the test ends. */
export async function ownDataDir(): Promise<string> {
  const dataDir = await newDataDir();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

const empty = inject("emptyPostgres");

/**
 * Creates a database on the run's PostgreSQL server, with every table and no rows, and returns its address; null without a
 * server.
 */
export const newDatabase = empty === null ? null : () => copyOf(empty);

async function copyOf(databaseUrl: string): Promise<string> {
  const [copy, original] = [`quote_${newId().replaceAll("-", "")}`, new URL(databaseUrl).pathname.slice(1)];
  const client = new pg.Client({ connectionString: databaseUrl.replace(/\w+$/, "postgres") });
  await client.connect();
  await client.query(`CREATE DATABASE ${copy} TEMPLATE ${original}`);
  await client.end();
  return databaseUrl.replace(/\w+$/, copy);
}

/** The reason for a skipped test. */
export const noPostgres = "no initdb; apt-get install postgresql";

/** Returns the environment for a process with a new database on this engine; null without a server. */
export async function databaseEnv(engine: "PGlite" | "PostgreSQL"): Promise<Record<string, string> | null> {
  if (engine === "PGlite") return { DATA_DIR: await ownDataDir() };
  return newDatabase && { DATABASE_URL: await newDatabase() };
}
