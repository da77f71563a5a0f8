import { unbroken } from "../../business/telephone";
import { fill, phrases } from "../../kernel/phrase";
import type { Session } from "../../session/session";

const texts = phrases("paidElsewhere", {
  said: "You started your payment in another tab or browser. If you paid, your policy comes by email. Call {number} before you pay again.",
});

const returned = /\/purchase\/(?:success|failure)\b/;

/** The ids in the address of a payment's return. They aren't needed there: the widget asks the service. */
const ids = ["quote_id", "application_id", "lead_id"] as const;

/** Returns the ids to remove from the address: those of a payment's return, and nothing from a host's own address. */
export function returnedIds({ restored }: Pick<Session, "restored">, route: string | null, query: URLSearchParams): readonly string[] {
  const isOwn = query.get("application_id") === restored?.application?.id;
  return isOwn || (route !== null && returned.test(route)) ? ids : [];
}

/**
 * Shows a notice when a visitor returns from a payment to a tab without that purchase: a bank's app may have opened another browser,
 * or the address was typed into an open page. Ids in the address grant no access, and an empty form alone might make them pay again.
 */
export function tellPaidElsewhere({ application, bought, notices, partner }: Pick<Session, "application" | "bought" | "notices" | "partner">, route: string | null): void {
  if (route === null || !returned.test(route) || application.peek() || bought.peek()) return;
  notices.show("warning", fill(texts.said, { number: unbroken(partner.config.tollFreeNumber) }));
}
