import pg from "pg";

/** `postgres://user:password@one:5432,two:5432/database?…`, as libpq and its tools read it. */
const severalHosts = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]+)(.*)$/;

/** Returns one address for each server of a DATABASE_URL, in its order. */
export function serversOf(databaseUrl: string): string[] {
  const [, beginning = "", hosts = "", rest = ""] = severalHosts.exec(databaseUrl) ?? [];
  return hosts.includes(",") ? hosts.split(",").map((host) => beginning + host + rest) : [databaseUrl];
}

/** A server that can't be used, and the reason. */
export class ServerError extends Error {
  readonly url: string;

  constructor(url: string, cause: unknown) {
    super("A server of the database can't be used", { cause });
    this.url = url;
  }
}

/** A replica, which takes no writes. PostgreSQL's own code for that. */
class ReplicaError extends Error {
  readonly code = "25006";
}

/**
 * The servers of one database, of which one is the primary and the others are its replicas. The driver knows only one host, so after a
 * fail-over it would ask the dead one forever.
 */
export function createServers(databaseUrl: string) {
  const urls = serversOf(databaseUrl);
  let primary = urls[0]!;
  let server = "";
  return {
    /** The address of the primary, as last seen. */
    primary: (): string => primary,
    /** The primary itself, as last seen, as `startOf` names it. */
    server: (): string => server,
    /** Connects to the primary: the one last seen before any other, because a dead one may come back as what it was. */
    async connect(config: pg.ClientConfig): Promise<pg.Client> {
      let first: ServerError | null = null;
      for (const url of new Set([primary, ...urls])) {
        try {
          const connected = await connectTo(url, config);
          primary = url;
          server = connected.start;
          return connected.client;
        } catch (error) {
          first ??= new ServerError(url, error);
        }
      }
      throw first!;
    },
  };
}

export type Servers = ReturnType<typeof createServers>;

async function connectTo(connectionString: string, config: pg.ClientConfig): Promise<{ client: pg.Client; start: string }> {
  const client = new pg.Client({ ...config, connectionString });
  // An error that nobody hears would end the process; what is asked of the connection rejects as well.
  client.on("error", () => {});
  await client.connect();
  try {
    return { client, start: await startOf(client) };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/**
 * The moment when the server of a connection was started, to the microsecond. It names the server: behind a proxy several have one
 * address. Rejects for a replica.
 */
export async function startOf(client: pg.ClientBase): Promise<string> {
  const { rows: [row] } = await client.query<{ replica: boolean; start: string }>("SELECT pg_is_in_recovery() AS replica, pg_postmaster_start_time()::text AS start");
  if (row?.replica) throw new ReplicaError("The server is a replica");
  return row?.start ?? "";
}
