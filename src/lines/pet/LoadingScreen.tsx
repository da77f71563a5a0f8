import { isOpen } from "../../business/hours";
import { timings } from "../../business/timings";
import { StepFrame } from "../../form/StepFrame";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { QuotesArt } from "../../ui/art/QuotesArt";
import { NarrowOnly } from "../../ui/layout/NarrowOnly";
import { LoadingSteps } from "../../ui/notices/LoadingSteps";

const texts = phrases("pet.loading", {
  lede: "This can take up to {seconds} seconds. You'll see prices as they come in.",
  ledeClosed: "This can take up to {seconds} seconds. You'll see prices as they come in, even while our office is closed.",
  saved: "Your answers are saved",
  asking: "Contacting insurance companies",
  next: "Next: your prices, lowest first",
});

/** Stands between the form and the prices and goes on without a press. Its text differs outside business hours. */
export function LoadingScreen() {
  const text = useText();
  const session = useSession();
  return (
    <StepFrame lede={fill(isOpen(session.now()) ? texts.lede : texts.ledeClosed, { seconds: timings.quoteLoading / 1_000 })} art={<QuotesArt />}>
      <LoadingSteps
        status={text(texts.asking)}
        steps={[
          { id: "saved", text: text(texts.saved), state: "done" },
          { id: "asking", text: text(texts.asking), state: "now" },
          { id: "next", text: text(texts.next), state: "wait" },
        ]}
      />
      <NarrowOnly>
        <QuotesArt />
      </NarrowOnly>
    </StepFrame>
  );
}
