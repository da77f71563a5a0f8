import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { migrationsFolder, type Connection, type Database } from "./connection";
import { lockDirectory } from "./lock";
import { requireMigrated } from "./requireMigrated";

/** Turns a folder that can't be written into a one-line error; passes on any other error. */
const unusable = (dataDir: string) => (error: unknown): never => {
  const { code } = error as NodeJS.ErrnoException;
  throw code === undefined ? error : new Error(`DATA_DIR ${dataDir} can't be used (${code}): name a folder that this user may write to.`, { cause: error });
};

/** PGlite reports a damaged folder as "failed to initialize properly", which helps nobody. */
async function open(options: PGliteOptions & { dataDir: string }): Promise<PGlite> {
  return PGlite.create(options).catch((error: unknown) => {
    const message = `DATA_DIR: the database in ${options.dataDir} can't be opened. Put a backup there, or move the folder away to begin with an empty one.`;
    throw new Error(message, { cause: error });
  });
}

/**
 * PostgreSQL inside this process. It survives `kill -9` but never fsyncs, so a power cut may lose the last seconds. Use a
 * DATABASE_URL if that matters.
 */
export async function connectPglite(dataDir: string, isMigrating: boolean): Promise<Connection> {
  await mkdir(dataDir, { recursive: true }).catch(unusable(dataDir));
  const unlock = await lockDirectory(dataDir).catch(unusable(dataDir));
  try {
    const client = await open({
      dataDir: join(dataDir, "pglite"),
      startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"],
    });
    const db = drizzle(client);
    if (isMigrating) await migrate(db, { migrationsFolder });
    else await requireMigrated(db);
    return {
      engine: "pglite",
      db: db as unknown as Database,
      transaction: (work) => db.transaction((transaction) => work(transaction as unknown as Database)),
      listen: async (channel, onPayload) => {
        await client.listen(channel, onPayload);
      },
      // It takes one process.
      isAnothers: () => false,
      // It runs one statement after another, and says nothing of those that wait.
      pool: () => ({ busy: 0, idle: 1, waiting: 0 }),
      close: async () => {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
