import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import pino from "pino";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import type { Connection } from "../../embed-demo/service/database/connection";
import { purge } from "../../embed-demo/service/retention/purge";
import { onEveryEngine } from "./engines";

/** A table and its values. The first value is the key as plain text, the others are SQL. */
type Row = readonly [table: string, values: Readonly<Record<string, string>>];

const paid = { premium_cents: "1", installments: "'[]'", success_url: "''", failure_url: "''", partner_id: "'p'", quote_id: "'q'", carrier_id: "'c'", plan_id: "'MONTHLY'" } as const;
const lead = (id: string, status: string, since: string, about = ""): Row => ["lead", { id, status: `'${status}'`, fields: `'{"applicationId": "${about}"}'`, last_activity_at: since }];
const application = (id: string, since: string): Row => ["application", { id, applicant_id: "'a'", line: "'RENTERS'", parts: "'{}'", updated_at: since }];
const payment = (id: string, state: string, since: string): Row => ["payment", { id, application_id: `'of ${id}'`, lead_id: `'of ${id}'`, ...paid, state: `'{"state": "${state}"}'`, updated_at: since }];
const paymentJob = (id: string, since: string): Row => ["job", { id, kind: "'payment'", payload: `'{"transactionId": "of ${id}"}'`, created_at: since }];
const policy = (id: string, since: string): Row => ["policy", { policy_number: id, transaction_id: `'of ${id}'`, application_id: `'${id}'`, summary: "'{}'", bound_at: since }];
const signed = (id: string, since: string): Row => ["bind_submission", { application_id: id, lead_id: "'l'", quote_id: "'q'", submitted: "'{}'", submitted_at: since }];
const session = (id: string, since: string, hours = 24): Row => ["session", { id, token_hash: `'${id}'`, partner_id: "'p'", hours: String(hours), last_used_at: since }];
const resumeLink = (id: string, since: string, sessionId = "open"): Row => ["resume_link", { secret_hash: id, session_id: `'${sessionId}'`, partner_id: "'p'", visit: "''", created_at: since }];

/** Each retention rule: its name in the purge's log, its period, and a row that it covers. */
const kinds: readonly (readonly [name: string, period: string, row: (id: string, since: string) => Row])[] = [
  ...["CAPTURED", "QUOTED", "BINDABLE"].map((status) => [`leads ${status}`, "30 days", (id: string, since: string) => lead(id, status, since)] as const),
  ["leads FINALIZED", "2 years", (id, since) => lead(id, "FINALIZED", since)],
  ...["PAID", "BOUND"].map((status) => [`leads ${status}`, "7 years", (id: string, since: string) => lead(id, status, since)] as const),
  ["applications", "30 days", application],
  ["policies", "7 years", policy],
  ["signed applications", "30 days", signed],
  ["unpaid payments", "30 days", (id, since) => payment(id, "unpaid", since)],
  ["payments", "7 years", (id, since) => payment(id, "returned", since)],
  ["hand-offs", "24 hours", (id, since) => ["hand_off", { id, session_id: "'open'", partner_id: "'p'", ref: `'${id}'`, product_type: "'PET'", customer_id: "'c'", lead: "'{}'", expires_at: "now()", created_at: since }]],
  ["idempotency keys", "24 hours", (id, since) => ["idempotency", { key_hash: id, partner_id: "'p'", request_hash: "'r'", created_at: since }]],
  ["resume links", "24 hours", resumeLink],
  ["erasure links", "24 hours", (id, since) => ["erasure_link", { secret_hash: id, partner_id: "'p'", address: "''", created_at: since }]],
  ["emails", "24 hours", (id, since) => ["email", { id, created_at: since }]],
  ["jobs", "14 days", (id, since) => ["job", { id, kind: "'mail'", created_at: since }]],
  ["sessions", "24 hours", session],
  ["analytics events", "13 months", (id, since) => ["analytics_event", { id, partner_id: "'p'", event: "'{}'", received_at: since }]],
  ["consents", "5 years", (id, since) => ["consent", { id, lead_id: "'l'", partner_id: "'p'", kind: "'CALLS_AND_TEXTS'", given: "true", text: "''", text_version: "''", text_hash: "''", page_url: "''", received_at: since }]],
  ["request counts", "0 minutes", (id, since) => ["rate_bucket", { caller: id, requests: "1", at: "now()", full_at: since }]],
];

const long = "now() - interval '40 days'";
const recent = "now() - interval '1 day'";
const week = 168;
const [withinWeek, pastWeek] = ["now() - interval '3 days'", "now() - interval '8 days'"];

