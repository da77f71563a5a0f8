import { unbroken } from "../../business/telephone";
import { fill, phrases } from "../../kernel/phrase";
import type { Session } from "../../session/session";

const texts = phrases("paidElsewhere", {
  said: "You started your payment in another tab or browser. If you paid, your policy comes by email. Call {number} before you pay again.",
});

const returned = /\/purchase\/(?:success|failure)\b/;

/**
 * Says so where somebody comes back from a payment to a tab that knows nothing of it: a bank's app may have opened another
 * browser. What the address names opens nothing, and an empty form alone would have them pay again.
 */
export function tellPaidElsewhere({ application, notices, partner }: Pick<Session, "application" | "notices" | "partner">, route: string | null): void {
  if (route === null || !returned.test(route) || application.peek()) return;
  notices.show("warning", fill(texts.said, { number: unbroken(partner.config.tollFreeNumber) }));
}
