import { retryQuote } from "../../../api/contract/quotes";
import { sendLead, statusNow } from "../../../session/lead/sendLead";
import type { Session } from "../../../session/session";
import { followQuotes } from "./followQuotes";

/**
 * Asks one company again and waits up to 30 seconds for its answer, which the list of quotes shows. Returns false if it couldn't be
 * asked or didn't answer.
 */
export async function askAgain(session: Session, quoteId: string, signal: AbortSignal): Promise<boolean> {
  const { quotes, api } = session;
  const application = session.application.peek();
  if (!application) return false;
  const asked = await api.call(retryQuote, { params: { quoteId }, body: {}, token: application.token, signal });
  if (!asked.ok) return false;
  quotes.receive({ ...asked.value, type: "snapshot" });
  const isWaiting = (): boolean => quotes.withoutPrice.peek().some(({ id, outcome }) => id === quoteId && outcome === "ASKED");
  const { id: applicationId, token } = application;
  await followQuotes({ client: api, applicationId, token, signal, onEvent: quotes.receive, isOver: () => !isWaiting() });
  if (signal.aborted || isWaiting()) return false;
  // With the first price there is something for an advisor to work with.
  if (quotes.quotes.peek().length > 0 && statusNow(session) === "CAPTURED") void sendLead(session, "QUOTED");
  return true;
}
