import { Webhook } from "standardwebhooks";
import { leadEvent, type LeadEvent } from "../../src/api/contract/webhooks";

/** An event as it arrived. */
export interface Entry {
  readonly id: string;
  readonly event: LeadEvent;
  readonly receivedAt: Date;
  /** The number of times that it arrived: a repetition has the same id. */
  times: number;
}

/** The most entries kept. */
const most = 200;

/**
 * What a partner's own system does with the events of leads: verifies each call by the published library, keeps each event once, and
 * deletes a lead's events when it is told that the lead was erased. In memory only.
 */
export function createInbox(secret: string) {
  const verifier = new Webhook(secret);
  const entries = new Map<string, Entry>();

  return {
    /** Newest first. */
    entries: (): readonly Entry[] => [...entries.values()].reverse(),

    /** Takes in a call. False if its signature isn't valid, or its body isn't an event. */
    receive(headers: Headers, text: string): boolean {
      const event = read(headers, text);
      if (!event) return false;
      const id = headers.get("webhook-id") ?? "";
      const known = entries.get(id);
      if (known) {
        known.times += 1;
        return true;
      }
      if (event.type === "lead.erased") forget(event.data.leadId);
      entries.set(id, { id, event, receivedAt: new Date(), times: 1 });
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      return true;
    },
  };

  function read(headers: Headers, text: string): LeadEvent | null {
    try {
      return leadEvent.parse(verifier.verify(text, Object.fromEntries(headers)));
    } catch {
      return null;
    }
  }

  function forget(leadId: string): void {
    for (const [id, { event }] of entries) if (event.data.leadId === leadId) entries.delete(id);
  }
}
