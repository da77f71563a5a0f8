import type { ReactNode } from "react";
import { byMonthlyPremium, monthlyPremium } from "../../../business/quoteOrder";
import { exactDollars } from "../../../kernel/money";
import type { Phrase } from "../../../kernel/phrase";
import { fill, phrases } from "../../../kernel/phrase";
import { useSession, useText } from "../../../session/context";
import { useValue } from "../../../session/useValue";
import { AnsweredStrip } from "../../../ui/quotes/AnsweredStrip";
import { fine } from "../../../ui/styles/text";
import type { QuoteRun } from "./quoteRun";
import { useSecondsLeft } from "../useSecondsLeft";
import { useUnhurried } from "../order/useUnhurried";

const texts = phrases("quotes.answered", {
  sentence: "{answered} of {asked} companies replied",
  lowest: "{sentence}. Lowest price: {carrier}, {amount} a month",
  left: "About {seconds} seconds left",
  unsorted: { one: "{count} quote not sorted yet", other: "{count} quotes not sorted yet" },
  soon: "Any moment now",
  all: { one: "{count} quote", other: "{count} quotes" },
  rank: "How we rank quotes and get paid",
});

interface AnsweredProps {
  run: QuoteRun;
  /** Quotes that aren't in their place yet, because one above them is looked at. */
  unsorted: number;
  /** Actions on the list. */
  children?: ReactNode;
}

/** Milliseconds between two announcements: companies answer faster than anyone can listen. The visible text isn't delayed. */
const breath = 2_000;

/** The companies' progress, as ticks and in words. For screen readers it also announces the card at the top. */
export function Answered({ run, unsorted, children }: AnsweredProps) {
  const { quotes, partner } = useSession();
  const { howWeRankUrl } = partner.config;
  const text = useText();
  const asked = useValue(quotes.asked);
  const nowAnswered = useValue(quotes.answered);
  const complete = useValue(quotes.complete);
  const prices = useValue(quotes.quotes);
  const priced = prices.length;
  const answered = Math.max(nowAnswered, priced);
  // Until companies are asked, only the room for the sentence is kept.
  const sentence = asked > 0 ? text(fill(texts.sentence, { answered, asked })) : "";
  const [lowest] = [...prices].sort(byMonthlyPremium);
  const said = lowest
    ? text(fill(texts.lowest, { sentence, carrier: lowest.carrierName, amount: exactDollars(monthlyPremium(lowest)) }))
    : sentence;
  const unhurried = useUnhurried(said, breath);
  const seconds = useSecondsLeft(useValue(run.deadline));
  const detail = (): Phrase => {
    if (unsorted > 0) return fill(texts.unsorted, { count: unsorted });
    if (!complete) return seconds !== null && seconds > 0 ? fill(texts.left, { seconds }) : texts.soon;
    return fill(texts.all, { count: priced });
  };
  return (
    <AnsweredStrip
      total={asked}
      priced={priced}
      unpriced={Math.max(0, answered - priced)}
      sentence={sentence}
      said={complete ? said : unhurried}
      detail={text(detail())}
      order={
        howWeRankUrl && (
          <p className={`${fine} unprinted`}>
            <a href={howWeRankUrl} target="_blank" rel="noopener">
              {text(texts.rank)}
            </a>
          </p>
        )
      }
    >
      {children}
    </AnsweredStrip>
  );
}
