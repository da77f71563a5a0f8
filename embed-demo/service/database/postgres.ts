import { setTimeout as pause } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { migrationsFolder, type Connection, type Database } from "./connection";
import * as schema from "./schema";

/** Any number; the same in every process, so that only one of them migrates at a time. */
const migrationLock = 7_304_115;

export async function connectPostgres(databaseUrl: string): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  // An idle connection that the server closes would otherwise end the process.
  pool.on("error", () => {});
  await migrateOnce(pool);
  const db = drizzle(pool, { schema });
  const listener = createListener(databaseUrl);
  return {
    engine: "postgresql",
    db: db as unknown as Database,
    listen: listener.listen,
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [migrationLock]);
    client.release();
  }
}

/** One connection of its own for LISTEN, made again a second after it breaks; callers also poll, so nothing is lost. */
function createListener(databaseUrl: string) {
  const listeners = new Map<string, (payload: string) => void>();
  let client: pg.Client | null = null;
  let closed = false;

  async function open(): Promise<pg.Client> {
    const opened = new pg.Client({ connectionString: databaseUrl });
    opened.on("notification", ({ channel, payload }) => listeners.get(channel)?.(payload ?? ""));
    opened.on("error", () => void reopen());
    opened.on("end", () => void reopen());
    await opened.connect();
    for (const channel of listeners.keys()) await opened.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    return opened;
  }

  async function reopen(): Promise<void> {
    client = null;
    while (!closed && !client) {
      await pause(1_000);
      if (!closed) client = await open().catch(() => null);
    }
  }

  return {
    async listen(channel: string, onPayload: (payload: string) => void) {
      listeners.set(channel, onPayload);
      if (client) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      else client = await open();
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
