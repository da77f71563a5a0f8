import { asc, eq } from "drizzle-orm";
import type { z } from "../../../src/kernel/zod";
import type { ConsentKind, shownText } from "../../../src/api/contract/leads";
import { newId } from "../../../src/kernel/ids";
import type { Database } from "../database/connection";
import { consent } from "../database/tables/lead";
import { sha256 } from "../http/sessions";

export type StoredConsent = typeof consent.$inferSelect;

interface Said extends z.output<typeof shownText> {
  leadId: string;
  partnerId: string;
  kind: ConsentKind;
  given: boolean;
  phone?: string | null | undefined;
}

/** Stores the receipt of a consent, in the caller's transaction. The service sets its time. */
export async function keepConsent(db: Database, { phone = null, ...said }: Said): Promise<StoredConsent> {
  const [stored] = await db
    .insert(consent)
    .values({ ...said, id: newId(), textHash: sha256(said.text), phone })
    .returning();
  if (!stored) throw new Error("The consent wasn't written");
  return stored;
}

/** A lead's receipts, oldest first. */
export const consentsOf = (db: Database, leadId: string): Promise<StoredConsent[]> =>
  db.select().from(consent).where(eq(consent.leadId, leadId)).orderBy(asc(consent.receivedAt));
