import { byMonthlyPremium, monthlyPremium } from "../../business/quoteOrder";
import { exactDollars } from "../../kernel/money";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { AnsweredStrip } from "../../ui/AnsweredStrip";
import type { QuoteRun } from "./quoteRun";
import { useSecondsLeft } from "./useSecondsLeft";
import { useUnhurried } from "./useUnhurried";

const texts = phrases("quotes.answered", {
  sentence: "{answered} of {asked} answered",
  lowest: "{sentence}. Lowest price: {carrier}, {amount} a month",
  left: "About {seconds} seconds left",
  priced: "{count} priced",
  passed: "{count} passed",
  failed: "{count} couldn't answer",
  waiting: "{count} still thinking",
});

/** Milliseconds between two spoken sentences: carriers answer faster than anybody listens. What is seen keeps step with the cards. */
const breath = 2_000;

/** How far the carriers are, as ticks and in words; and for readers, what the card at the top shows to the eye. */
export function Answered({ run }: { run: QuoteRun }) {
  const { quotes } = useSession();
  const text = useText();
  const asked = useValue(quotes.asked);
  const nowAnswered = useValue(quotes.answered);
  const complete = useValue(quotes.complete);
  const prices = useValue(quotes.quotes);
  const priced = prices.length;
  const answered = Math.max(nowAnswered, priced);
  const sentence = text(fill(texts.sentence, { answered, asked }));
  const [lowest] = [...prices].sort(byMonthlyPremium);
  const said = lowest
    ? text(fill(texts.lowest, { sentence, carrier: lowest.carrierName, amount: exactDollars(monthlyPremium(lowest)) }))
    : sentence;
  const unhurried = useUnhurried(said, breath);
  const seconds = useSecondsLeft(useValue(run.deadline));
  // A carrier that failed hasn't passed on anybody.
  const failed = useValue(quotes.withoutPrice).filter(({ outcome }) => outcome === "FAILED" || outcome === "TIMED_OUT").length;
  const unpriced = Math.max(0, answered - priced);
  const passed = Math.max(0, unpriced - failed);
  const waiting = complete ? 0 : Math.max(0, asked - answered);
  const counts = ([["priced", priced], ["passed", passed], ["failed", unpriced - passed], ["waiting", waiting]] as const).filter(([, count]) => count > 0);
  return (
    <AnsweredStrip
      total={asked}
      priced={priced}
      unpriced={unpriced}
      sentence={sentence}
      said={complete ? said : unhurried}
      {...(seconds !== null && seconds > 0 && { left: text(fill(texts.left, { seconds })) })}
      {...(counts.length > 0 && { detail: `${counts.map(([name, count]) => text(fill(texts[name], { count }))).join(", ")}.` })}
    />
  );
}
