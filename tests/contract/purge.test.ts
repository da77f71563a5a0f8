import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import pino from "pino";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import type { Connection } from "../../embed-demo/service/database/connection";
import { batchOf, beginning, purge, purgeLock } from "../../embed-demo/service/retention/purge";
import { rulesOf } from "../../embed-demo/service/retention/rules";
import { onEveryEngine } from "./engines";

/** Runs statements of plain SQL. */
const run = async (connection: Connection, ...statements: string[]) => {
  for (const statement of statements) await connection.db.execute(sql.raw(statement));
};

async function rows<Row>(connection: Connection, statement: string): Promise<Row[]> {
  const result: unknown = await connection.db.execute(sql.raw(statement));
  return (result as { rows: Row[] }).rows;
}

const countOf = async (connection: Connection, table: string, where = "true") =>
  (await rows<{ count: number }>(connection, `SELECT count(*)::int AS count FROM ${table} WHERE ${where}`))[0]?.count;

interface Line {
  msg: string;
  rule?: string;
  purged?: Record<string, number>;
}

async function purged(connection: Connection): Promise<Line[]> {
  const lines: Line[] = [];
  const sink = new Writable({ write: (line: Buffer, _encoding, done) => (lines.push(JSON.parse(line.toString()) as Line), done()) });
  await purge(connection, pino(sink), new AbortController().signal);
  return lines;
}

/** Creates old applications, all changed at the same moment as by a migration. Every third belongs to a finalized lead. */
const fill = (count: number): string[] => [
  `INSERT INTO application (id, applicant_id, line, parts, updated_at)
   SELECT 'application ' || i, 'applicant', 'auto', '{}', now() - interval '40 days' FROM generate_series(1, ${count}) i`,
  `INSERT INTO lead (id, status, fields, last_activity_at)
   SELECT 'lead ' || i, 'FINALIZED', jsonb_build_object('applicationId', 'application ' || i), now() - interval '40 days' FROM generate_series(3, ${count}, 3) i`,
];

const empty = "TRUNCATE application, lead, analytics_event, consent CASCADE";

/** Deleting many rows at once would exceed the statement's time limit. This trigger fails it by their number, at any speed. */
const refuseLarge = [
  `CREATE FUNCTION refuse_large() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN IF (SELECT count(*) FROM gone) > 1000 THEN RAISE EXCEPTION 'too many rows at once'; END IF; RETURN NULL; END $$`,
  "CREATE TRIGGER refuse_large AFTER DELETE ON application REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION refuse_large()",
];

const refuseAny = [
  "CREATE FUNCTION refuse_any() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'not this one'; END $$",
  "CREATE TRIGGER refuse_any BEFORE DELETE ON application FOR EACH ROW EXECUTE FUNCTION refuse_any()",
];

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Cond"?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

onEveryEngine("The purge", (start, open) => {
  // A service creates the tables.
  beforeAll(async () => (await start()).stop());

  const opened = async (): Promise<Connection> => {
    const connection = await open();
    onTestFinished(() => connection.close());
    return connection;
  };

  it("catches up with any backlog, and keeps applications that a lead needs", async () => {
    const connection = await opened();
    await run(connection, empty, ...fill(2_400), ...refuseLarge);
    const lines = await purged(connection);
    expect(lines.map(({ msg }) => msg)).toEqual(["purged"]);
    expect(lines[0]?.purged).toMatchObject({ applications: 1_600 });
    expect(await countOf(connection, "application")).toBe(800);
    await run(connection, "DROP FUNCTION refuse_large CASCADE");
  });

  it("names a rule that fails, and completes the others", async () => {
    const connection = await opened();
    await run(
      connection,
      empty,
      ...fill(1),
      "INSERT INTO analytics_event (id, partner_id, event, received_at) VALUES ('1', 'default', '{}', now() - interval '2 years')",
      "INSERT INTO lead (id, status, fields, last_activity_at) VALUES ('old', 'QUOTED', '{}', now() - interval '40 days')",
      ...refuseAny,
    );
    const lines = await purged(connection);
    expect(lines.map(({ msg, rule }) => [msg, rule])).toEqual([["purge failed", "applications"], ["purged", undefined]]);
    expect([await countOf(connection, "lead"), await countOf(connection, "analytics_event"), await countOf(connection, "application")]).toEqual([0, 0, 1]);
    await run(connection, "DROP FUNCTION refuse_any CASCADE");
    expect((await purged(connection))[0]?.purged).toMatchObject({ applications: 1 });
  });

  it("runs in one process at a time", async ({ skip }) => {
    const connection = await opened();
    skip(connection.engine === "pglite", "the embedded database takes one process only");
    const another = await opened();
    await run(connection, empty, ...fill(1));
    await another.transaction(async (db) => {
      await db.execute(sql`SELECT pg_advisory_xact_lock(${purgeLock})`);
      expect(await purged(connection)).toMatchObject([{ msg: "purge left to another process", purged: {} }]);
      expect(await countOf(connection, "application")).toBe(1);
    });
    expect((await purged(connection))[0]?.purged).toMatchObject({ applications: 1 });
  });

  it("finds each rule's rows, and the rows that depend on them, by an index", async () => {
    const connection = await opened();
    const withoutIndex: string[] = [];
    await connection.transaction(async (db) => {
      // The tables are nearly empty, so the planner would prefer to read them whole.
      await db.execute(sql`SET LOCAL enable_seqscan = off`);
      for (const rule of rulesOf(db)) {
        const result: unknown = await db.execute(sql`EXPLAIN (FORMAT JSON) ${batchOf(rule, beginning)}`);
        const { rows: explained } = result as { rows: { "QUERY PLAN": { Plan: Plan }[] }[] };
        const nodes = nodesOf(explained[0]?.["QUERY PLAN"][0]?.Plan ?? { "Node Type": "none" });
        const isLed = nodes.some((node) => node["Index Cond"]?.includes(`${rule.since.name} <`));
        if (!isLed || nodes.some((node) => node["Node Type"] === "Seq Scan")) withoutIndex.push(rule.name);
      }
    });
    expect(withoutIndex).toEqual([]);
    // Deleting a row looks for the rows that refer to it.
    expect(
      await rows(
        connection,
        `SELECT conrelid::regclass::text AS "table", conname FROM pg_constraint
         WHERE contype = 'f' AND connamespace = 'public'::regnamespace
         AND NOT EXISTS (SELECT 1 FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1] AND indpred IS NULL)`,
      ),
    ).toEqual([]);
  });
});
