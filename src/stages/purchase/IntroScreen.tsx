import { telephone, unbroken } from "../../business/telephone";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/layout/Actions";
import { Button } from "../../ui/buttons/Button";
import { PhoneIcon } from "../../ui/icons/PhoneIcon";
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
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const busy = useValue(runner.busy);
  const number = session.partner.config.tollFreeNumber;
  const steps = (["questions", "review", "sign", "pay"] as const).map((id) => ({ id, text: text(texts[id]) }));
  return (
    <StepFrame lede={texts.lede}>
      <Bought />
      <NumberedSteps steps={steps} />
      <Actions>
        <Button full busy={busy} onClick={() => void runner.submit()}>
          {text(texts.start)}
        </Button>
        <Button variant="link" full href={telephone(number)}>
          <PhoneIcon />
          {text(fill(texts.call, { number: unbroken(number) }))}
        </Button>
        <SaveOrContinue full />
      </Actions>
    </StepFrame>
  );
}
