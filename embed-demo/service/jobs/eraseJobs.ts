import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "../database/connection";
import { job } from "../database/tables/job";

/**
 * Erases what jobs contain about a lead. One that a worker is doing at the moment loses its content and keeps its place, so that
 * the jobs after it in the queue still wait for the end of its try.
 */
export async function eraseJobs(db: Database, leadId: string): Promise<void> {
  await db.delete(job).where(and(eq(job.leadId, leadId), or(isNull(job.claim), ne(job.state, "waiting"))));
  await db.update(job).set({ payload: sql`NULL` }).where(eq(job.leadId, leadId));
}
