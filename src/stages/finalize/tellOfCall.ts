import { sendLead, statusNow } from "../../session/lead";
import { withoutQuote } from "../../session/scenarios";
import type { Session } from "../../session/session";

/**
 * A number is on screen, for whoever has chosen to call: the advisor knows of it before it is dialed, from whichever telephone.
 * Who comes with a quote or a case has been told of with that.
 */
export function tellOfNumber(session: Session): void {
  if (session.selection.peek() || session.complex.peek()) return;
  session.complex.value = { scenario: withoutQuote, reason: "without_quote" };
  void sendLead(session, statusNow(session));
}

/** Somebody dials: where a line may end. */
export function tellOfCall(session: Session): void {
  session.analytics.track({ event: "finalize", by: "phone" });
  session.calls.value += 1;
  void sendLead(session, statusNow(session));
}
