import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { newId } from "../../src/kernel/ids";

/** A data folder for the embedded database, with every table and no rows. Its caller takes it away. */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "quote-data-"));
  await cp(inject("emptyData"), dataDir, { recursive: true });
  return dataDir;
}

/** One that goes with the test. */
export async function ownDataDir(): Promise<string> {
  const dataDir = await newDataDir();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

const empty = inject("emptyPostgres");

/** The address of a new database on the run's PostgreSQL server, with every table and no rows; null where there is no server. */
export const newDatabase = empty === null ? null : () => copyOf(empty);

async function copyOf(databaseUrl: string): Promise<string> {
  const [copy, original] = [`quote_${newId().replaceAll("-", "")}`, new URL(databaseUrl).pathname.slice(1)];
  const client = new pg.Client({ connectionString: databaseUrl.replace(/\w+$/, "postgres") });
  await client.connect();
  await client.query(`CREATE DATABASE ${copy} TEMPLATE ${original}`);
  await client.end();
  return databaseUrl.replace(/\w+$/, copy);
}

/** Says why a test is left out. */
export const noPostgres = "no initdb; apt-get install postgresql";

/** The environment of a process that has a new database of the engine's to itself; null where there is no server. */
export async function databaseEnv(engine: "PGlite" | "PostgreSQL"): Promise<Record<string, string> | null> {
  if (engine === "PGlite") return { DATA_DIR: await ownDataDir() };
  return newDatabase && { DATABASE_URL: await newDatabase() };
}
