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

/** Milliseconds between two spoken sentences. */
const breath = 1_500;

/** How far the carriers are, as ticks and in words. */
export function Answered({ run }: { run: QuoteRun }) {
  const { quotes } = useSession();
  const text = useText();
  const asked = useValue(quotes.asked);
  const answered = useValue(quotes.answered);
  const complete = useValue(quotes.complete);
  const priced = useValue(quotes.quotes).length;
  const seconds = useSecondsLeft(useValue(run.deadline));
  const passed = Math.max(0, answered - priced);
  const waiting = Math.max(0, asked - answered);
  const sentence = useUnhurried(text(fill(texts.sentence, { answered, asked })), breath);
  return (
    <AnsweredStrip
      total={asked}
      priced={priced}
      passed={passed}
      sentence={sentence}
      {...(seconds !== null && seconds > 0 && { left: text(fill(texts.left, { seconds })) })}
      detail={text(fill(complete ? texts.final : texts.detail, { priced, passed, waiting }))}
    />
  );
}
