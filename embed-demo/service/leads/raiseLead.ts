import { and, eq, inArray, sql } from "drizzle-orm";
import type { QuoteStatus } from "../../../src/api/contract/values";
import type { Database } from "../database/connection";
import { lead } from "../database/tables/lead";

/**
 * The leads that an application belongs to: one, or none. By the application alone: with a condition on the status beside it, a
 * planner without statistics, as the embedded database's always is, also reads the index of every lead in that status.
 */
export const leadsOf = (db: Database, applicationId: string) =>
  db.select({ id: lead.id, partnerId: lead.partnerId }).from(lead).where(sql`${lead.fields}->>'applicationId' = ${applicationId}`);

/** Raises the status of the application's lead to what the service has seen; never lowers it. Returns the lead, if there is one. */
export async function raiseLead(db: Database, applicationId: string, to: "QUOTED" | "BINDABLE"): Promise<Awaited<ReturnType<typeof leadsOf>>> {
  const behind: QuoteStatus[] = to === "QUOTED" ? ["CAPTURED"] : ["CAPTURED", "QUOTED"];
  const leads = await leadsOf(db, applicationId);
  for (const { id } of leads) await db.update(lead).set({ status: to }).where(and(eq(lead.id, id), inArray(lead.status, behind)));
  return leads;
}
