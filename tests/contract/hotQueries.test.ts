import { eq, sql, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pg-proxy";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Connection, Database } from "../../embed-demo/service/database/connection";
import { application } from "../../embed-demo/service/database/tables/application";
import { lead } from "../../embed-demo/service/database/tables/lead";
import { answerOnce } from "../../embed-demo/service/http/idempotency";
import { findSession } from "../../embed-demo/service/http/sessions";
import { claimJobs } from "../../embed-demo/service/jobs/claims";
import { leadsOf } from "../../embed-demo/service/leads/raiseLead";
import { readFigures } from "../../embed-demo/service/metrics/figures";
import { latestPayment } from "../../embed-demo/service/payments/ownPayments";
import { createQuoteReader } from "../../embed-demo/service/quotes/quoteReader";
import { readQuotes } from "../../embed-demo/service/quotes/readQuotes";
import { claimTasks, finishTasks, openTasks, renewTasks } from "../../embed-demo/service/quotes/tasks";
import { erasePerson, hasEmail } from "../../embed-demo/service/retention/erasePerson";
import { eraseLead } from "../../embed-demo/service/retention/eraseLead";
import { batchOf, beginning } from "../../embed-demo/service/retention/purge";
import { rulesOf } from "../../embed-demo/service/retention/rules";
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

const readWhole = (plan: readonly string[]): string[] => plan.filter((used) => used.startsWith("all of"));

/** Returns the statements that a function executes where it finds nothing, or what `found` returns for a statement. */
async function statementsOf(run: (db: Database) => Promise<unknown>, found: (text: string) => unknown[][] = () => []): Promise<SQL[]> {
  const seen: SQL[] = [];
  const nothing = { rows: [{ jobs: [], wait: null }] };
  const db = drizzle(async (text, params: readonly unknown[], method) => {
    const parts = text.split(/\$(\d+)/);
    seen.push(sql.join(parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${params[Number(part) - 1]}`))));
    return { rows: method === "execute" ? (nothing as unknown as []) : found(text) };
  });
  // One that insists on a row has said what it asks.
  await run(db as unknown as Database).catch(() => {});
  return seen;
}

const visited = { id: "application 77", sessionId: "session 77", ratingRun: 1, line: "RENTERS" };

// The embedded database never counts its rows, a server does so whenever it likes. Both are asked, so nobody else may count.
const uncounted = `DO $$ DECLARE name regclass; BEGIN
  FOR name IN SELECT oid FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace LOOP EXECUTE format('ALTER TABLE %s SET (autovacuum_enabled = off)', name); END LOOP;
END $$`;
const counts = [
  { counted: "before the database has counted its rows", count: "", payments: { ofMetrics: ["payment_state"], ofApplication: "payment_of" } },
  { counted: "after the database has counted its rows", count: "ANALYZE", payments: { ofMetrics: ["payment_age", "payment_open"], ofApplication: "payment_open" } },
];
const fill = [
  uncounted,
  `INSERT INTO session (id, token_hash, partner_id) SELECT 'session ' || i, 'token ' || i, 'default' FROM generate_series(1, 50000) i`,
  `INSERT INTO lead (id, session_id, status, fields) SELECT 'lead ' || i, 'session ' || i, (ARRAY['CAPTURED', 'QUOTED', 'FINALIZED'])[1 + i % 3],
     jsonb_build_object('applicationId', 'application ' || i, 'email', 'person' || i || '@example.com') FROM generate_series(1, 200000) i`,
  `INSERT INTO application (id, session_id, applicant_id, line, parts, rating_run) SELECT 'application ' || i, 'session ' || i, 'applicant ' || i, 'RENTERS', '{}', 1
     FROM generate_series(1, 50000) i`,
  `INSERT INTO rating (id, application_id, run, carrier_id, status, result) SELECT 'rating ' || i, 'application ' || 1 + i % 25000, 1, 'carrier ' || i / 25000, 'priced', '{}'
     FROM generate_series(0, 99999) i`,
  `INSERT INTO rating (id, application_id, run, carrier_id) SELECT 'open ' || i, 'application ' || 30000 + i, 1, 'carrier ' || i FROM generate_series(1, 50) i`,
  `INSERT INTO payment (id, session_id, partner_id, application_id, lead_id, quote_id, carrier_id, plan_id, premium_cents, installments, success_url, failure_url, state, updated_at)
     SELECT 'payment ' || i, 'session ' || i, 'default', 'application ' || i, 'lead ' || i, 'quote', 'carrier', 'full', 1, '[]', '', '', '{"state": "bound"}', now() - interval '30 days'
     FROM generate_series(1, 50000) i`,
  `INSERT INTO idempotency (partner_id, key_hash, request_hash) SELECT 'default', 'key ' || i, '' FROM generate_series(1, 50000) i`,
  `INSERT INTO job (id, kind, lead_id, state, payload) SELECT 'job ' || i, 'webhook', 'lead ' || i, 'done', '{}' FROM generate_series(1, 50000) i`,
  `INSERT INTO hand_off (id, session_id, partner_id, ref, product_type, customer_id, lead, expires_at)
     SELECT 'hand-off ' || i, 'session ' || i, 'default', 'ref ' || i, 'PERSONAL_HOME', 'customer ' || i, jsonb_build_object('leadId', 'lead ' || i), now() FROM generate_series(1, 20000) i`,
  `INSERT INTO bind_submission (application_id, lead_id, quote_id, submitted) SELECT 'application ' || i, 'lead ' || i, 'quote', '{}' FROM generate_series(1, 20000) i`,
  `INSERT INTO policy (policy_number, transaction_id, application_id, summary) SELECT 'policy ' || i, 'payment ' || i, 'application ' || i, '{}' FROM generate_series(1, 20000) i`,
  `INSERT INTO analytics_event (id, partner_id, event) SELECT 'event ' || i, 'default', jsonb_build_object('sessionId', 'visit ' || i, 'visitorId', 'visitor ' || i) FROM generate_series(1, 20000) i`,
  `INSERT INTO email (id, session_id) SELECT 'email ' || i, 'session ' || i FROM generate_series(1, 20000) i`,
  `INSERT INTO resume_link (secret_hash, session_id, partner_id, visit) SELECT 'link ' || i, 'session ' || i, 'default', '' FROM generate_series(1, 20000) i`,
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
  /** Returns the plan of each statement of a function. */
  const plansOf = async (connection: Connection, run: (db: Database) => Promise<unknown>, found?: (text: string) => unknown[][]): Promise<string[][]> => {
    const plans: string[][] = [];
    for (const statement of await statementsOf(run, found)) plans.push(await planOf(connection, statement));
    return plans;
  };

  describe.each(counts)("$counted", ({ count, payments }) => {
    beforeAll(async () => {
      const connection = await open();
      if (count) await connection.db.execute(sql.raw(count));
      await connection.close();
    });

    it("a lead is found by its application, its session and its address with the index of that alone", async () => {
      const connection = await opened();
      const { db } = connection;
      expect(await planOf(connection, leadsOf(db, "application 77").getSQL())).toEqual(["lead_application"]);
      expect(await planOf(connection, sql`SELECT id FROM ${lead} WHERE ${eq(lead.sessionId, "session 77")}`)).toEqual(["lead_session"]);
      expect(await planOf(connection, sql`SELECT id FROM ${lead} WHERE ${hasEmail("person77@example.com")}`)).toEqual(["lead_email"]);
    });

    it("a person is erased without reading any table whole", async () => {
      const person = { id: "lead 77", sessionId: "session 77", partnerId: "default", fields: { insuranceLine: "RENTERS", sessionId: "visit 77", visitorId: "visitor 77" } } as const;
      const erased = (text: string): unknown[][] => (text.startsWith('delete from "application"') ? [["application 77", "applicant 77"]] : []);
      const plans = await plansOf(await opened(), (db) => eraseLead(db, person), erased);
      expect(plans.length).toBeGreaterThan(10);
      // A dozen partners are quicker to read than an index.
      expect(plans.map((plan) => readWhole(plan).filter((table) => table !== "all of partner"))).toEqual(plans.map(() => []));
      expect(plans).toEqual(expect.arrayContaining([["hand_off_customer", "hand_off_lead"], expect.arrayContaining(["bind_submission_lead", "bind_submission_pkey"])]));
    });

    it("the leads and e-mails of an address are erased by an index", async () => {
      expect(await plansOf(await opened(), (db) => erasePerson(db, "person77@example.com"))).toEqual([["lead_email"], ["email_recipient"]]);
    });

    it("a session, the answer to a repeated call and the payment of a visit are found by an index", async () => {
      const connection = await opened();
      expect(await plansOf(connection, (db) => findSession(db, "default", "token"))).toEqual([["session_token_hash_unique"]]);
      const repeated = { partnerId: "default", key: "key", request: {} };
      expect((await plansOf(connection, (db) => answerOnce(db, repeated, () => Promise.reject(new Error("It isn't repeated"))))).at(-1)).toEqual(["idempotency_partner_id_key_hash_pk"]);
      expect(await plansOf(connection, (db) => latestPayment(db, visited))).toEqual([["lead_session", "payment_lead", "payment_of"]]);
    });

    it("quotes are read by an index, for one application and for all streams of a process", async () => {
      const connection = await opened();
      expect(await plansOf(connection, (db) => readQuotes(db, visited))).toEqual([["rating_once"]]);
      const streams = Array.from({ length: 100 }, (_none, index) => ({ applicationId: `application ${index}`, sessionId: "", told: () => [], onRead: () => {} }));
      const reading = await plansOf(connection, async (db) => {
        const read = createQuoteReader(db);
        await Promise.all(streams.map(read));
      });
      expect(reading).toEqual([["application_pkey", "rating_once"]]);
    });

    it("a worker finds, renews and finishes the companies to ask without reading those that have answered", async () => {
      const connection = await opened();
      const ids = Array.from({ length: 50 }, (_none, index) => `open ${index}`);
      const answered = ids.map((id) => ({ id, attempt: 1, result: { outcome: "declined", message: "" } as const }));
      const plans = await plansOf(connection, async (db) => {
        await openTasks(db, 400, ["carrier 1"]);
        await claimTasks(db, "worker", ids);
        await renewTasks(db, "worker", ids);
        await finishTasks(db, "worker", answered);
      });
      expect(plans[0]).toEqual(["application_pkey", "rating_open", "session_pkey"]);
      expect(plans).toHaveLength(4);
      expect(plans.flatMap(readWhole)).toEqual([]);
    });

    it("a worker finds the jobs that are due without reading those that are done", async () => {
      const [claim] = await plansOf(await opened(), (db) => claimJobs(db, "webhook", "worker", 16));
      expect(readWhole(claim!)).toEqual([]);
    });

    it("the metrics count what isn't over without reading what is", async () => {
      const [figures] = await plansOf(await opened(), readFigures);
      expect(readWhole(figures!)).toEqual([]);
      expect(figures).toEqual(expect.arrayContaining([...payments.ofMetrics, "rating_open"]));
    });

    // The other rules' indexes: `purge.test.ts`. Of a table that is small beside its batch, reading the whole is quicker.
    it("retention finds leads and applications whose period is over, and the leads that keep an application, by their indexes", async () => {
      const connection = await opened();
      for (const rule of rulesOf(connection.db).filter(({ table }) => table === lead)) expect(await planOf(connection, batchOf(rule, beginning))).toEqual(["lead_age", "lead_pkey"]);
      const applications = rulesOf(connection.db).find(({ table }) => table === application)!;
      expect(await planOf(connection, batchOf(applications, beginning))).toEqual(["application_age", "application_pkey", "lead_application", payments.ofApplication]);
    });
  });
});
