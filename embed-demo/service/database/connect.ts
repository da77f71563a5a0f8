import type { Connection } from "./connection";

/** Opens PostgreSQL if a URL is given, else an embedded database in the directory, and migrates it. */
export async function connect(options: { databaseUrl?: string | undefined; dataDir: string }): Promise<Connection> {
  if (options.databaseUrl) {
    const { connectPostgres } = await import("./postgres");
    return connectPostgres(options.databaseUrl);
  }
  const { connectPglite } = await import("./pglite");
  return connectPglite(options.dataDir);
}
