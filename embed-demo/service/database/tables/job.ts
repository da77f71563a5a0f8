import { sql } from "drizzle-orm";
import { bigserial, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, now } from "./columns";

/** The kinds of work that is done after the transaction that requests it. */
export type JobKind = "mail" | "payment" | "webhook";

/** `dead`: given up after its last try. An operator may retry it, like one that is done. */
export type JobState = "waiting" | "done" | "dead";

/** Work to do after the transaction that requested it has committed. */
export const job = pgTable(
  "job",
  {
    id: text("id").primaryKey(),
    /** Increases with each request, so that it orders the jobs of a queue. */
    number: bigserial("number", { mode: "number" }).notNull(),
    kind: text("kind").$type<JobKind>().notNull(),
    /** Jobs of one queue are done one after another; one without a queue waits for none. */
    queue: text("queue"),
    /** The lead that it is about, with which it is erased. Without a foreign key, because a job may report the erasure. */
    leadId: text("lead_id"),
    /** The trace of the request that it belongs to, as in a `traceparent` header; null if nothing is traced. */
    traceparent: text("traceparent"),
    /** Null once its content is erased: then there is nothing left to do. */
    payload: jsonb("payload"),
    state: text("state").$type<JobState>().notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    /** The start of the last try. */
    triedAt: instant("tried_at"),
    /** The time of the next try; during a try, the end of the worker's lease. */
    dueAt: now("due_at"),
    /** Identifies the try in progress; null between tries. */
    claim: text("claim"),
    /** The reason why the last failed try did, without personal data. */
    lastError: text("last_error"),
    createdAt: now("created_at"),
    finishedAt: instant("finished_at"),
  },
  (table) => [
    index("job_due").on(table.kind, table.dueAt).where(sql`${table.state} = 'waiting'`),
    index("job_queue").on(table.queue, table.number).where(sql`${table.state} = 'waiting'`),
    index("job_lead").on(table.leadId),
    index("job_dead").on(table.kind, table.createdAt).where(sql`${table.state} = 'dead'`),
    index("job_age").on(table.createdAt, table.id),
  ],
);
