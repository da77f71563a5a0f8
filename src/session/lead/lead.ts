import type { Client } from "../../api/client";
import type { BodyOf } from "../../api/contract/requests";
import { createLead, deleteLead, updateLead, withdrawable } from "../../api/contract/leads";
import type { Problem } from "../../api/contract/problem";
import type { QuoteStatus } from "../../api/contract/values";
import { detailsOf, localProblem } from "../../api/problems";
import { hashOf, newId } from "../../kernel/ids";
import { learnOfPolicy } from "../purchase/bought";
import type { Effect } from "../effect";
import { hearOfDevice } from "../kept/device";
import { isNotFound } from "../application/isNotFound";
import { isOpen } from "../application/isOpen";
import { isRefused } from "../application/isRefused";
import { leadBody } from "./leadBody";
import { LeadQueue } from "./LeadQueue";
import type { Session } from "../session";
import type { LeadCreation, LeadRef } from "../kept/snapshot";

type LeadBody = BodyOf<typeof updateLead>;

/** The lead's status, or that of a new one. */
export const statusNow = (session: Session): QuoteStatus => (session.lead.peek()?.status as QuoteStatus | undefined) ?? "CAPTURED";

/** The members of a lead's body that the visitor can take back, so that what they take back can be told from what they never gave. */
const givenIn = (body: LeadBody): string[] => withdrawable.filter((name) => body[name] !== undefined);

const queues = new WeakMap<Session, LeadQueue>();

function queueOf(session: Session): LeadQueue {
  const known = queues.get(session) ?? new LeadQueue(session);
  queues.set(session, known);
  return known;
}

/** Sessions whose lead was lost, until the next one is made, which is their last unless the visitor starts over. */
const lost = new WeakSet<Session>();

/**
 * Forgets a lead that the service no longer has, so that another one is created. A visit gets one more lead at most: a service that
 * doesn't find that one either is asked for it again, instead of being filled with leads of the same person.
 */
function lose(session: Session, lead: LeadRef): void {
  if (lead.again) return;
  lost.add(session);
  session.lead.value = null;
}

/** The problem that kept a session's lead from being stored. */
const refusals = new WeakMap<Session, Problem>();

/**
 * The problem for a step whose lead wasn't stored: a refused value or page, which no repeat mends. Any other counts as a lost
 * connection, because it is about the lead and not about the step's application.
 */
export function refusalOf(session: Session): Problem {
  const problem = refusals.get(session);
  return problem && (problem.code === "VALIDATION" || isRefused(problem.code)) ? problem : localProblem("NETWORK");
}

/**
 * Creates the lead, in the application's session if there is one, so that erasing one erases the other. A create without a
 * response is repeated unchanged, even after a reload, until the service has accepted or refused it, so that it makes one
 * lead; `news` is sent after it. False if the lead doesn't exist yet.
 */
async function create(session: Session, client: Client, creation: LeadCreation, news: LeadBody): Promise<boolean> {
  session.leadCreation.value = creation;
  const body = creation.body as BodyOf<typeof createLead>;
  const made = await client.call(createLead, { ...creation, body });
  const isOurs = session.leadCreation.peek() === creation;
  if (!made.ok) {
    refusals.set(session, made.error);
    session.logger.warn("lead-not-created", "Lead was not created", detailsOf(made.error));
    // Finalizing isn't retried automatically: the visitor presses the button again.
    const status = news.quoteStatus === "QUOTED" ? news.quoteStatus : statusNow(session);
    if (isOurs && isOpen(made.error)) queueOf(session).retry.later(() => void sendLead(session, status));
    else if (isOurs) session.leadCreation.value = null;
    return false;
  }
  const { leadId, token, revision, quoteStatus } = made.value;
  session.leadCreation.value = null;
  const given = givenIn(body);
  session.lead.value = { id: leadId, token, revision, status: quoteStatus, given, ...(lost.delete(session) && { again: true }) };
  queueOf(session).retry.succeeded();
  return hashOf(creation.body) === hashOf(news) || update(session, client, news);
}

/** Hash of the last update that the service has accepted for a session's lead; the same update isn't sent again. */
const taken = new WeakMap<Session, string>();

/**
 * Updates the lead, unless the service already has everything. The session drops a lead that the service no longer has, or
 * that another tab has deleted.
 */
