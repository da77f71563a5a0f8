import type { Client } from "../../api/client";
import type { Session } from "../session";

/** Milliseconds between attempts, beside the client's own retries. */
const pause = { first: 5_000, longest: 60_000 } as const;

/**
 * The lead's calls, one after another: each carries the revision that the one before it left.
 *
 *     idle ── tryLater() ──▶ waiting ── 5, 10 … 60 s ──▶ idle, and the call is made again
 *      ▲                        │
 *      └── succeeded(), the session's end
 *
 * Waiting holds up no other call: one that is made meanwhile is tried at once.
 */
export class LeadQueue {
  readonly #session: Session;
  #last: Promise<unknown> = Promise.resolve();
  #pause: number = pause.first;
  #waiting: ReturnType<typeof setTimeout> | null = null;

  constructor(session: Session) {
    this.#session = session;
    session.signal.addEventListener("abort", () => this.#stop());
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

  tryLater(call: () => void): void {
    this.#stop();
    if (this.#session.signal.aborted) return;
    this.#waiting = setTimeout(call, this.#pause);
    this.#pause = Math.min(this.#pause * 2, pause.longest);
  }

  succeeded(): void {
    this.#stop();
    this.#pause = pause.first;
  }

  #stop(): void {
    if (this.#waiting !== null) clearTimeout(this.#waiting);
    this.#waiting = null;
  }
}
