import { sendLead, statusNow } from "../../session/lead/sendLead";
import { withoutQuote } from "../../session/lead/scenarios";
import type { Session } from "../../session/session";

/**
 * Updates the lead when an advisor's number is shown to a visitor who chose to call, so that the advisor has the answers whichever
 * phone the call comes from. With a quote or a case the lead was updated already.
 */
export function tellOfNumber(session: Session): void {
  if (session.selection.peek() || session.complex.peek()) return;
  session.complex.value = { scenario: withoutQuote, reason: "without_quote" };
  void sendLead(session, statusNow(session));
}

/** Tells analytics and the lead that the visitor dials an advisor's number. On some lines this ends the line. */
export function tellOfCall(session: Session): void {
  session.analytics.track({ event: "finalize", by: "phone" });
  session.calls.value += 1;
  void sendLead(session, statusNow(session));
}
