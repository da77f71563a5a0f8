import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseCounts, type DatabaseCounts } from "../../harness/databaseCounts";
import type { Postgres } from "../../harness/postgres";

/** An empty database of one engine. */
export interface BenchDatabase {
  /** Names it to the service. */
  readonly env: Readonly<Record<string, string>>;
  /** Modules that the service's process loads first. */
  readonly ahead: readonly string[];
  /** Counts the work of services that start and end meanwhile. `serve` returns what they printed. */
  count(serve: () => Promise<string>): Promise<DatabaseCounts>;
  remove(): Promise<void>;
}

export async function newPglite(): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "quote-bench-"));
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: "" },
    ahead: [join(import.meta.dirname, "pgliteCounts.ts")],
    async count(serve) {
      const told = /^\{"transactions".*\}$/m.exec(await serve());
      if (!told) throw new Error("PGlite told no counts");
      return JSON.parse(told[0]) as DatabaseCounts;
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

export async function newPostgres(postgres: Postgres): Promise<BenchDatabase & { readonly url: string }> {
  const url = await postgres.createDatabase();
  return {
    url,
    env: { DATABASE_URL: url },
    ahead: [],
    async count(serve) {
      const before = await databaseCounts(url);
      await serve();
      const after = await databaseCounts(url);
      return { transactions: after.transactions - before.transactions, rowWrites: after.rowWrites - before.rowWrites };
    },
    // The server's folder goes with the server.
    remove: async () => {},
  };
}
