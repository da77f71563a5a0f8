import type { Client } from "../api/client";
import type { BodyOf } from "../api/contract/endpoint";
import { createLead, deleteLead, updateLead } from "../api/contract/leads";
import type { QuoteStatus } from "../api/contract/values";
import { newId } from "../kernel/ids";
import { isNotFound } from "./isNotFound";
import { leadBody } from "./leadBody";
import type { Session } from "./session";
import type { LeadRef } from "./snapshot";

/** The status that the lead has; that of a new one where there is none. */
export const statusNow = (session: Session): QuoteStatus => (session.lead.peek()?.status as QuoteStatus | undefined) ?? "CAPTURED";

const queues = new WeakMap<Session, Promise<unknown>>();

/** Lead calls run one after another: each carries the revision that the one before it left. */
function enqueue<Value>(session: Session, work: (client: Client) => Promise<Value>): Promise<Value | null> {
  session.pendingLeadUpdates.value += 1;
  const run = (queues.get(session) ?? Promise.resolve())
    .then(() => work(session.api))
    .catch(() => null)
    .finally(() => {
      session.pendingLeadUpdates.value -= 1;
    });
  queues.set(session, run);
  return run;
}

interface Creation {
  readonly idempotencyKey: string;
  readonly body: BodyOf<typeof createLead>;
  /** Whose it is: started over, a session is somebody else's. */
  readonly secret: string;
}

/** A create that hasn't been answered. Tried again as it was, key and body, it makes no second lead; what is news since comes after it. */
const unanswered = new WeakMap<Session, Creation>();

/** Creates the lead; false where it can't be had. */
async function create(session: Session, client: Client, body: Creation["body"]): Promise<boolean> {
  const before = unanswered.get(session);
  const secret = session.secret.peek();
  const creation = before?.secret === secret ? before : { idempotencyKey: newId(), body, secret };
  unanswered.set(session, creation);
  const made = await client.call(createLead, { body: creation.body, idempotencyKey: creation.idempotencyKey });
  // Without a status there was no answer: the lead may be there.
  if (made.ok || made.error.status > 0) unanswered.delete(session);
  if (!made.ok) {
    session.logger.warn("lead-not-created", "Lead was not created", { code: made.error.code });
    return false;
  }
  const { leadId, token, revision, quoteStatus } = made.value;
  session.lead.value = { id: leadId, token, revision, status: quoteStatus };
  return creation === before ? update(session, client, body) : true;
}

/** Updates the lead that there is. One that the service has lost, or that another tab took back, is let go. */
async function update(session: Session, client: Client, body: BodyOf<typeof updateLead>): Promise<boolean> {
  const known = session.lead.peek();
  if (!known) return false;
  const attempt = (revision: number) => client.call(updateLead, { params: { leadId: known.id }, query: {}, body, token: known.token, revision });
  let updated = await attempt(known.revision);
  if (!updated.ok && updated.error.code === "REVISION_CONFLICT") updated = await attempt(updated.error.revision ?? known.revision);
  if (!updated.ok) {
    session.logger.warn("lead-not-updated", "Lead was not updated", { code: updated.error.code });
    if (isNotFound(updated.error)) session.lead.value = null;
    return false;
  }
  const { revision, quoteStatus } = updated.value;
  session.lead.value = quoteStatus === "FINALIZED" ? null : { ...known, revision, status: quoteStatus };
  return true;
}

/**
 * Sends the visitor's status: creates the lead where there is none and `mayCreate` (at the first address step, decision
 * 30), else updates it. A finalized lead's id is let go, so that a second line starts one of its own. True when it was kept.
 * A lead that can't be sent never holds the visitor up.
 */
export async function sendLead(session: Session, status: QuoteStatus, mayCreate = false): Promise<boolean> {
  const sent = await enqueue(session, async (client) => {
    const body = leadBody(session, status);
    if (session.lead.peek() && (await update(session, client, body))) return true;
    const { insuranceLine } = body;
    return !session.lead.peek() && mayCreate && insuranceLine ? create(session, client, { ...body, insuranceLine }) : false;
  });
  return sent ?? false;
}

/** Tells the service that the visitor is still there: an update with an empty body. */
export async function touchLead(session: Session): Promise<void> {
  if (!session.lead.peek()) return;
  await enqueue(session, async (client) => {
    const lead = session.lead.peek();
    if (!lead) return;
    const touched = await client.call(updateLead, { params: { leadId: lead.id }, query: {}, body: {}, token: lead.token });
    if (!touched.ok && isNotFound(touched.error)) session.lead.value = null;
    // Where the service is ahead, the next update would be refused for it.
    if (touched.ok && touched.value.revision !== lead.revision) session.lead.value = { ...lead, revision: touched.value.revision };
  });
}

/**
 * Takes a partial lead back when the visitor starts over. `known` is the lead of before, as the session has forgotten it by
 * now; one that is still being created is waited for.
 */
export async function discardLead(session: Session, known: LeadRef | null): Promise<void> {
  if (!known && session.pendingLeadUpdates.peek() === 0) return;
  await enqueue(session, async (client) => {
    const lead = session.lead.peek() ?? known;
    if (!lead) return;
    session.lead.value = null;
    await client.call(deleteLead, { params: { leadId: lead.id }, token: lead.token });
  });
}
