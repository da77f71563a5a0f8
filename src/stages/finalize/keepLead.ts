import { readLead } from "../../api/contract/leads";
import type { QuoteStatus } from "../../api/contract/values";
import { localProblem } from "../../api/problems";
import type { EffectOutcome } from "../../session/effectOutcome";
import { done } from "../../session/effectOutcome";
import { sendLead } from "../../session/lead/lead";
import type { Session } from "../../session/session";

/** The lead's status. The service refuses a lead that was finalized or is being bought, in another tab or by an earlier attempt. */
async function statusOf({ lead, api }: Session): Promise<QuoteStatus | null> {
  const known = lead.peek();
  if (!known) return null;
  const read = await api.call(readLead, { params: { leadId: known.id }, token: known.token });
  return read.ok ? read.value.quoteStatus : null;
}

/** Saves the lead, or fails. A lead that was finalized before counts as saved; one that the service no longer has is created again. */
export async function keepLead(session: Session, status: QuoteStatus): Promise<EffectOutcome> {
  if (await sendLead(session, status, true)) return done;
  const found = await statusOf(session);
  if (found === "PAID" || found === "BOUND") return { kind: "problem", problem: localProblem("LEAD_FINALIZED") };
  if (found !== "FINALIZED") return { kind: "problem", problem: localProblem("NETWORK") };
  session.lead.value = null;
  return done;
}
