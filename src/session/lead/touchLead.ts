import { updateLead } from "../../api/contract/leads";
import { isNotFound } from "../application/isNotFound";
import { hearOfDevice } from "../kept/device";
import { learnOfPolicy } from "../purchase/bought";
import type { Session } from "../session";
import { leadQueue } from "./leadQueue";

/** Tells the service that the visitor is still there, by an update with an empty body. */
export async function touchLead(session: Session): Promise<void> {
  if (!session.lead.peek()) return;
  const queue = leadQueue(session);
  await queue.run(async (client) => {
    const lead = session.lead.peek();
    if (!lead) return;
    const touched = await client.call(updateLead, { params: { leadId: lead.id }, query: {}, body: {}, token: lead.token });
    if (!touched.ok && isNotFound(touched.error)) queue.lose(lead);
    if (touched.ok) hearOfDevice(session, touched.value.device);
    if (touched.ok && touched.value.quoteStatus === "BOUND") void learnOfPolicy(session).catch(() => undefined);
    // Adopts a newer revision of the service, because the next update would be refused otherwise.
    if (!touched.ok || touched.value.revision === lead.revision || session.lead.peek() !== lead) return;
    session.lead.value = { ...lead, revision: touched.value.revision };
    // Someone else has updated the lead, so this session's data may be overwritten.
    queue.taken = null;
  });
}
