import { eq, sql, type SQL } from "drizzle-orm";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import type { Connection, Database } from "../../embed-demo/service/database/connection";
import { lead } from "../../embed-demo/service/database/tables/lead";
import { claimJobs } from "../../embed-demo/service/jobs/claims";
import { leadsOf } from "../../embed-demo/service/leads/leadsOf";
import { hasEmail } from "../../embed-demo/service/retention/erasePerson";
import { onEveryEngine } from "./engines";

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Returns the indexes that a statement uses, and the tables that it reads whole. */
async function planOf({ db }: Connection, statement: SQL): Promise<string[]> {
  const result: unknown = await db.execute(sql`EXPLAIN (FORMAT JSON) ${statement}`);
  const { rows } = result as { rows: { "QUERY PLAN": [{ Plan: Plan }] }[] };
  const nodes = nodesOf(rows[0]!["QUERY PLAN"][0].Plan);
  return [...new Set(nodes.flatMap((node) => (node["Node Type"] === "Seq Scan" ? [`all of ${node["Relation Name"]!}`] : (node["Index Name"] ?? []))))].sort();
}

/** Returns a statement that a function would execute. */
async function statementOf(run: (db: Database) => Promise<unknown>): Promise<SQL> {
  let seen: SQL | null = null;
  const answer = { rows: [{ jobs: [], wait: null }] };
  await run({ execute: async (statement: SQL) => ((seen = statement), answer) } as unknown as Database);
  return seen!;
}

// No ANALYZE, because the embedded database never runs it on its own.
const fill = [
  `INSERT INTO lead (id, session_id, status, fields) SELECT 'lead ' || i, 'session ' || i, (ARRAY['CAPTURED', 'QUOTED', 'FINALIZED'])[1 + i % 3],
     jsonb_build_object('applicationId', 'application ' || i, 'email', 'person' || i || '@example.com') FROM generate_series(1, 200000) i`,
  `INSERT INTO job (id, kind, lead_id, state, payload) SELECT 'job ' || i, 'webhook', 'lead ' || i, 'done', '{}' FROM generate_series(1, 50000) i`,
  `INSERT INTO job (id, kind, queue, payload) SELECT 'waiting ' || i, 'webhook', 'queue ' || i % 10, '{}' FROM generate_series(1, 50) i`,
];

onEveryEngine("Among 200,000 leads", (start, open) => {
  beforeAll(async () => {
    await (await start()).stop();
    const connection = await open();
    for (const statement of fill) await connection.db.execute(sql.raw(statement));
    await connection.close();
  });
  const opened = async (): Promise<Connection> => {
    const connection = await open();
    onTestFinished(() => connection.close());
    return connection;
  };

  it("a lead is found by its application, its session and its address with the index of that alone", async () => {
    const connection = await opened();
    const { db } = connection;
    expect(await planOf(connection, leadsOf(db, "application 77").getSQL())).toEqual(["lead_application"]);
    expect(await planOf(connection, sql`SELECT id FROM ${lead} WHERE ${eq(lead.sessionId, "session 77")}`)).toEqual(["lead_session"]);
    expect(await planOf(connection, sql`SELECT id FROM ${lead} WHERE ${hasEmail("person77@example.com")}`)).toEqual(["lead_email"]);
  });

  it("a worker finds the jobs that are due without reading those that are done", async () => {
    const connection = await opened();
    const claim = await statementOf((db) => claimJobs(db, "webhook", "worker", 16));
    expect((await planOf(connection, claim)).filter((used) => used.startsWith("all of"))).toEqual([]);
  });
});