/** Rows older than their own period, with the rows that may keep them, and whether they do. */
const kept: readonly (readonly [what: string, rows: (id: string) => readonly [Row, ...Row[]], stays: boolean])[] = [
  ["an application that a kept lead is about", (id) => [application(id, long), lead(`of ${id}`, "FINALIZED", long, id)], true],
  ["an application that an ended lead was about", (id) => [application(id, long), lead(`of ${id}`, "QUOTED", long, id)], false],
  ["an application that is being paid for", (id) => [application(id, long), ["payment", { ...payment(`of ${id}`, "awaiting", recent)[1], application_id: `'${id}'` }]], true],
  ["an application whose payment is over", (id) => [application(id, long), ["payment", { ...payment(`of ${id}`, "bound", recent)[1], application_id: `'${id}'` }]], false],
  ["what was signed for a kept application", (id) => [signed(id, long), application(id, recent)], true],
  ["what was signed for a policy", (id) => [signed(id, long), policy(id, recent)], true],
  ["the job of an open payment", (id) => [paymentJob(id, long), payment(`of ${id}`, "returning", long)], true],
  ["the job of a payment that is over", (id) => [paymentJob(id, long), payment(`of ${id}`, "returned", long)], false],
  ["a payment with money", (id) => [payment(id, "bound", long)], true],
  ["a session of a week on its fourth day", (id) => [session(id, withinWeek, week)], true],
  ["a session of a week after it", (id) => [session(id, pastWeek, week)], false],
  ["a session of a day on its fourth day", (id) => [session(id, withinWeek)], false],
  ["a link to a session of a week on its fourth day", (id) => [resumeLink(id, withinWeek, `of ${id}`), session(`of ${id}`, "now()", week)], true],
  ["a link to a session of a day on its fourth day", (id) => [resumeLink(id, withinWeek, `of ${id}`), session(`of ${id}`, "now()")], false],
  ["a payment without money", (id) => [payment(id, "unpaid", long)], false],
];

onEveryEngine("Periods", (start, open) => {
  // A service creates the tables.
  beforeAll(async () => (await start()).stop());

  const opened = async (): Promise<Connection> => {
    const connection = await open();
    onTestFinished(() => connection.close());
    await connection.db.execute(sql.raw(`TRUNCATE ${[...new Set(kinds.map(([, , row]) => row("", "")[0]))].join(", ")} CASCADE`));
    return connection;
  };
  const insert = (connection: Connection, [table, values]: Row) => {
    const [key = "", ...others] = Object.keys(values);
    return connection.db.execute(sql.raw(`INSERT INTO ${table} (${[key, ...others].join(", ")}) VALUES ('${values[key]!}', ${others.map((name) => values[name]).join(", ")})`));
  };
  const isThere = async (connection: Connection, [table, values]: Row): Promise<boolean> => {
    const [key = ""] = Object.keys(values);
    const result: unknown = await connection.db.execute(sql.raw(`SELECT 1 FROM ${table} WHERE ${key} = '${values[key]!}'`));
    return (result as { rows: unknown[] }).rows.length > 0;
  };
  const purged = async (connection: Connection): Promise<Record<string, number>> => {
    const lines: string[] = [];
    const sink = new Writable({ write: (line: Buffer, _encoding, done) => (lines.push(line.toString()), done()) });
    await purge(connection, pino(sink), new AbortController().signal);
    expect(lines).toHaveLength(1);
    return (JSON.parse(lines[0] ?? "") as { purged: Record<string, number> }).purged;
  };

  it("delete rows an hour past the period, and keep those an hour short of it", async () => {
    const connection = await opened();
    await insert(connection, session("open", "now()"));
    for (const [name, period, row] of kinds) {
      for (const [age, hour] of [["old", "- interval '1 hour'"], ["young", "+ interval '1 hour'"]] as const) await insert(connection, row(`${name} ${age}`, `now() - interval '${period}' ${hour}`));
    }
    expect(await purged(connection)).toEqual(Object.fromEntries(kinds.map(([name]) => [name, 1])));
    const left = await Promise.all(kinds.map(async ([name, , row]) => [name, await isThere(connection, row(`${name} old`, "")), await isThere(connection, row(`${name} young`, ""))] as const));
    expect(left).toEqual(kinds.map(([name]) => [name, false, true]));
  });

  it("don't delete rows that other rows still keep", async () => {
    const connection = await opened();
    for (const [what, rows] of kept) for (const row of rows(what).toReversed()) await insert(connection, row);
    await purged(connection);
    const left = await Promise.all(kept.map(async ([what, rows]) => [what, await isThere(connection, rows(what)[0])] as const));
    expect(left).toEqual(kept.map(([what, , stays]) => [what, stays]));
  });
});
