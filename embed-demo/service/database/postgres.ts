import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { migrationsFolder, usualPoolSize, type Connection, type Database } from "./connection";
import { checkDatabaseUrl, checkVersion, explainPostgres } from "./explainPostgres";
import { createListener, type Connect } from "./listener";
import { requireMigrated } from "./requireMigrated";
import { isAnother, newProcessName } from "./sender";
import { isOutage } from "./outage";
import { createServers, ServerError, serversOf, startOf, type Servers } from "./servers";
import { createSockets, type Sockets } from "./sockets";

/** An arbitrary number, the same in every process, so that only one of them migrates at a time. */
const migrationLock = 7_304_115;

/**
 * Milliseconds. A connection that is cut silently (a fail-over, a firewall) never answers: without these limits a request would
 * wait for TCP's timeout, which is minutes.
 */
const patience = { connect: 3_000, query: 10_000, idleInTransaction: 15_000, keepAlive: 10_000, check: 3_000, end: 3_000 } as const;

interface PostgresOptions {
  readonly poolSize?: number;
  /** Milliseconds for a statement. */
  readonly queryMs?: number;
}

/** Rejects with one line that says what is wrong with the address. */
export async function connectPostgres(databaseUrl: string, isMigrating: boolean, { poolSize = usualPoolSize, queryMs = patience.query }: PostgresOptions = {}): Promise<Connection> {
  serversOf(databaseUrl).forEach(checkDatabaseUrl);
  const servers = createServers(databaseUrl);
  await prepare(servers, isMigrating).catch((error: unknown) => {
    throw error instanceof ServerError ? explainPostgres(error.url, error.cause) : explainPostgres(servers.primary(), error);
  });
  const name = newProcessName();
  const [sockets, listening] = [createSockets(), createSockets()];
  let server = servers.server();
  // Connections to an earlier primary that hangs would never end. Once it wakes, they would read and write what no other server has,
  // and the listening one would hear of nothing.
  const moveTo = (start: string, toEarlier: readonly Sockets[]): void => {
    if (start === server) return;
    server = start;
    toEarlier.forEach(({ cut }) => cut());
  };
  // The call that needed the connection is refused as well, and goes through when it is repeated.
  const pool = createPool(servers.primary(), { max: poolSize, queryMs, name, sockets, onServer: (start) => moveTo(start, [sockets, listening]) });
  const db = drizzle(pool);
  // The pool's next connections go to the server that the listening one finds.
  const listener = createListener(linkTo(servers, listening, () => {
    pool.options.connectionString = servers.primary();
    moveTo(servers.server(), [sockets]);
  }));
  return {
    engine: "postgresql",
    db: db as unknown as Database,
    transaction: (work) => transact(pool, work),
    listen: listener.listen,
    isAnothers: (sent) => isAnother(name, sent),
    pool: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      // A server that hangs doesn't end its connections.
      const cutting = setTimeout(() => [sockets, listening].forEach(({ cut }) => cut()), patience.end);
      await Promise.all([listener.close(), pool.end()]);
      clearTimeout(cutting);
    },
  };
}

interface PoolOptions {
  readonly max: number;
  readonly queryMs: number;
  readonly name: string;
  readonly sockets: Sockets;
  /** Hears, for each new connection, when its server was started. */
  readonly onServer: (start: string) => void;
}

function createPool(connectionString: string, { max, queryMs, name, sockets, onServer }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: name,
    max,
    connectionTimeoutMillis: patience.connect,
    query_timeout: queryMs,
    statement_timeout: queryMs,
    stream: sockets.open,
    verify: (client, done) => void startOf(client).then(onServer).then(() => done(), done),
    idle_in_transaction_session_timeout: patience.idleInTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: patience.keepAlive,
  });
  // The pool only listens to idle connections. An error on one in use would end the process; its query rejects as well, and that
  // rejection is handled.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", () => {});
  return pool;
}

/**
 * Runs a transaction on a connection that always returns to the pool, or leaves it if the database was out of reach: one that gave no
 * answer in time would keep the next caller waiting as long. Drizzle's own keeps the connection when BEGIN fails, as it does on each
 * one that a restart has cut: after ten of them the pool would be empty for good.
 */
async function transact<Result>(pool: pg.Pool, work: (db: Database) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let outage: unknown = null;
  const noted = (error: unknown): never => {
    if (isOutage(error)) outage ??= error;
    throw outage ?? error;
  };
  try {
    return await drizzle(client)
      .transaction((db) =>
        work(db as unknown as Database).catch((error: unknown) => {
          // The server rolls back once the connection ends. A ROLLBACK would be waited for as long again.
          if (isOutage(error)) void client.end();
          return noted(error);
        }),
      )
      .catch(noted);
  } finally {
    client.release(outage !== null);
  }
}

/** Checks version and tables, on a connection without the pool's limits: a migration may take longer than a query. */
async function prepare(servers: Servers, isMigrating: boolean): Promise<void> {
  const client = await servers.connect({ connectionTimeoutMillis: patience.connect });
  try {
    const { rows } = await client.query<{ number: string }>("SELECT current_setting('server_version_num') AS number");
    checkVersion(Number(rows[0]?.number));
    if (isMigrating) {
      await client.query("SELECT pg_advisory_lock($1)", [migrationLock]);
      await migrate(drizzle(client), { migrationsFolder });
    } else await requireMigrated(drizzle(client));
  } finally {
    // The lock belongs to the connection and ends with it.
    await client.end();
  }
}

/** A connection of its own for LISTEN, with keep-alives: otherwise nobody would notice that an idle connection is dead. */
const linkTo =
  (servers: Servers, sockets: Sockets, onOpen: () => void): Connect =>
  async ({ onNotice, onLost }) => {
    const client = await servers.connect({
      // For the operator, who sees it in pg_stat_activity.
      application_name: "insurance-quote-listener",
      connectionTimeoutMillis: patience.connect,
      // Without it, a server that hangs right after connecting would be waited for forever.
      query_timeout: patience.check,
      stream: sockets.open,
      keepAlive: true,
      keepAliveInitialDelayMillis: patience.keepAlive,
    });
    client.on("notification", ({ channel, payload }) => onNotice(channel, payload ?? ""));
    client.on("error", onLost);
    client.on("end", onLost);
    onOpen();
    return {
      listen: async (channel) => void (await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)),
      check: async () => void (await client.query("SELECT 1")),
      end: () => client.end(),
    };
  };
