import type { Quote } from "../../api/contract/quote";
import { sendLead } from "../../session/lead/lead";
import type { Session } from "../../session/session";
import { selectionOf } from "./selectionOf";
import { takeChoice } from "./takeChoice";

/** Somebody dials, with a quote before them or with all: the advisor is told which, while it rings. */
export function callAbout(session: Session, quote: Quote | null): void {
  session.analytics.track({ event: "finalize", by: "phone" });
  session.calls.value += 1;
  const told = quote ? takeChoice(session, selectionOf(quote), session.signal) : Promise.resolve();
  told.then(
    () => sendLead(session, "QUOTED"),
    () => undefined,
  );
}
