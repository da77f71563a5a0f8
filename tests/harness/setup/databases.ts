import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connect } from "../../../embed-demo/service/database/connect";
import { startPostgres } from "../postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** The embedded database's data folder after a first start: every table, and no rows. */
    emptyData: string;
    /** The address of the same on the run's PostgreSQL server; null without a server. */
    emptyPostgres: string | null;
  }
}

/**
 * Creates each engine's database by the service's own first start, once per run, because the embedded one takes six seconds
 * of CPU time. Tests use copies (`tests/contract/databases.ts`).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const emptyData = await mkdtemp(join(tmpdir(), "quote-empty-"));
  const made = async (options: Parameters<typeof connect>[0]) => (await connect(options)).close();
  const [postgres] = await Promise.all([startPostgres(), made({ dataDir: emptyData })]);
  const emptyPostgres = postgres && (await postgres.createDatabase());
  if (emptyPostgres !== null) await made({ dataDir: "", databaseUrl: emptyPostgres });
  project.provide("emptyData", emptyData);
  project.provide("emptyPostgres", emptyPostgres);
  return async () => {
    await postgres?.stop();
    await rm(emptyData, { recursive: true, force: true });
  };
}
