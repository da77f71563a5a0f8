import { and, inArray, sql } from "drizzle-orm";
import type { QuoteStatus } from "../../../src/api/contract/values";
import type { Database } from "../database/connection";
import { lead } from "../database/tables/lead";

/** The service has seen how far the application's lead has come; it never goes back for it. */
export async function raiseLead(db: Database, applicationId: string, to: "QUOTED" | "BINDABLE"): Promise<void> {
  const behind: QuoteStatus[] = to === "QUOTED" ? ["CAPTURED"] : ["CAPTURED", "QUOTED"];
  const isAbout = sql`${lead.fields}->>'applicationId' = ${applicationId}`;
  await db.update(lead).set({ status: to }).where(and(isAbout, inArray(lead.status, behind)));
}
