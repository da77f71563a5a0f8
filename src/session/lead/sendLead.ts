import type { Client } from "../../api/client";
import { createLead, updateLead, withdrawable } from "../../api/contract/leads";
import type { Problem } from "../../api/contract/problem";
import type { BodyOf } from "../../api/contract/requests";
import type { QuoteStatus } from "../../api/contract/values";
import { detailsOf, localProblem } from "../../api/problems";
import { hashOf, newId } from "../../kernel/ids";
import { isNotFound } from "../application/isNotFound";
import { isOpen } from "../application/isOpen";
import { isRefused } from "../application/isRefused";
import { hearOfDevice } from "../kept/device";
import type { LeadCreation } from "../kept/snapshot";
import { learnOfPolicy } from "../purchase/bought";
import type { Session } from "../session";
import { leadBody } from "./leadBody";
import { leadQueue } from "./leadQueue";

type LeadBody = BodyOf<typeof updateLead>;

/** The lead's status, or that of a new one. */
export const statusNow = (session: Session): QuoteStatus => (session.lead.peek()?.status as QuoteStatus | undefined) ?? "CAPTURED";

/** The members of a lead's body that the visitor can take back, so that what they take back can be told from what they never gave. */
const givenIn = (body: LeadBody): string[] => withdrawable.filter((name) => body[name] !== undefined);

/**
 * The problem for a step whose lead wasn't stored: a refused value or page, which no repeat mends. Any other counts as a lost
 * connection, because it is about the lead and not about the step's application.
 */
export function refusalOf(session: Session): Problem {
  const { refusal: problem } = leadQueue(session);
  return problem && (problem.code === "VALIDATION" || isRefused(problem.code)) ? problem : localProblem("NETWORK");
}

/**
 * Creates the lead, in the application's session if there is one, so that erasing one erases the other. A create without a
 * response is repeated unchanged, even after a reload, until the service has accepted or refused it, so that it makes one
 * lead; `news` is sent after it. False if the lead doesn't exist yet.
 */
async function create(session: Session, client: Client, creation: LeadCreation, news: LeadBody): Promise<boolean> {
  const queue = leadQueue(session);
  session.leadCreation.value = creation;
  const body = creation.body as BodyOf<typeof createLead>;
  const made = await client.call(createLead, { ...creation, body });
  const isOurs = session.leadCreation.peek() === creation;
  if (!made.ok) {
    queue.refusal = made.error;
    session.logger.warn("lead-not-created", "Lead was not created", detailsOf(made.error));
    // Finalizing isn't retried automatically: the visitor presses the button again.
    const status = news.quoteStatus === "QUOTED" ? news.quoteStatus : statusNow(session);
    if (isOurs && isOpen(made.error)) queue.retry.later(() => void sendLead(session, status));
    else if (isOurs) session.leadCreation.value = null;
    return false;
  }
  const { leadId, token, revision, quoteStatus } = made.value;
  session.leadCreation.value = null;
  queue.keep({ id: leadId, token, revision, status: quoteStatus, given: givenIn(body) });
  return hashOf(creation.body) === hashOf(news) || update(session, client, news);
}

/**
 * Updates the lead, unless the service already has everything. The session drops a lead that the service no longer has, or
 * that another tab has deleted.
 */
async function update(session: Session, client: Client, body: LeadBody): Promise<boolean> {
  const queue = leadQueue(session);
  const known = session.lead.peek();
  if (!known) return false;
  // Once a quote is chosen, the update is about it; otherwise it is about no quote.
  const news = hashOf([known.id, body]);
  if (queue.taken === news) return true;
  // If the answer is lost, the service may have this update or the earlier one.
  queue.taken = null;
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
    queue.refusal = updated.error;
    session.logger.warn("lead-not-updated", "Lead was not updated", detailsOf(updated.error));
    if (isNotFound(updated.error)) queue.lose(known);
    if (updated.error.code === "LEAD_FINALIZED") void learnOfPolicy(session).catch(() => undefined);
    return false;
  }
  const { revision, quoteStatus } = updated.value;
  queue.taken = news;
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
  const queue = leadQueue(session);
  const sent = await queue.run(async (client) => {
    queue.refusal = null;
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
