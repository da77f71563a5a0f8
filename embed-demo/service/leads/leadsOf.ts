import { sql } from "drizzle-orm";
import type { Database } from "../database/connection";
import { lead } from "../database/tables/lead";

/**
 * The leads that an application belongs to: one, or none. By the application alone: with a condition on the status beside it, a
 * planner without statistics, as the embedded database's always is, also reads the index of every lead in that status.
 */
export const leadsOf = (db: Database, applicationId: string) =>
  db.select({ id: lead.id, partnerId: lead.partnerId }).from(lead).where(sql`${lead.fields}->>'applicationId' = ${applicationId}`);
