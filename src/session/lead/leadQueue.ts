import type { Client } from "../../api/client";
import type { Problem } from "../../api/contract/problem";
import type { LeadRef } from "../kept/snapshot";
import { Retry } from "../Retry";
import type { Session } from "../session";

/**
 * The lead's calls, one after another: each carries the revision that the one before it left.
 *
 *     idle ── retry.later() ──▶ waiting ── 5, 10 … 60 s ──▶ idle, and the call is made again
 *      ▲                          │
 *      └── succeeded(), the session's end
 *
 * Waiting holds up no other call: one that is made meanwhile is tried at once.
 */
class LeadQueue {
  readonly retry: Retry;
  /** Hash of the last update that the service has accepted; the same update isn't sent again. */
  taken: string | null = null;
  /** The problem that kept the lead from being stored. */
  refusal: Problem | null = null;
  readonly #session: Session;
  #last: Promise<unknown> = Promise.resolve();
  #isLost = false;

  constructor(session: Session) {
    this.#session = session;
    this.retry = new Retry(session.signal);
  }

  /** Null if the work threw. */
  run<Value>(work: (client: Client) => Promise<Value>): Promise<Value | null> {
    const { pendingLeadUpdates, api } = this.#session;
    pendingLeadUpdates.value += 1;
    const running = this.#last
      .then(() => work(api))
      .catch(() => null)
      .finally(() => {
        pendingLeadUpdates.value -= 1;
      });
    this.#last = running;
    return running;
  }

  /**
   * Forgets a lead that the service no longer has, so that another one is created. A visit gets one more lead at most: a service that
   * doesn't find that one either is asked for it again, instead of being filled with leads of the same person.
   */
  lose(lead: LeadRef): void {
    if (lead.again) return;
    this.#isLost = true;
    this.#session.lead.value = null;
  }

  /** Keeps a lead that was made: the visit's last, if it takes the place of a lost one, unless the visitor starts over. */
  keep(lead: LeadRef): void {
    this.#session.lead.value = this.#isLost ? { ...lead, again: true } : lead;
    this.#isLost = false;
    this.retry.succeeded();
  }
}

const queues = new WeakMap<Session, LeadQueue>();

/** The session's only queue. */
export function leadQueue(session: Session): LeadQueue {
  const known = queues.get(session) ?? new LeadQueue(session);
  queues.set(session, known);
  return known;
}
