import type { Client } from "../../api/client";
import type { BodyOf } from "../../api/contract/requests";
import { createLead, deleteLead, updateLead } from "../../api/contract/leads";
import type { Problem } from "../../api/contract/problem";
import type { QuoteStatus } from "../../api/contract/values";
import { detailsOf } from "../../api/problems";
import { hashOf, newId } from "../../kernel/ids";
import { learnOfPolicy } from "../purchase/bought";
import type { Effect } from "../effect";
import { hearOfDevice } from "../kept/device";
import { isNotFound } from "../application/isNotFound";
import { leadBody } from "./leadBody";
import { LeadQueue } from "./LeadQueue";
import type { Session } from "../session";
import type { LeadCreation, LeadRef } from "../kept/snapshot";

type LeadBody = BodyOf<typeof updateLead>;

/** The status that the lead has; that of a new one where there is none. */
export const statusNow = (session: Session): QuoteStatus => (session.lead.peek()?.status as QuoteStatus | undefined) ?? "CAPTURED";

const queues = new WeakMap<Session, LeadQueue>();

function queueOf(session: Session): LeadQueue {
  const known = queues.get(session) ?? new LeadQueue(session);
  queues.set(session, known);
  return known;
}

/** Whether the service may have created the lead: it hasn't refused it. */
const isOpen = ({ status }: Problem): boolean => status === 0 || status === 429 || status >= 500;

/**
 * Creates the lead, in the application's session where there is one: whoever erases one reaches the other. A create that isn't
 * answered is tried again as it was, also after a reload, until the service has taken or refused it, so that it makes one
 * lead; `news` follows it. False where the lead isn't there yet.
 */
async function create(session: Session, client: Client, creation: LeadCreation, news: LeadBody): Promise<boolean> {
  session.leadCreation.value = creation;
  const made = await client.call(createLead, { ...creation, body: creation.body as BodyOf<typeof createLead> });
  const isOurs = session.leadCreation.peek() === creation;
  if (!made.ok) {
    session.logger.warn("lead-not-created", "Lead was not created", detailsOf(made.error));
    // Finalizing isn't retried by itself: the visitor presses the button again.
    const status = news.quoteStatus === "QUOTED" ? news.quoteStatus : statusNow(session);
    if (isOurs && isOpen(made.error)) queueOf(session).tryLater(() => void sendLead(session, status));
    else if (isOurs) session.leadCreation.value = null;
    return false;
  }
  const { leadId, token, revision, quoteStatus } = made.value;
  session.leadCreation.value = null;
  session.lead.value = { id: leadId, token, revision, status: quoteStatus };
  queueOf(session).succeeded();
  return hashOf(creation.body) === hashOf(news) || update(session, client, news);
}

/** What the service has last taken of a session's lead, by its id: the same again isn't sent. */
const taken = new WeakMap<Session, string>();

/**
 * Updates the existing lead, unless the service has all of it. The session drops one that the service no longer has, or that
 * another tab has deleted.
 */
async function update(session: Session, client: Client, body: LeadBody): Promise<boolean> {
  const known = session.lead.peek();
  if (!known) return false;
  // Once a quote is chosen, the update is about it; another is about nothing in particular.
  const news = hashOf([known.id, body]);
  if (taken.get(session) === news) return true;
  const { carrier, product, scope } = body;
  const query = scope ? { scope, ...(carrier && { carrier }), ...(product && { product }) } : {};
  const attempt = (revision: number) => client.call(updateLead, { params: { leadId: known.id }, query, body, token: known.token, revision });
  let updated = await attempt(known.revision);
  if (!updated.ok && updated.error.code === "REVISION_CONFLICT") updated = await attempt(updated.error.revision ?? known.revision);
  if (!updated.ok) {
    session.logger.warn("lead-not-updated", "Lead was not updated", detailsOf(updated.error));
    if (isNotFound(updated.error)) session.lead.value = null;
    if (updated.error.code === "LEAD_FINALIZED") void learnOfPolicy(session).catch(() => undefined);
    return false;
  }
  const { revision, quoteStatus } = updated.value;
  taken.set(session, news);
  hearOfDevice(session, updated.value.device);
  session.lead.value = quoteStatus === "FINALIZED" ? null : { ...known, revision, status: quoteStatus };
  return true;
}

