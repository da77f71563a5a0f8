import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../database/connection";
import { email } from "../database/tables/email";
import { lead } from "../database/tables/lead";
import { eraseLead } from "./eraseLead";

/** A lead has the address, however it was capitalized. An index leads there. */
export const hasEmail = (address: string): SQL => sql`lower(${lead.fields}->>'email') = ${address.toLowerCase()}`;

/** Erases every lead of an e-mail address, whatever became of it, and the letters that wait for it. Says how many leads. To be run in a transaction. */
export async function erasePerson(db: Database, address: string): Promise<number> {
  const found = await db.select().from(lead).where(hasEmail(address)).for("update");
  for (const one of found) await eraseLead(db, one);
  await db.delete(email).where(sql`lower(${email.message}->>'to') = ${address.toLowerCase()}`);
  return found.length;
}
