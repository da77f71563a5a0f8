import type { z } from "../../../src/kernel/zod";
import { newId } from "../../../src/kernel/ids";
import { leadEvent, type LeadEvent } from "../../../src/api/contract/webhooks";
import type { Database } from "../database/connection";
import { enqueue } from "../jobs/enqueue";
import { webhooksOf } from "../partners/store";

/** A call of one address: the job's payload. */
export interface WebhookCall {
  readonly partnerId: string;
  readonly url: string;
  readonly event: LeadEvent;
}

/** An event without what `reportEvent` knows itself. */
type Reported<Event = LeadEvent> = Event extends { type: infer Type; data: infer Data } ? { readonly type: Type; readonly data: Omit<Data, "leadId" | "partner"> } : never;

/**
 * Reports an event of a lead to every address of the lead's partner, in the transaction that changes it. Each address gets a lead's
 * events in order. Only what the contract declares is sent.
 */
export async function reportEvent(db: Database, { id: leadId, partnerId }: { readonly id: string; readonly partnerId: string | null }, { type, data }: Reported): Promise<void> {
  const addresses = partnerId === null ? [] : await webhooksOf(db, partnerId);
  if (partnerId === null || addresses.length === 0) return;
  const said: z.input<typeof leadEvent> = { type, timestamp: new Date().toISOString(), data: { ...data, leadId, partner: partnerId } } as LeadEvent;
  const event = leadEvent.parse(said);
  const calls = addresses.map(({ url }) => ({ id: newId(), queue: `${leadId} ${url}`, leadId, payload: { partnerId, url, event } satisfies WebhookCall }));
  await enqueue(db, "webhook", calls);
}
