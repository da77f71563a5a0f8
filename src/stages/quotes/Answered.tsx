import { useMemo } from "react";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { AnsweredStrip } from "../../ui/AnsweredStrip";
import type { QuoteRun } from "./quoteRun";
import { useSecondsLeft } from "./useSecondsLeft";
import { useUnhurried } from "./useUnhurried";

const texts = phrases("quotes.answered", {
  sentence: "{answered} of {asked} answered",
  left: "About {seconds} seconds left",
  detail: "{priced} priced, {passed} passed, {waiting} still thinking.",
  final: "{priced} priced, {passed} passed.",
});

/** Milliseconds between two spoken sentences; what is seen keeps step, so that the figures agree. */
const breath = 1_000;

/** How far the carriers are, as ticks and in words. */
export function Answered({ run }: { run: QuoteRun }) {
  const { quotes } = useSession();
  const text = useText();
  const asked = useValue(quotes.asked);
  const nowAnswered = useValue(quotes.answered);
  const complete = useValue(quotes.complete);
  const nowPriced = useValue(quotes.quotes).length;
  const figures = useMemo(() => ({ answered: Math.max(nowAnswered, nowPriced), priced: nowPriced }), [nowAnswered, nowPriced]);
  const said = useUnhurried(figures, breath);
  const { answered, priced } = complete ? figures : said;
  const seconds = useSecondsLeft(useValue(run.deadline));
  const passed = Math.max(0, answered - priced);
  const waiting = Math.max(0, asked - answered);
  return (
    <AnsweredStrip
      total={asked}
      priced={priced}
      passed={passed}
      sentence={text(fill(texts.sentence, { answered, asked }))}
      {...(seconds !== null && seconds > 0 && { left: text(fill(texts.left, { seconds })) })}
      detail={text(fill(complete ? texts.final : texts.detail, { priced, passed, waiting }))}
    />
  );
}
