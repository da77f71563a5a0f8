import { readLead } from "../../api/contract/leads";
import type { QuoteStatus } from "../../api/contract/values";
import { localProblem } from "../../api/problems";
import type { EffectOutcome } from "../../session/effect";
import { done } from "../../session/effect";
import { sendLead } from "../../session/lead";
import type { Session } from "../../session/session";

/** What the service says about the lead; null when it can't be asked. */
async function leadStatus(session: Session): Promise<QuoteStatus | "gone" | null> {
  const lead = session.lead.peek();
  if (!lead) return null;
  const client = await session.api();
  const read = await client.call(readLead, { params: { leadId: lead.id }, token: lead.token });
  if (read.ok) return read.value.quoteStatus;
  return read.error.code === "NOT_FOUND" ? "gone" : null;
}

/** A lead that must be kept. One that was finalized before (its answer was lost) counts; one that the service lost is made again. */
export async function keepLead(session: Session, status: QuoteStatus): Promise<EffectOutcome> {
  if (await sendLead(session, status, true)) return done;
  const found = await leadStatus(session);
  if (found === "FINALIZED" || found === "gone") session.lead.value = null;
  if (found === "FINALIZED" || (found === "gone" && (await sendLead(session, status, true)))) return done;
  return { kind: "problem", problem: localProblem("NETWORK") };
}
