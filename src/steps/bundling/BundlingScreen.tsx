import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/Actions";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { NumberedSteps } from "../../ui/NumberedSteps";
import { bundling } from "./fields";

const texts = phrases("bundling", {
  addHome: "Shall we quote your home as well?",
  addAuto: "Shall we quote your car as well?",
  lede: "Your answers come along, so nothing is typed twice.",
  first: "First we finish this quote.",
  thenHome: "Then your home's begins, with your address and name filled in.",
  thenAuto: "Then your car's begins, with your address and name filled in.",
  yes: "Yes, keep going",
  no: "No, thank you",
});

/** A second line: a home beside a vehicle, a car beside a home. Either answer goes on. */
export function Screen() {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const busy = useValue(runner.busy);
  const answer = useValue(session.draft(bundling));
  const slug = session.line.peek()?.slug;
  const isVehicle = slug === "auto" || slug === "motorcycle";

  const choose = (wanted: boolean): void => {
    if (busy) return;
    session.set(bundling, wanted);
    void runner.submit();
  };
  return (
    <StepFrame title={isVehicle ? texts.addHome : texts.addAuto} lede={texts.lede}>
      <Card>
        <NumberedSteps
          steps={[
            { id: "first", text: text(texts.first) },
            { id: "then", text: text(isVehicle ? texts.thenHome : texts.thenAuto) },
          ]}
        />
      </Card>
      <Actions>
        <Button full busy={busy && answer === true} onClick={() => choose(true)}>
          {text(texts.yes)}
        </Button>
        <Button variant="line" full busy={busy && answer === false} onClick={() => choose(false)}>
          {text(texts.no)}
        </Button>
      </Actions>
    </StepFrame>
  );
}
