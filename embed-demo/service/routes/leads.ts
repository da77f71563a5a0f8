import { and, eq, sql } from "drizzle-orm";
import { createLead, deleteLead, listConsents, readLead, recordConsent, updateLead } from "../../../src/api/contract/leads";
import type { QuoteStatus } from "../../../src/api/contract/values";
import { canonicalJson, newId } from "../../../src/kernel/ids";
import type { Database } from "../database/connection";
import { application } from "../database/tables/application";
import { lead } from "../database/tables/lead";
import { session } from "../database/tables/session";
import { route, sessionOf } from "../http/call";
import { ProblemError } from "../http/problemError";
import { joinSession } from "../http/sessions";
import { eraseLead } from "../retention/eraseLead";
import { consentsOf, keepConsent, type StoredConsent } from "../leads/consents";
import { keepsPurchase, updatedFields } from "../leads/leadFields";
import type { LeadFields, StoredLead } from "../database/tables/lead";
import { checkOpen, statusAfter } from "../leads/leadStates";
import { leadNow } from "../webhooks/leadNow";
import { reportEvent } from "../webhooks/reportEvent";

export const leadsRoutes = [
  route(createLead, async (call) => {
    const { quoteStatus, ...said } = call.body;
    const status = statusAfter("CAPTURED", quoteStatus);
    const { sessionId, token } = await joinSession(call);
    const fields = await withOwnApplication(call.db, sessionId, said);
    const [created] = await call.db.insert(lead).values({ id: newId(), sessionId, partnerId: call.partner.id, status, finalizedAt: finalizedNow(status), fields }).returning();
    if (!created) throw new Error("The lead wasn't written");
    await reportEvent(call.db, created, { type: "lead.created", data: leadNow(created) });
    await reportProgress(call.db, null, created);
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
    if (Object.keys(call.body).length === 0) {
      await call.db.update(lead).set({ lastActivityAt: sql`now()` }).where(eq(lead.id, found.id));
      return { ...receipt(found), device: await deviceOf(call) };
    }
    checkOpen(found.status);
    if (call.revision !== found.revision) throw new ProblemError("REVISION_CONFLICT", { revision: found.revision });
    const { quoteStatus, withdrawn, ...body } = call.body;
    const said = await withOwnApplication(call.db, sessionOf(call), { ...pick(call.query), ...body });
    const status = statusAfter(found.status, quoteStatus);
    const [updated] = await call.db
      .update(lead)
      .set({
        status,
        finalizedAt: finalizedNow(status),
        fields: updatedFields(found.fields, quoteStatus === "FINALIZED" ? said : keepsPurchase(found.fields, said), withdrawn),
        revision: found.revision + 1,
        updatedAt: sql`now()`,
        lastActivityAt: sql`now()`,
      })
      .where(eq(lead.id, found.id))
      .returning();
    if (!updated) throw new Error("The lead wasn't written");
    await reportProgress(call.db, found, updated);
    return { ...receipt(updated), device: await deviceOf(call) };
  }),

  route(deleteLead, async (call) => {
    const found = await ownLead(call, true);
    checkOpen(found.status);
    await eraseLead(call.db, found);
    return undefined;
  }),

  route(recordConsent, async (call) => {
    const { id: leadId } = await ownLead(call);
    const { at: _theirClock, ...said } = call.body;
    return consentOf(await keepConsent(call.db, { ...said, leadId, partnerId: call.partner.id }));
  }),

  route(listConsents, async (call) => {
    const { id: leadId } = await ownLead(call);
    return { consents: (await consentsOf(call.db, leadId)).map(consentOf) };
  }),
];

/** The lead was open until now: a closed one can't be updated. */
const finalizedNow = (status: QuoteStatus) => (status === "FINALIZED" ? sql`now()` : null);

/** Reports that a lead, open until now, went to an advisor, and that the person asked for a call. */
async function reportProgress(db: Database, before: StoredLead | null, after: StoredLead): Promise<void> {
  if (after.status === "FINALIZED") await reportEvent(db, after, { type: "lead.finalized", data: leadNow(after) });
  const wish = after.fields.contactPreference;
  const isNew = canonicalJson(wish) !== canonicalJson(before?.fields.contactPreference);
  if (wish?.by === "CALL" && isNew) await reportEvent(db, after, { type: "callback.requested", data: { ...leadNow(after), callAt: wish.callAt } });
}

/** The caller's own lead. Another session's counts as missing. */
async function ownLead(call: { db: Database; sessionId: string | null; params: { leadId: string } }, lock = false): Promise<StoredLead> {
  const query = call.db.select().from(lead).where(and(eq(lead.id, call.params.leadId), eq(lead.sessionId, sessionOf(call))));
  const [found] = await (lock ? query.for("update") : query);
  if (!found) throw new ProblemError("NOT_FOUND");
  return found;
}

/** Ids grant no access: a lead can't name an application of another session. */
async function withOwnApplication<Said extends Partial<LeadFields>>(db: Database, sessionId: string, said: Said): Promise<Said> {
  if (said.applicationId === undefined) return said;
  const [own] = await db
    .select({ id: application.id })
    .from(application)
    .where(and(eq(application.id, said.applicationId), eq(application.sessionId, sessionId)));
  if (own) return said;
  const { applicationId: _strangers, ...rest } = said;
  return rest as Said;
}

async function deviceOf(call: { db: Database; sessionId: string | null }): Promise<number> {
  const [found] = await call.db.select({ device: session.device }).from(session).where(eq(session.id, sessionOf(call)));
  return found?.device ?? 0;
}

const receipt = ({ id, status, fields, revision }: StoredLead) => ({
  leadId: id,
  quoteStatus: status,
  recordType: fields.recordType ?? ("HAPPY" as const),
  revision,
});

/** Members of the query that a lead stores; the query's state only says what the update is about. */
const pick = ({ product, carrier, scope }: { product?: StoredLead["fields"]["product"]; carrier?: string | undefined; scope?: StoredLead["fields"]["scope"] }) => ({
  ...(product !== undefined && { product }),
  ...(carrier !== undefined && { carrier }),
  ...(scope !== undefined && { scope }),
});

/** The service sets both times: the receipt has to prove the time of consent, so the caller can't choose it. */
const consentOf = ({ id, kind, given, text, textVersion, textHash, pageUrl, phone, receivedAt }: StoredConsent) => ({
  consentId: id,
  kind,
  given,
  text,
  textVersion,
  textHash,
  pageUrl,
  ...(phone !== null && { phone }),
  at: receivedAt.toISOString(),
  receivedTimestamp: receivedAt.toISOString(),
});
