import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { migrationsFolder, type Connection, type Database } from "./connection";
import { lockDirectory } from "./lock";
import * as schema from "./schema";

/**
 * PostgreSQL inside this process. It survives `kill -9` but never fsyncs, so a power cut may lose the last seconds:
 * where that matters, give a DATABASE_URL.
 */
export async function connectPglite(dataDir: string): Promise<Connection> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDirectory(dataDir);
  try {
    const client = await PGlite.create({
      dataDir: join(dataDir, "pglite"),
      startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"],
    });
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    return {
      engine: "pglite",
      db: db as unknown as Database,
      transaction: (work) => db.transaction((transaction) => work(transaction as unknown as Database)),
      listen: async (channel, onPayload) => {
        await client.listen(channel, onPayload);
      },
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
