import { readLead } from "../../api/contract/leads";
import type { QuoteStatus } from "../../api/contract/values";
import { localProblem } from "../../api/problems";
import type { EffectOutcome } from "../../session/effect";
import { done } from "../../session/effect";
import { sendLead } from "../../session/lead";
import type { Session } from "../../session/session";

/** Whether the service has the lead as finalized already: the answer to an earlier try may have been lost. */
async function isFinalized(session: Session): Promise<boolean> {
  const lead = session.lead.peek();
  if (!lead) return false;
  const read = await session.api.call(readLead, { params: { leadId: lead.id }, token: lead.token });
  return read.ok && read.value.quoteStatus === "FINALIZED";
}

/** Saves the lead, or fails. One that was finalized before counts as saved; one that the service no longer has is created again. */
export async function keepLead(session: Session, status: QuoteStatus): Promise<EffectOutcome> {
  if (await sendLead(session, status, true)) return done;
  if (!(await isFinalized(session))) return { kind: "problem", problem: localProblem("NETWORK") };
  session.lead.value = null;
  return done;
}
