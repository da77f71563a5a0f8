import { and, eq, inArray } from "drizzle-orm";
import type { QuoteStatus } from "../../../src/api/contract/values";
import type { Database } from "../database/connection";
import { lead } from "../database/tables/lead";
import { leadsOf } from "./leadsOf";

/** Raises the status of the application's lead to what the service has seen; never lowers it. Returns the lead, if there is one. */
export async function raiseLead(db: Database, applicationId: string, to: "QUOTED" | "BINDABLE"): Promise<Awaited<ReturnType<typeof leadsOf>>> {
  const behind: QuoteStatus[] = to === "QUOTED" ? ["CAPTURED"] : ["CAPTURED", "QUOTED"];
  const leads = await leadsOf(db, applicationId);
  for (const { id } of leads) await db.update(lead).set({ status: to }).where(and(eq(lead.id, id), inArray(lead.status, behind)));
  return leads;
}
