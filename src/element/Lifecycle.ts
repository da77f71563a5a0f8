import type { RouterAdapter } from "../app/navigation/router";
import type { Call, CreateSession, ElementSession, SessionOptions } from "./ElementSession";
import type { PaintedScreen } from "./firstPaint/handover";

interface LifecycleOptions extends Pick<SessionOptions, "host" | "emit" | "onBad" | "mount" | "unmount"> {
  readonly createSession: CreateSession;
  /** The host's own adapter. */
  router(): RouterAdapter | null;
}

/** `calls`: made by a host before the session has started, which then gets them. */
type State = { readonly kind: "out" | "arriving"; readonly calls: Call[] } | { readonly kind: "in"; readonly session: ElementSession };

/**
 * The sessions of one element, from insertion to removal.
 *
 *     out ── inserted ──▶ arriving ── a microtask later ──▶ in ─┐ changed beyond an update, "Try again":
 *      ▲                                                    │ ▲─┘ another session
 *      └───────────── not back in the page a microtask after its removal
 */
export class Lifecycle {
  readonly #options: LifecycleOptions;
  #state: State = { kind: "out", calls: [] };
  #isStale = false;

  constructor(options: LifecycleOptions) {
    this.#options = options;
  }

  arrive(): void {
    if (this.#state.kind !== "out") return;
    this.#state = { ...this.#state, kind: "arriving" };
    // Waits a microtask: a page that inserts a new copy before it removes this one has then done both.
    queueMicrotask(() => {
      if (this.#state.kind !== "arriving") return;
      if (this.#options.host.isConnected) this.#begin(this.#state.calls);
      else this.#leave();
    });
  }

  /**
   * Frameworks move elements by removing and inserting them, so only an element that is still out a microtask later was
   * removed.
   */
  leaveUnlessMoved(): void {
    queueMicrotask(() => {
      if (!this.#options.host.isConnected) this.#leave();
    });
  }

  call(action: Call): void {
    if (this.#state.kind === "in") this.#state.session.call(action);
    else this.#state.calls.push(action);
  }

  speak(): void {
    if (this.#state.kind === "in") this.#state.session.speak();
  }

  /** Combines several attributes that are set in a row into one change. */
  refresh(): void {
    if (this.#isStale) return;
    this.#isStale = true;
    queueMicrotask(() => {
      this.#isStale = false;
      if (this.#state.kind === "in") this.#state.session.update(this.#options.router());
    });
  }

  #begin(calls: readonly Call[], screen: PaintedScreen | null = null): void {
    const { createSession, router, ...own } = this.#options;
    const session = createSession({
      ...own,
      screen,
      root: own.host.shadowRoot!,
      router: router(),
      restart: (kept) => this.#begin(session.end(kept !== null), kept),
      leave: () => this.#leave(),
    });
    this.#state = { kind: "in", session };
    session.begin();
    for (const action of calls) session.call(action);
  }

  #leave(): void {
    const before = this.#state;
    this.#state = { kind: "out", calls: [] };
    if (before.kind === "in") before.session.end();
  }
}
