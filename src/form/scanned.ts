import { signal, type Signal } from "@preact/signals-react";
import type { Session } from "../session/session";

/** Answers read from a barcode, by the id of the field that shows them. */
type Scanned = Readonly<Record<string, unknown>>;

/** In memory alone, because nothing of a barcode is stored but the answers themselves. */
const bySession = new WeakMap<Session, Signal<Scanned>>();

export function scannedIn(session: Session): Signal<Scanned> {
  const known = bySession.get(session) ?? signal<Scanned>({});
  bySession.set(session, known);
  return known;
}
