import { eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "../database/connection";
import { email } from "../database/tables/email";
import { lead } from "../database/tables/lead";
import { eraseLead } from "./eraseLead";

/** True for a lead with the address, in any capitalization. Uses an index. */
export const hasEmail = (address: string): SQL => sql`lower(${lead.fields}->>'email') = ${address.toLowerCase()}`;

/** Erases every lead of an e-mail address, in any state, and its unsent e-mails. Returns the number of leads. Run it in a transaction. */
export async function erasePerson(db: Database, address: string): Promise<number> {
  const found = await db.select().from(lead).where(hasEmail(address)).for("update");
  for (const one of found) await eraseLead(db, one);
  await db.delete(email).where(sql`lower(${email.message}->>'to') = ${address.toLowerCase()}`);
  return found.length;
}

/**
 * Erases the person of a lead: every lead of its e-mail address, or the lead alone if it has none. Returns the number of leads, 0
 * if there is no such lead. Run it in a transaction.
 */
export async function erasePersonOf(db: Database, leadId: string): Promise<number> {
  const [one] = await db.select().from(lead).where(eq(lead.id, leadId)).for("update");
  if (!one) return 0;
  if (one.fields.email) return erasePerson(db, one.fields.email);
  await eraseLead(db, one);
  return 1;
}
