import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { migrationsFolder, type Connection, type Database } from "./connection";
import { createListener, type Connect } from "./listener";
import * as schema from "./schema";

/** Any number; the same in every process, so that only one of them migrates at a time. */
const migrationLock = 7_304_115;

export async function connectPostgres(databaseUrl: string): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  // An idle connection that the server closes would otherwise end the process.
  pool.on("error", () => {});
  await migrateOnce(pool);
  const db = drizzle(pool, { schema });
  const listener = createListener(linkTo(databaseUrl));
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

/** A connection of its own for LISTEN; an idle one says by itself that it is still there, or nobody would notice that it isn't. */
const linkTo =
  (connectionString: string): Connect =>
  async ({ onNotice, onLost }) => {
    const client = new pg.Client({ connectionString, keepAlive: true });
    client.on("notification", ({ channel, payload }) => onNotice(channel, payload ?? ""));
    client.on("error", onLost);
    client.on("end", onLost);
    await client.connect();
    return {
      listen: async (channel) => void (await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)),
      end: () => client.end(),
    };
  };
