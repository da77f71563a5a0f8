import { onTestFinished } from "vitest";
import { startPostgres, type Postgres, type Replica } from "../harness/postgres";
import { noPostgres } from "./databases";

interface Replicated {
  readonly primary: Postgres;
  readonly replica: Replica;
  /** The host and the port of each, the primary first. */
  readonly hosts: readonly [string, string];
  /** The database's address at these hosts. */
  at(hosts: string): string;
}

/**
 * Starts a primary and a replica for this test. A test has a pair to itself: a commit on the primary waits for its replica, so nobody
 * could write there after the replica's end. Skips without PostgreSQL.
 */
export async function startReplicated(skip: (note: string) => never): Promise<Replicated> {
  const primary = await startPostgres();
  if (!primary) return skip(noPostgres);
  onTestFinished(primary.stop);
  const databaseUrl = await primary.createDatabase();
  const replica = await primary.replica();
  onTestFinished(replica.stop);
  return { primary, replica, hosts: [new URL(databaseUrl).host, replica.host], at: (hosts) => databaseUrl.replace(/@[^/]+/, `@${hosts}`) };
}
