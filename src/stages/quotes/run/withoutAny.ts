import { phrases, type Phrase } from "../../../kernel/phrase";
import type { QuotingEnd } from "../../../api/contract/events.requests";
import type { Unpriced } from "../../../api/contract/quote";

const texts = phrases("quotes.none", {
  failed: "We couldn't load your quotes",
  offline: "We can't reach the companies right now. Your answers are saved.",
  carriersFailed: "None of the companies could give a price right now. Your answers are saved.",
  again: "Try again",
  none: "We couldn't find a quote online",
  declined: "None of the companies offers a quote online for your answers. An advisor can ask more companies and can see your answers.",
  silent: "None of the companies answered in time. An advisor can ask them again and can see your answers.",
  advisor: "Talk to an advisor",
});

/** A run that ended without a price: what is said, and the one way on. */
export interface WithoutAny {
  readonly title: Phrase;
  readonly lede: Phrase;
  readonly way: "again" | "advisor";
  readonly label: Phrase;
}

/**
 * Says why there is no price. Where companies or the service failed, asking again may help. Companies that declined or didn't answer
 * raise a case that leads to an advisor, and so does the screen behind it.
 */
export function withoutAny(hasFailed: boolean, ended: QuotingEnd | null, companies: readonly Unpriced[]): WithoutAny {
  if (hasFailed) return { title: texts.failed, lede: ended === "QUOTES_FAILURE" ? texts.carriersFailed : texts.offline, way: "again", label: texts.again };
  const isSilent = companies.length > 0 && companies.every(({ outcome }) => outcome !== "DECLINED");
  return { title: texts.none, lede: isSilent ? texts.silent : texts.declined, way: "advisor", label: texts.advisor };
}
