import type { Quote } from "../../../api/contract/quote";
import type { InsuranceLine } from "../../../business/lines";
import { phrases, type Phrase } from "../../../kernel/phrase";
import type { Session } from "../../../session/session";
import { isSold } from "../isSold";

const texts = phrases("quotes.next", {
  buy: "You buy it here in four steps. You pay nothing before the last one.",
  estimate: "An advisor calls to confirm this estimate, or emails if you prefer. You pay nothing until you say yes.",
  firm: "An advisor calls to finish at this price, or emails if you prefer. You pay nothing until you say yes.",
  advisor: "You call an advisor, who confirms this estimate. You pay nothing until you say yes.",
  site: "You finish on our pet insurance partner's website. You pay nothing before that.",
});

/** Lines that don't lead to an advisor's call. */
const others: Readonly<Partial<Record<InsuranceLine, Phrase>>> = { LIFE: texts.advisor, PET: texts.site };

/** Returns what happens after a quote is selected. */
export function nextStep(session: Session, quote: Quote): Phrase {
  if (isSold(session, quote)) return texts.buy;
  return others[session.line.peek()?.wire ?? "OTHER"] ?? (quote.isBindable ? texts.firm : texts.estimate);
}