/**
 * Sends the visitor's status: creates the lead where there is none and `mayCreate` (at the first address step), or where it
 * was begun, else updates it. A finalized lead's id is let go, so that a second line starts one of its own. True when it was
 * kept. Not to be waited for by a step, unless it is the lead that the step is about.
 */
export async function sendLead(session: Session, status: QuoteStatus, mayCreate = false): Promise<boolean> {
  const known = session.lead.peek();
  const sent = await queueOf(session).run(async (client) => {
    // Finalized while this waited its turn: it would make a second one.
    if (known && !session.lead.peek()) return false;
    const body = leadBody(session, status);
    if (session.lead.peek() && (await update(session, client, body))) return true;
    if (session.lead.peek()) return false;
    const begun = session.leadCreation.peek();
    if (begun) return create(session, client, begun, body);
    if (!mayCreate || !body.insuranceLine) return false;
    const token = session.application.peek()?.token;
    return create(session, client, { idempotencyKey: newId(), body, ...(token && { token }) }, body);
  });
  return sent ?? false;
}

/** Goes on with a create that the page was reloaded in. */
export function resumeLead(session: Session): void {
  if (session.leadCreation.peek()) void sendLead(session, statusNow(session));
}

/**
 * The application, and then its lead, which nobody waits for. Also where the application was refused: that is when an advisor
 * is needed.
 */
export const capturingLead = (application: Effect): Effect => ({
  ...application,
  async run(context) {
    const outcome = await application.run(context);
    if (outcome.kind !== "errors") void sendLead(context.session, "CAPTURED", true);
    return outcome;
  },
});

/** Tells the service that the visitor is still there: an update with an empty body. */
export async function touchLead(session: Session): Promise<void> {
  if (!session.lead.peek()) return;
  await queueOf(session).run(async (client) => {
    const lead = session.lead.peek();
    if (!lead) return;
    const touched = await client.call(updateLead, { params: { leadId: lead.id }, query: {}, body: {}, token: lead.token });
    if (!touched.ok && isNotFound(touched.error)) session.lead.value = null;
    if (touched.ok) hearOfDevice(session, touched.value.device);
    if (touched.ok && touched.value.quoteStatus === "BOUND") void learnOfPolicy(session).catch(() => undefined);
    // Where the service's revision is ahead of ours, the next update would be refused.
    if (!touched.ok || touched.value.revision === lead.revision || session.lead.peek() !== lead) return;
    session.lead.value = { ...lead, revision: touched.value.revision };
    // Somebody else has written: what this session said may be gone.
    taken.delete(session);
  });
}

/**
 * Takes a partial lead back when the visitor starts over. To be called before the session forgets it; one that is still being
 * created is waited for, and one whose answer was lost is asked for once more.
 */
export async function discardLead(session: Session): Promise<void> {
  const known = session.lead.peek();
  const begun = session.leadCreation.peek();
  if (!known && !begun && session.pendingLeadUpdates.peek() === 0) return;
  await queueOf(session).run(async (client) => {
    const lead = session.lead.peek() ?? known ?? (begun && (await made(client, begun)));
    if (!lead) return;
    session.lead.value = null;
    await client.call(deleteLead, { params: { leadId: lead.id }, token: lead.token });
  });
}

async function made(client: Client, creation: LeadCreation): Promise<Pick<LeadRef, "id" | "token"> | null> {
  const answer = await client.call(createLead, { ...creation, body: creation.body as BodyOf<typeof createLead> });
  return answer.ok ? { id: answer.value.leadId, token: answer.value.token } : null;
}
