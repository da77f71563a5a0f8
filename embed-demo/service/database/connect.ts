import type { Connection } from "./connection";

export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  /** The embedded database's folder. Unused with a databaseUrl. */
  dataDir: string;
  /** Connections to PostgreSQL. */
  poolSize?: number;
  /** Milliseconds that PostgreSQL has for a statement, 10,000 by default. */
  queryMs?: number;
  /** False leaves the tables as they are, and refuses a database that lacks some. True by default. */
  migrate?: boolean | undefined;
}

/** Opens PostgreSQL if a URL is given, else an embedded database in the directory, and migrates it unless told otherwise. */
export async function connect({ databaseUrl, dataDir, migrate = true, ...options }: DatabaseOptions): Promise<Connection> {
  if (databaseUrl) {
    const { connectPostgres } = await import("./postgres");
    return connectPostgres(databaseUrl, migrate, options);
  }
  const { connectPglite } = await import("./pglite");
  return connectPglite(dataDir, migrate);
}
