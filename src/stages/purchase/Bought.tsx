import { monthlyPremium } from "../../business/quoteOrder";
import { parseDate } from "../../kernel/dates";
import { dayInSentence } from "../../kernel/dayInSentence";
import { exactDollars } from "../../kernel/money";
import { fill, phrases } from "../../kernel/phrase";
import { useLanguage, useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { insuranceStartDate } from "../../steps/startDate/fields";
import { BoughtStrip } from "../../ui/quotes/BoughtStrip";
import { Certainty } from "../../ui/quotes/Certainty";
import { monogramOf } from "../../ui/cards/monogramOf";
import { isStillReviewed, reviewOf } from "./reviewPrice";

const texts = phrases("purchase.bought", {
  line: "Renters policy",
  starts: "Renters policy, starts {date}",
  price: "{amount}/mo",
  firm: "Firm price",
});

/** The quote that is being bought. */
export function Bought() {
  const session = useSession();
  const text = useText();
  const language = useLanguage();
  const selection = useValue(session.selection);
  const start = parseDate(useValue(session.answers).get(insuranceStartDate));
  const review = useValue(reviewOf(session));
  if (!selection) return null;
  const { carrierName, term } = selection;
  // The selection keeps the earlier price until the new one is signed for.
  const { premium } = review?.kind === "price" && isStillReviewed(session) ? review.price : selection;
  const { letters, tile } = monogramOf(carrierName);
  return (
    <BoughtStrip
      carrier={carrierName}
      monogram={letters}
      tile={tile}
      detail={text(start ? fill(texts.starts, { date: dayInSentence(start, language) }) : texts.line)}
      price={text(fill(texts.price, { amount: exactDollars(monthlyPremium({ premium, term })) }))}
      certainty={<Certainty firm label={text(texts.firm)} />}
    />
  );
}
