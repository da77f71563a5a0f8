import { and, inArray, isNull, lt, notExists, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Logger } from "pino";
import type { Database } from "../database/connection";
import {
  analyticsEvent, application, consent, email, handOff, idempotency, lead, payment, policy, rateBucket, resumeLink, session,
} from "../database/schema";
import { describeError } from "../describeError";
import { partialStatuses } from "../resources/leadStates";
import { before, retention } from "./periods";

/** In this order: an application goes when no lead is left that is about it. */
const rules = (db: Database): [name: string, table: PgTable, isOver: SQL | undefined][] => [
  ["leads", lead, and(inArray(lead.status, [...partialStatuses]), lt(lead.lastActivityAt, before(retention.partialLead)))],
  [
    "applications",
    application,
    and(
      lt(application.updatedAt, before(retention.partialLead)),
      notExists(db.select({ id: lead.id }).from(lead).where(sql`${lead.fields}->>'applicationId' = ${application.id}`)),
    ),
  ],
  ["handOffs", handOff, lt(handOff.createdAt, before(retention.handOff))],
  ["idempotencyKeys", idempotency, lt(idempotency.createdAt, before(retention.idempotencyKey))],
  ["resumeLinks", resumeLink, lt(resumeLink.createdAt, before(retention.resumeLink))],
  ["emails", email, lt(email.createdAt, before(retention.email))],
  ["sessions", session, lt(session.lastUsedAt, before(retention.session))],
  ["analyticsEvents", analyticsEvent, lt(analyticsEvent.receivedAt, before(retention.analytics))],
  ["consents", consent, lt(consent.receivedAt, before(retention.consent))],
  ["unpaidPayments", payment, and(sql`${payment.state}->>'state' = 'unpaid'`, lt(payment.updatedAt, before(retention.unpaid)))],
  ["payments", payment, and(isNull(payment.dueAt), lt(payment.updatedAt, before(retention.money)))],
  ["policies", policy, lt(policy.boundAt, before(retention.money))],
  ["rateBuckets", rateBucket, lt(rateBucket.fullAt, sql`now()`)],
];

/** Deletes what has been kept long enough, and logs how much of what. A failure is logged: the next hour tries again. */
export async function purge(db: Database, log: Logger): Promise<void> {
  try {
    const purged: Record<string, number> = {};
    for (const [name, table, isOver] of rules(db)) purged[name] = await remove(db, table, isOver);
    log.info({ purged }, "purge");
  } catch (error) {
    log.warn({ error: describeError(error) }, "purge failed");
  }
}

async function remove(db: Database, table: PgTable, isOver: SQL | undefined): Promise<number> {
  const result = await db.execute(sql`WITH gone AS (DELETE FROM ${table} WHERE ${isOver} RETURNING 1) SELECT count(*)::int AS count FROM gone`);
  return (result as { rows: { count: number }[] }).rows[0]?.count ?? 0;
}
