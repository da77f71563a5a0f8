import { signal, type Signal } from "@preact/signals-react";
import type { Session } from "./session";

/** State beside the session's own that nothing stores: each session has a signal of its own, from its first use. */
export function signalOf<Value>(initial: Value): (session: Session) => Signal<Value> {
  const bySession = new WeakMap<Session, Signal<Value>>();
  return (session) => {
    const known = bySession.get(session) ?? signal(initial);
    bySession.set(session, known);
    return known;
  };
}
