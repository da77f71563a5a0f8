import type { ReactNode } from "react";
import { byMonthlyPremium, monthlyPremium } from "../../../business/quoteOrder";
import { exactDollars } from "../../../kernel/money";
import type { Phrase } from "../../../kernel/phrase";
import { fill, phrases } from "../../../kernel/phrase";
import { useSession, useText } from "../../../session/context";
import { useValue } from "../../../session/useValue";
import { ListHead } from "../../../ui/quotes/ListHead";
import type { QuoteRun } from "./quoteRun";
import { useSecondsLeft } from "../useSecondsLeft";
import { useUnhurried } from "../order/useUnhurried";

const texts = phrases("quotes.answered", {
  sentence: "{answered} of {asked} companies replied",
  brief: "{answered} of {asked} replied",
  lowest: "{sentence}. Lowest price: {carrier}, {amount} a month",
  left: "About {seconds} s left",
  unsorted: { one: "{count} quote not sorted yet", other: "{count} quotes not sorted yet" },
  soon: "Any moment now",
  rating: "Claims",
  differs: "What's different",
  compare: "Compare",
});

interface AnsweredProps {
  run: QuoteRun;
  /** Quotes that aren't in their place yet, because one above them is looked at. */
  unsorted: number;
  /** True if quotes can be compared. */
  comparable: boolean;
  /** The control for the prices' unit. */
  unit?: ReactNode;
  /** The control for the order, shown once all companies have replied. */
  children?: ReactNode;
}

/** Milliseconds between two announcements: companies answer faster than anyone can listen. The visible text isn't delayed. */
const breath = 2_000;

/** The head of the list: the companies' progress, then the order. For screen readers it also announces the row at the top. */
export function Answered({ run, unsorted, comparable, unit, children }: AnsweredProps) {
  const { quotes } = useSession();
  const text = useText();
  const asked = useValue(quotes.asked);
  const nowAnswered = useValue(quotes.answered);
  const complete = useValue(quotes.complete);
  const prices = useValue(quotes.quotes);
  const answered = Math.max(nowAnswered, prices.length);
  // Until companies are asked, only the room for the sentences is kept.
  const sentence = asked > 0 ? text(fill(texts.sentence, { answered, asked })) : "";
  const [lowest] = [...prices].sort(byMonthlyPremium);
  const said = lowest
    ? text(fill(texts.lowest, { sentence, carrier: lowest.carrierName, amount: exactDollars(monthlyPremium(lowest)) }))
    : sentence;
  const unhurried = useUnhurried(said, breath);
  const seconds = useSecondsLeft(useValue(run.deadline));
  const waiting: Phrase = seconds !== null && seconds > 0 ? fill(texts.left, { seconds }) : texts.soon;
  return (
    <ListHead
      said={complete ? said : unhurried}
      {...(!complete && { part: asked > 0 ? answered / asked : 0 })}
      heads={{ rating: text(texts.rating), differs: text(texts.differs), compare: comparable ? text(texts.compare) : undefined }}
      unit={complete && unit}
    >
      {complete && unsorted === 0 ? (
        children
      ) : (
        <>
          {!complete && (
            <b className="num" aria-hidden="true">
              {asked > 0 && text(fill(texts.brief, { answered, asked }))}
            </b>
          )}
          <small className="num">{unsorted > 0 ? text(fill(texts.unsorted, { count: unsorted })) : asked > 0 && text(waiting)}</small>
        </>
      )}
    </ListHead>
  );
}
