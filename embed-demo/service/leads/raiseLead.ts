import { and, inArray, sql } from "drizzle-orm";
import type { QuoteStatus } from "../../../src/api/contract/values";
import type { Database } from "../database/connection";
import { lead } from "../database/tables/lead";

/** Raises the status of the application's lead to what the service has seen; never lowers it. */
export async function raiseLead(db: Database, applicationId: string, to: "QUOTED" | "BINDABLE"): Promise<void> {
  const behind: QuoteStatus[] = to === "QUOTED" ? ["CAPTURED"] : ["CAPTURED", "QUOTED"];
  const isAbout = sql`${lead.fields}->>'applicationId' = ${applicationId}`;
  await db.update(lead).set({ status: to }).where(and(isAbout, inArray(lead.status, behind)));
}
