import { StepFrame } from "../../form/StepFrame";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { LoadingSteps } from "../../ui/LoadingSteps";

const texts = phrases("loading", {
  lede: "We look things up so that you have less to type. This takes a few seconds.",
  saved: "What you told us is saved",
  looking: "Looking through public records",
  next: "Then you check what we found",
});

export function Screen() {
  const text = useText();
  return (
    <StepFrame lede={texts.lede}>
      <LoadingSteps
        status={text(texts.looking)}
        steps={[
          { id: "saved", text: text(texts.saved), state: "done" },
          { id: "looking", text: text(texts.looking), state: "now" },
          { id: "next", text: text(texts.next), state: "wait" },
        ]}
      />
    </StepFrame>
  );
}
