import { readLead } from "../../api/contract/leads";
import type { QuoteStatus } from "../../api/contract/values";
import { localProblem } from "../../api/problems";
import type { EffectOutcome } from "../../session/effectOutcome";
import { hashOf } from "../../kernel/ids";
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

/** The different requests to an advisor whose answers were lost. The service has one of them, or none. */
const unanswered = new WeakMap<Session, Set<string>>();

/**
 * Saves the lead, or fails. A lead that was finalized before counts as saved, unless this visit has changed its request since, which
 * the service doesn't know; a lead that the service no longer has is created again.
 */
export async function keepLead(session: Session, status: QuoteStatus): Promise<EffectOutcome> {
  const asked = unanswered.get(session) ?? new Set<string>();
  const request = hashOf(leadBody(session, "FINALIZED"));
  if (status === "FINALIZED") unanswered.set(session, asked.add(request));
  if (await sendLead(session, status, true)) {
    // The service takes no update of a request, so it has none.
    unanswered.delete(session);
    return done;
  }
  const found = await statusOf(session);
  const isChanged = found === "FINALIZED" && [...asked].some((before) => before !== request);
  if (found === "PAID" || found === "BOUND" || isChanged) return { kind: "problem", problem: localProblem("LEAD_FINALIZED") };
  if (found !== "FINALIZED") return { kind: "problem", problem: localProblem("NETWORK") };
  session.lead.value = null;
  return done;
}
