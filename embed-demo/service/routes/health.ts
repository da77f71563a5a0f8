import { sql } from "drizzle-orm";
import { readHealth, readReadiness } from "../../../src/api/contract/health";
import type { Connection } from "../database/connection";
import { probe, route } from "../http/call";
import { ProblemError } from "../http/problemError";

export const healthRoutes = (connection: Connection, draining: AbortSignal) => [
  probe(route(readHealth, () => ({ status: "ok" as const }))),
  probe(
    route(readReadiness, async () => {
      if (draining.aborted) throw new ProblemError("SHUTTING_DOWN", { retryAfter: 1 });
      await connection.db.execute(sql`SELECT 1`);
      return { status: "ready" as const, database: connection.engine };
    }),
  ),
];
