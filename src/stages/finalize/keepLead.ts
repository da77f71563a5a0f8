import { readLead } from "../../api/contract/leads";
import type { Problem } from "../../api/contract/problem";
import type { QuoteStatus } from "../../api/contract/values";
import { localProblem } from "../../api/problems";
import { hashOf } from "../../kernel/ids";
import type { EffectOutcome } from "../../session/effectOutcome";
import { done } from "../../session/effectOutcome";
import { asksPhone, contactBy } from "../../session/fields/contact";
import { phoneField } from "../../session/fields/person";
import { refusalOf, sendLead } from "../../session/lead/sendLead";
import { leadBody } from "../../session/lead/leadBody";
import type { Session } from "../../session/session";

/** The lead's status. The service refuses a lead that was finalized or is being bought, in another tab or by an earlier attempt. */
export async function statusOf({ lead, api }: Session): Promise<QuoteStatus | null> {
  const known = lead.peek();
  if (!known) return null;
  const read = await api.call(readLead, { params: { leadId: known.id }, token: known.token });
  return read.ok ? read.value.quoteStatus : null;
}

/** A hash of the visitor's request. It leaves out the host's names for visitor, agent and location, which may differ after a reload. */
function requestOf(session: Session): string {
  const { visitorId: _visitor, agentId: _agent, location: _location, ...asked } = leadBody(session, "FINALIZED");
  return hashOf(asked);
}

/** Remembers a request with the visit, as a hash: enough to tell whether the visitor has changed it, and nothing personal. */
function remember({ lead, advisorAsked }: Session, request: string): void {
  const leadId = lead.peek()?.id;
  if (leadId === undefined) return;
  const before = advisorAsked.peek();
  advisorAsked.value = { leadId, requests: [...new Set(before?.leadId === leadId ? before.requests : []).add(request)] };
}

/** Points a refusal of the lead's number to the field that asks for it, if it is on screen. */
function atField({ answers }: Session, problem: Problem): Problem {
  if (!problem.errors || !asksPhone(answers.peek().get(contactBy))) return problem;
  return { ...problem, errors: problem.errors.map((error) => ({ ...error, pointer: error.pointer.replace(/^\/phone$/, `/${phoneField.name}`) })) };
}

/**
 * Saves the lead, or fails. A lead that was finalized before counts as saved, unless this visit has changed its request since, which
 * the service doesn't know; a lead that the service no longer has is created again.
 */
export async function keepLead(session: Session, status: QuoteStatus): Promise<EffectOutcome> {
  const { advisorAsked } = session;
  const request = requestOf(session);
  if (status === "FINALIZED") remember(session, request);
  if (await sendLead(session, status, true)) {
    // The service takes no update of a request, so it has none.
    advisorAsked.value = null;
    return done;
  }
  const refusal = refusalOf(session);
  // The lead may have been made on the way.
  if (status === "FINALIZED") remember(session, request);
  const found = await statusOf(session);
  const known = advisorAsked.peek();
  const isChanged = found === "FINALIZED" && known?.leadId === session.lead.peek()?.id && known?.requests.some((before) => before !== request);
  if (found === "PAID" || found === "BOUND" || isChanged) return { kind: "problem", problem: localProblem("LEAD_FINALIZED") };
  if (found !== "FINALIZED") return { kind: "problem", problem: atField(session, refusal) };
  session.lead.value = advisorAsked.value = null;
  return done;
}
