import { eq, sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import type { Database } from "../../embed-demo/service/database/connection";
import { job } from "../../embed-demo/service/database/tables/job";
import { payment } from "../../embed-demo/service/database/tables/payment";
import { adoptEarlierPayments } from "../../embed-demo/service/payments/earlierPayments";
import { jobOf } from "../../embed-demo/service/payments/paymentJob";
import { onEveryEngine } from "./engines";

const bought = { partnerId: "p", quoteId: "q", carrierId: "c", planId: "MONTHLY", premiumCents: 1, successUrl: "", failureUrl: "" } as const;

onEveryEngine("Payments that release 1.0 has begun", (_start, open) => {
  it("get a job at the start, and during an upgrade as soon as it asks for a look; those that are over get none", async () => {
    const connection = await open();
    onTestFinished(() => connection.close());
    const { db } = connection;
    const begin = (id: string, isDue: boolean) =>
      db.insert(payment).values({ id, applicationId: `of ${id}`, leadId: `of ${id}`, ...bought, installments: [], state: { state: "requested" }, ...(isDue && { dueAt: sql`now()`, claim: "earlier" }) });
    await begin("before", true);
    await begin("over", false);
    await adoptEarlierPayments(connection);
    expect(await jobs(db)).toEqual([{ id: jobOf("before"), state: "waiting", payload: { transactionId: "before" }, isDue: true }]);
    await db.update(job).set({ state: "done", dueAt: sql`now() + interval '1 hour'`, claim: "dead", finishedAt: sql`now()` }).where(eq(job.id, jobOf("before")));

    await begin("meanwhile", true);
    await db.update(payment).set({ dueAt: sql`now()` }).where(eq(payment.id, "before"));
    await db.execute(sql`SELECT pg_notify('payment_work', 'meanwhile')`);
    await expect.poll(async () => (await jobs(db)).map(({ id, state, isDue }) => [id, state, isDue]), { timeout: 20_000 }).toEqual([
      [jobOf("before"), "waiting", true],
      [jobOf("meanwhile"), "waiting", true],
    ]);
    expect(await db.select({ claim: payment.claim, dueAt: payment.dueAt }).from(payment)).toEqual(Array.from({ length: 3 }, () => ({ claim: null, dueAt: null })));
  });
});

const isDue = sql<boolean>`${job.dueAt} <= now() AND ${job.claim} IS NULL AND ${job.finishedAt} IS NULL`;
const jobs = (db: Database) => db.select({ id: job.id, state: job.state, payload: job.payload, isDue }).from(job).orderBy(job.id);
