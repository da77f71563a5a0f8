import { StepFrame } from "../../form/StepFrame";
import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { LoadingSteps } from "../../ui/LoadingSteps";

const texts = phrases("loading", {
  lede: "We look things up so that you have less to type. This takes a few seconds.",
  saved: "What you told us is saved",
  looking: "Looking through public records",
  next: "Then you check what we found",
  nextAsked: "Then a few questions about you",
});

/** Steps at which a visitor sees what was found. */
const checks = ["vehicle", "prefill"];

export function Screen() {
  const text = useText();
  const journey = useValue(useSession().journey);
  const isChecked = checks.some((step) => journey?.find(step));
  return (
    <StepFrame lede={texts.lede}>
      <LoadingSteps
        status={text(texts.looking)}
        steps={[
          { id: "saved", text: text(texts.saved), state: "done" },
          { id: "looking", text: text(texts.looking), state: "now" },
          { id: "next", text: text(isChecked ? texts.next : texts.nextAsked), state: "wait" },
        ]}
      />
    </StepFrame>
  );
}
