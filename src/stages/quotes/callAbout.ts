import type { Quote } from "../../api/contract/quote";
import { sendLead } from "../../session/lead/sendLead";
import type { Session } from "../../session/session";
import { selectionOf } from "./selectionOf";
import { takeChoice } from "./takeChoice";

/** Tells the advisor which quote, or the whole list, the visitor has on screen while the phone rings. */
export function callAbout(session: Session, quote: Quote | null): void {
  session.analytics.track({ event: "finalize", by: "phone" });
  session.calls.value += 1;
  const told = quote ? takeChoice(session, selectionOf(quote), session.signal) : Promise.resolve();
  told.then(
    () => sendLead(session, "QUOTED"),
    () => undefined,
  );
}
