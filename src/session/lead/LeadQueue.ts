import type { Client } from "../../api/client";
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
export class LeadQueue {
  readonly retry: Retry;
  readonly #session: Session;
  #last: Promise<unknown> = Promise.resolve();

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
}
