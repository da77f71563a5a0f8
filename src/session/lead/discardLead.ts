import type { Client } from "../../api/client";
import { createLead, deleteLead } from "../../api/contract/leads";
import type { BodyOf } from "../../api/contract/requests";
import type { LeadCreation, LeadRef } from "../kept/snapshot";
import type { Session } from "../session";
import { leadQueue } from "./leadQueue";

/**
 * Deletes a partial lead when the visitor starts over. Call it before the session forgets the lead. It waits for a create
 * under way, and repeats one whose response was lost.
 */
export async function discardLead(session: Session): Promise<void> {
  const known = session.lead.peek();
  const begun = session.leadCreation.peek();
  if (!known && !begun && session.pendingLeadUpdates.peek() === 0) return;
  await leadQueue(session).run(async (client) => {
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
