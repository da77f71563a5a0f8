import { fileURLToPath } from "node:url";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/**
 * Either engine behind one type. Inside `transaction` only the handed transaction may be used: PGlite has one connection,
 * and a query on the outer database would wait for itself.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface PoolState {
  readonly busy: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

export interface Connection {
  engine: "pglite" | "postgresql";
  db: Database;
  /** Commits what the work did, or nothing of it where the work throws. */
  transaction<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  /**
   * Listens to `pg_notify` from every process on the database. A lost connection is restored; `onMissed` is called when it breaks,
   * once a second while it is away, and when it is back, because notifications may have been lost.
   */
  listen(channel: string, onPayload: (payload: string) => void, onMissed: () => void): Promise<void>;
  /** True if another process has sent a notification with this `sender` (`sender.ts`). */
  isAnothers(sender: string): boolean;
  /** The connections of this process. */
  pool(): PoolState;
  close(): Promise<void>;
}

/** Connections of a process to PostgreSQL, besides the one that listens. */
export const usualPoolSize = 10;

/**
 * Generated from `tables/` by `npx drizzle-kit generate --dialect postgresql --schema embed-demo/service/database/tables --out
 * embed-demo/service/database/migrations`.
 */
export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
