import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/layout/Actions";
import { Button } from "../../ui/buttons/Button";
import { Card } from "../../ui/cards/Card";
import { NumberedSteps } from "../../ui/layout/NumberedSteps";
import { bundling } from "../../session/fields/bundling";

const texts = phrases("bundling", {
  addHome: "Want a quote for your home, too?",
  addAuto: "Want a quote for your car, too?",
  lede: "We'll reuse your answers to save you time.",
  first: "First, we'll finish this quote.",
  thenHome: "Then we'll start your home quote with your name and address filled in.",
  thenAuto: "Then we'll start your car quote with your name and address filled in.",
  yes: "Yes, keep going",
  no: "No, thank you",
});

/** Offers a second line: a home with a vehicle, a car with a home. Yes and no both continue. */
export function BundlingScreen() {
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
