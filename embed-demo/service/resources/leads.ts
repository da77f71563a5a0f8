import { and, asc, eq, sql } from "drizzle-orm";
import { createLead, deleteLead, listConsents, readLead, recordConsent, updateLead } from "../../../src/api/contract/leads";
import { newId } from "../../../src/kernel/ids";
import type { Database } from "../database/connection";
import { consent, lead } from "../database/schema";
import { route, sessionOf } from "../http/call";
import { ProblemError } from "../http/problemError";
import { joinSession, sha256 } from "../http/sessions";
import { updatedFields } from "./leadFields";

type Stored = typeof lead.$inferSelect;

export const leadsRoutes = [
  route(createLead, async (call) => {
    const { sessionId, token } = await joinSession(call);
    const [created] = await call.db.insert(lead).values({ id: newId(), sessionId, fields: call.body }).returning();
    if (!created) throw new Error("The lead wasn't written");
    return { ...receipt(created), token };
  }),

  route(readLead, async (call) => {
    const found = await ownLead(call);
    return {
      ...receipt(found),
      insuranceLine: found.fields.insuranceLine,
      applicationId: found.fields.applicationId,
      createdTimestamp: found.createdAt.toISOString(),
      updatedTimestamp: found.updatedAt.toISOString(),
      lastActivityTimestamp: found.lastActivityAt.toISOString(),
    };
  }),

  route(updateLead, async (call) => {
    const found = await ownLead(call, true);
    const sent = { ...pick(call.query), ...call.body };
    if (Object.keys(call.body).length === 0) {
      await call.db.update(lead).set({ lastActivityAt: sql`now()` }).where(eq(lead.id, found.id));
      return receipt(found);
    }
    if (found.fields.quoteStatus === "FINALIZED") throw new ProblemError("LEAD_FINALIZED");
    if (call.revision !== found.revision) throw new ProblemError("REVISION_CONFLICT", { revision: found.revision });
    const [updated] = await call.db
      .update(lead)
      .set({ fields: updatedFields(found.fields, sent), revision: found.revision + 1, updatedAt: sql`now()`, lastActivityAt: sql`now()` })
      .where(eq(lead.id, found.id))
      .returning();
    return receipt(updated ?? found);
  }),

  route(deleteLead, async (call) => {
    const found = await ownLead(call, true);
    if (found.fields.quoteStatus === "FINALIZED") throw new ProblemError("LEAD_FINALIZED");
    await call.db.delete(lead).where(eq(lead.id, found.id));
    return undefined;
  }),

  route(recordConsent, async (call) => {
    const { id: leadId } = await ownLead(call);
    const row = { ...call.body, id: newId(), leadId, textHash: sha256(call.body.text), phone: call.body.phone ?? null };
    const [stored] = await call.db.insert(consent).values(row).returning();
    if (!stored) throw new Error("The consent wasn't written");
    return consentOf(stored);
  }),

  route(listConsents, async (call) => {
    const { id: leadId } = await ownLead(call);
    const stored = await call.db.select().from(consent).where(eq(consent.leadId, leadId)).orderBy(asc(consent.receivedAt));
    return { consents: stored.map(consentOf) };
  }),
];

/** The caller's own lead. Another's looks like none. */
async function ownLead(call: { db: Database; sessionId: string | null; params: { leadId: string } }, lock = false): Promise<Stored> {
  const query = call.db.select().from(lead).where(and(eq(lead.id, call.params.leadId), eq(lead.sessionId, sessionOf(call))));
  const [found] = await (lock ? query.for("update") : query);
  if (!found) throw new ProblemError("NOT_FOUND");
  return found;
}

const receipt = ({ id, fields, revision }: Stored) => ({
  leadId: id,
  quoteStatus: fields.quoteStatus ?? ("CAPTURED" as const),
  recordType: fields.recordType ?? ("HAPPY" as const),
  revision,
});

/** Members of the query that a lead keeps; the state of the query only says what the update is about (spec §7). */
const pick = ({ product, carrier, scope }: { product?: Stored["fields"]["product"]; carrier?: string | undefined; scope?: Stored["fields"]["scope"] }) => ({
  ...(product !== undefined && { product }),
  ...(carrier !== undefined && { carrier }),
  ...(scope !== undefined && { scope }),
});

const consentOf = ({ id, kind, given, text, textVersion, textHash, pageUrl, phone, at, receivedAt }: typeof consent.$inferSelect) => ({
  consentId: id,
  kind,
  given,
  text,
  textVersion,
  textHash,
  pageUrl,
  ...(phone !== null && { phone }),
  at,
  receivedTimestamp: receivedAt.toISOString(),
});
