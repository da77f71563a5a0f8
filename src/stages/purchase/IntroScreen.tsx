import { CallButton } from "../../form/CallButton";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/layout/Actions";
import { Button } from "../../ui/buttons/Button";
import { NumberedSteps } from "../../ui/layout/NumberedSteps";
import { SaveOrContinue } from "../share/SaveOrContinue";
import { Bought } from "./Bought";

const texts = phrases("purchase.intro", {
  lede: "It takes about five minutes. You pay nothing until the last step.",
  questions: "Answer a few last questions.",
  review: "Check your answers.",
  sign: "Read your application and sign it.",
  pay: "Choose a plan, pay by card, and get your policy.",
  start: "Continue",
  call: "Call an advisor instead: {number}",
});

/** Says what buying online takes, before it starts. */
export function IntroScreen() {
  const runner = useRunner();
  const text = useText();
  const busy = useValue(runner.busy);
  const steps = (["questions", "review", "sign", "pay"] as const).map((id) => ({ id, text: text(texts[id]) }));
  return (
    <StepFrame lede={texts.lede}>
      <Bought />
      <NumberedSteps steps={steps} />
      <Actions>
        <Button full busy={busy} onClick={() => void runner.submit()}>
          {text(texts.start)}
        </Button>
        <CallButton label={texts.call} variant="link" />
        <SaveOrContinue full />
      </Actions>
    </StepFrame>
  );
}