async function update(session: Session, client: Client, body: LeadBody): Promise<boolean> {
  const known = session.lead.peek();
  if (!known) return false;
  // Once a quote is chosen, the update is about it; otherwise it is about no quote.
  const news = hashOf([known.id, body]);
  if (taken.get(session) === news) return true;
  // If the answer is lost, the service may have this update or the earlier one.
  taken.delete(session);
  const { carrier, product, scope } = body;
  const given = givenIn(body);
  const withdrawn = withdrawable.filter((name) => known.given?.includes(name) && !given.includes(name));
  // Noted before the call: if its answer is lost, the service may have what it says.
  if (given.some((name) => !known.given?.includes(name))) session.lead.value = { ...known, given: [...withdrawn, ...given] };
  const sent = withdrawn.length > 0 ? { ...body, withdrawn } : body;
  const query = scope ? { scope, ...(carrier && { carrier }), ...(product && { product }) } : {};
  const attempt = (revision: number) => client.call(updateLead, { params: { leadId: known.id }, query, body: sent, token: known.token, revision });
  let updated = await attempt(known.revision);
  if (!updated.ok && updated.error.code === "REVISION_CONFLICT") updated = await attempt(updated.error.revision ?? known.revision);
  if (!updated.ok) {
    refusals.set(session, updated.error);
    session.logger.warn("lead-not-updated", "Lead was not updated", detailsOf(updated.error));
    if (isNotFound(updated.error)) lose(session, known);
    if (updated.error.code === "LEAD_FINALIZED") void learnOfPolicy(session).catch(() => undefined);
    return false;
  }
  const { revision, quoteStatus } = updated.value;
  taken.set(session, news);
  hearOfDevice(session, updated.value.device);
  session.lead.value = quoteStatus === "FINALIZED" ? null : { ...known, revision, status: quoteStatus, given };
  return true;
}

/**
 * Sends the visitor's status. Creates the lead if there is none and `mayCreate` is set (at the first address step), or if
 * its create was started; otherwise updates it. After finalizing, the id is dropped, so that a second line starts its own
 * lead. True when it was stored. Steps must not wait for it, unless they are about the lead.
 */
export async function sendLead(session: Session, status: QuoteStatus, mayCreate = false): Promise<boolean> {
  const known = session.lead.peek();
  const sent = await queueOf(session).run(async (client) => {
    refusals.delete(session);
    // The lead was finalized while this call waited; continuing would create a second one.
    if (known && !session.lead.peek()) return false;
    const body = leadBody(session, status);
    if (session.lead.peek() && (await update(session, client, body))) return true;
    if (session.lead.peek()) return false;
    const begun = session.leadCreation.peek();
    if (begun) return create(session, client, begun, body);
    // A create that a closed session begins would be unknown to the one that goes on in its place.
    if (!mayCreate || session.signal.aborted || !body.insuranceLine) return false;
    const token = session.application.peek()?.token;
    return create(session, client, { idempotencyKey: newId(), body, ...(token && { token }) }, body);
  });
  return sent ?? false;
}

/** Continues a create that was interrupted by a reload. */
export function resumeLead(session: Session): void {
  if (session.leadCreation.peek()) void sendLead(session, statusNow(session));
}

/**
 * Sends the application, and then its lead, which nobody waits for. The lead is sent even if the application was refused,
 * because that is when an advisor is needed.
 */
export const capturingLead = (application: Effect): Effect => ({
  ...application,
  async run(context) {
    const outcome = await application.run(context);
    if (outcome.kind !== "errors") void sendLead(context.session, "CAPTURED", true);
    return outcome;
  },
});

/** Tells the service that the visitor is still there, by an update with an empty body. */
export async function touchLead(session: Session): Promise<void> {
  if (!session.lead.peek()) return;
  await queueOf(session).run(async (client) => {
    const lead = session.lead.peek();
    if (!lead) return;
    const touched = await client.call(updateLead, { params: { leadId: lead.id }, query: {}, body: {}, token: lead.token });
    if (!touched.ok && isNotFound(touched.error)) lose(session, lead);
    if (touched.ok) hearOfDevice(session, touched.value.device);
    if (touched.ok && touched.value.quoteStatus === "BOUND") void learnOfPolicy(session).catch(() => undefined);
    // Adopts a newer revision of the service, because the next update would be refused otherwise.
    if (!touched.ok || touched.value.revision === lead.revision || session.lead.peek() !== lead) return;
    session.lead.value = { ...lead, revision: touched.value.revision };
    // Someone else has updated the lead, so this session's data may be overwritten.
    taken.delete(session);
  });
}

/**
 * Deletes a partial lead when the visitor starts over. Call it before the session forgets the lead. It waits for a create
 * under way, and repeats one whose response was lost.
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
