import type { Quote } from "../../api/contract/quote";
import { sendLead } from "../../session/lead";
import type { Session } from "../../session/session";
import { selectionOf } from "./selectionOf";
import { takeChoice } from "./takeChoice";

/** Somebody dials with a quote before them: the advisor is told which, while it rings. */
export function callAbout(session: Session, quote: Quote): void {
  session.analytics.track({ event: "finalize", by: "phone" });
  session.calls.value += 1;
  takeChoice(session, selectionOf(quote), session.signal).then(
    () => sendLead(session, "QUOTED"),
    () => undefined,
  );
}
