/** Milliseconds between attempts, beside the client's own retries. */
const pause = { first: 5_000, longest: 60_000 } as const;

/** Makes a call again after 5, 10 … 60 s, until it succeeds or the session ends. Holds up no other call. */
export class Retry {
  readonly #ended: AbortSignal;
  #pause: number = pause.first;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(ended: AbortSignal) {
    this.#ended = ended;
    ended.addEventListener("abort", () => this.stop());
  }

  later(call: () => void): void {
    this.stop();
    if (this.#ended.aborted) return;
    this.#waiting = setTimeout(call, this.#pause);
    this.#pause = Math.min(this.#pause * 2, pause.longest);
  }

  succeeded(): void {
    this.stop();
    this.#pause = pause.first;
  }

  stop(): void {
    clearTimeout(this.#waiting);
  }
}
