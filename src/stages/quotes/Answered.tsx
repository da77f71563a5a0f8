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

/** Milliseconds between two spoken sentences. What is seen keeps step with the cards below it. */
const breath = 1_000;

/** How far the carriers are, as ticks and in words. */
export function Answered({ run }: { run: QuoteRun }) {
  const { quotes } = useSession();
  const text = useText();
  const asked = useValue(quotes.asked);
  const nowAnswered = useValue(quotes.answered);
  const complete = useValue(quotes.complete);
  const priced = useValue(quotes.quotes).length;
  const answered = Math.max(nowAnswered, priced);
  const sentence = text(fill(texts.sentence, { answered, asked }));
  const unhurried = useUnhurried(sentence, breath);
  const seconds = useSecondsLeft(useValue(run.deadline));
  const passed = Math.max(0, answered - priced);
  const waiting = Math.max(0, asked - answered);
  return (
    <AnsweredStrip
      total={asked}
      priced={priced}
      passed={passed}
      sentence={sentence}
      said={complete ? sentence : unhurried}
      {...(seconds !== null && seconds > 0 && { left: text(fill(texts.left, { seconds })) })}
      detail={text(fill(complete ? texts.final : texts.detail, { priced, passed, waiting }))}
    />
  );
}
