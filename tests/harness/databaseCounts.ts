import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** The work of a database: transactions, and rows written. */
export interface DatabaseCounts {
  readonly transactions: number;
  readonly rowWrites: number;
}

/** Milliseconds after which an idle connection of PostgreSQL has reported what it did. One that ends reports at once. */
const reported = 11_000;

/** Reads the work of the database at the address, once every connection to it has ended or reported. The reading isn't counted. */
export async function databaseCounts(databaseUrl: string): Promise<DatabaseCounts> {
  const client = new pg.Client({ connectionString: databaseUrl.replace(/\w+$/, "postgres") });
  await client.connect();
  const name = [new URL(databaseUrl).pathname.slice(1)];
  const started = performance.now();
  while (performance.now() - started < reported) {
    const { rowCount } = await client.query("SELECT FROM pg_stat_activity WHERE datname = $1", name);
    if (rowCount === 0) break;
    await pause(100);
  }
  const { rows } = await client.query<{ transactions: string; writes: string }>(
    `SELECT xact_commit + xact_rollback AS transactions, tup_inserted + tup_updated + tup_deleted AS writes
     FROM pg_stat_database WHERE datname = $1`,
    name,
  );
  await client.end();
  return { transactions: Number(rows[0]?.transactions), rowWrites: Number(rows[0]?.writes) };
}

/** Counts the work that something causes. */
export async function countWork(databaseUrl: string, work: () => Promise<unknown>): Promise<DatabaseCounts> {
  const before = await databaseCounts(databaseUrl);
  await work();
  const after = await databaseCounts(databaseUrl);
  return { transactions: after.transactions - before.transactions, rowWrites: after.rowWrites - before.rowWrites };
}
