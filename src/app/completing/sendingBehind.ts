import { isOpen } from "../../session/application/isOpen";
import { Retry } from "../../session/Retry";
import type { Session } from "../../session/session";
import { runOwed } from "./runOwed";

/**
 * Sends the effects that Next doesn't wait for, in the order of their steps and one at a time.
 *
 *           ┌── send(), or 5, 10 … 60 s after a failure ──┐
 *           │                                             ▼
 *     idle, nothing owed or not now ◀── the last one ── sending
 *           ▲                                             │
 *           └── held(): after the one that is under way ──┘
 *
 * Each Next tries again at once, and so does the next visit: what is owed follows from the stored progress.
 */
class SendingBehind {
  readonly #session: Session;
  readonly #retry: Retry;
  #sending: Promise<void> | null = null;
  /** A step was completed meanwhile. */
  #isDue = false;
  #holds = 0;

  constructor(session: Session) {
    this.#session = session;
    this.#retry = new Retry(session.signal);
  }

  send(): void {
    this.#isDue = this.#sending !== null;
    if (this.#isDue) return;
    this.#retry.stop();
    this.#begin(this.#sendOwed());
  }

  /** Does work that Next would do, unless something is being sent already. */
  ahead(work: () => Promise<unknown>): void {
    if (this.#sending === null && this.#holds === 0) this.#begin(work().then(() => undefined, () => undefined));
  }

  #begin(work: Promise<void>): void {
    this.#sending = work.finally(() => {
      this.#sending = null;
      if (this.#isDue) this.send();
    });
  }

  /** Does work that writes to the application while nothing is sent behind it, so that each write has the revision of the one before. */
  async held<Value>(work: () => Promise<Value>): Promise<Value> {
    this.#holds += 1;
    try {
      await this.#sending;
      return await work();
    } finally {
      this.#holds -= 1;
      this.send();
    }
  }

  async #sendOwed(): Promise<void> {
    const { signal } = this.#session;
    const directive = await runOwed(this.#session, signal, ({ behind }) => behind === true && this.#holds === 0).catch(() => null);
    if (directive?.kind === "next") this.#retry.succeeded();
    // Another effect is Next's or the prices' to run. A refusal is told when prices are asked for, which sends it again.
    if (directive?.kind === "retry" && isOpen(directive.problem)) this.#retry.later(() => this.send());
  }
}

const senders = new WeakMap<Session, SendingBehind>();

export function sendingBehind(session: Session): SendingBehind {
  const known = senders.get(session) ?? new SendingBehind(session);
  senders.set(session, known);
  return known;
}
