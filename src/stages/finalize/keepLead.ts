import { readLead } from "../../api/contract/leads";
import type { QuoteStatus } from "../../api/contract/values";
import { localProblem } from "../../api/problems";
import { hashOf } from "../../kernel/ids";
import type { EffectOutcome } from "../../session/effectOutcome";
import { done } from "../../session/effectOutcome";
import { sendLead } from "../../session/lead/lead";
import { leadBody } from "../../session/lead/leadBody";
import type { Session } from "../../session/session";

/** The lead's status. The service refuses a lead that was finalized or is being bought, in another tab or by an earlier attempt. */
async function statusOf({ lead, api }: Session): Promise<QuoteStatus | null> {
  const known = lead.peek();
  if (!known) return null;
  const read = await api.call(readLead, { params: { leadId: known.id }, token: known.token });
  return read.ok ? read.value.quoteStatus : null;
}

interface Unanswered {
  readonly leadId: string | undefined;
  readonly requests: Set<string>;
}

const unanswered = new WeakMap<Session, Unanswered>();

/** The different requests to an advisor about this lead whose answers were lost. The service has one of them, or none. */
function unansweredOf(session: Session): Set<string> {
  const leadId = session.lead.peek()?.id;
  const known = unanswered.get(session);
  if (known && known.leadId === leadId) return known.requests;
  const requests = new Set<string>();
  unanswered.set(session, { leadId, requests });
  return requests;
}

/**
 * Saves the lead, or fails. A lead that was finalized before counts as saved, unless this visit has changed its request since, which
 * the service doesn't know; a lead that the service no longer has is created again.
 */
export async function keepLead(session: Session, status: QuoteStatus): Promise<EffectOutcome> {
  const asked = unansweredOf(session);
  const request = hashOf(leadBody(session, "FINALIZED"));
  if (status === "FINALIZED") asked.add(request);
  if (await sendLead(session, status, true)) {
    // The service takes no update of a request, so it has none.
    asked.clear();
    return done;
  }
  const found = await statusOf(session);
  const isChanged = found === "FINALIZED" && [...asked].some((before) => before !== request);
  if (found === "PAID" || found === "BOUND" || isChanged) return { kind: "problem", problem: localProblem("LEAD_FINALIZED") };
  if (found !== "FINALIZED") return { kind: "problem", problem: localProblem("NETWORK") };
  session.lead.value = null;
  return done;
}
