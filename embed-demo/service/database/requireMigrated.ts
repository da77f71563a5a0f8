import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { inNumber } from "../../../src/kernel/plural";
import { migrationsFolder, type Database } from "./connection";
import { rowsOf } from "./rowsOf";

/**
 * Throws one line if the database lacks a migration of this version of the service. A database of a later version passes, so that
 * processes of both can run during an upgrade.
 */
export async function requireMigrated(db: Database): Promise<void> {
  const last = await lastIn(db);
  const missing = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > last).length;
  if (missing === 0) return;
  const count = inNumber({ one: "a migration", other: `${missing} migrations` }, missing);
  throw new Error(`The database lacks ${count}: run the command "migrate", then start again.`);
}

/** The time of the last migration that was applied, in milliseconds since 1970; -1 if there is none. */
async function lastIn(db: Database): Promise<number> {
  const [table] = rowsOf<{ name: string | null }>(await db.execute(sql`SELECT to_regclass('drizzle.__drizzle_migrations')::text AS name`));
  if (!table?.name) return -1;
  const [applied] = rowsOf<{ last: string | number | null }>(await db.execute(sql`SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations`));
  return Number(applied?.last ?? -1);
}
