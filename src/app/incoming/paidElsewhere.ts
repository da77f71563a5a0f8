import { unbroken } from "../../business/telephone";
import { fill, phrases } from "../../kernel/phrase";
import type { Session } from "../../session/session";

const texts = phrases("paidElsewhere", {
  said: "You started your payment in another tab or browser. If you paid, your policy comes by email. Call {number} before you pay again.",
});

const returned = /\/purchase\/(?:success|failure)\b/;

/** What a payment's return names besides the route. The service is asked for all of it: the ids are no longer needed in the address. */
const ids = ["quote_id", "application_id", "lead_id"] as const;

/** The ids that are to go from the address: those of a return to this visit's purchase, and of nobody else's page. */
export function returnedIds({ restored }: Pick<Session, "restored">, route: string | null, query: URLSearchParams): readonly string[] {
  const isOwn = query.get("application_id") === restored?.application?.id;
  return isOwn || (route !== null && returned.test(route)) ? ids : [];
}

/**
 * Says so where somebody comes back from a payment to a tab that knows nothing of it: a bank's app may have opened another
 * browser, or the address was typed into an open page. What the address names opens nothing, and an empty form alone would have them pay again.
 */
export function tellPaidElsewhere({ application, bought, notices, partner }: Pick<Session, "application" | "bought" | "notices" | "partner">, route: string | null): void {
  if (route === null || !returned.test(route) || application.peek() || bought.peek()) return;
  notices.show("warning", fill(texts.said, { number: unbroken(partner.config.tollFreeNumber) }));
}
