import { usStates } from "../../business/stateNames";
import { Form } from "../../form/Form";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { StatePicker } from "../../steps/address/StatePicker";
import { Actions } from "../../ui/layout/Actions";
import { Button } from "../../ui/buttons/Button";
import { lifeState } from "./fields";

const texts = phrases("life.state", {
  lede: "Rates vary by state. Type your state's name or abbreviation.",
  submit: "Continue",
});
const fields = [lifeState];

/** The first question of life: no address, only the state. */
export function StateScreen() {
  const runner = useRunner();
  const text = useText();
  const busy = useValue(runner.busy);
  return (
    <StepFrame isFirst lede={texts.lede}>
      <Form fields={fields}>
        <StatePicker field={lifeState} known={usStates} />
        <Actions>
          <Button type="submit" full busy={busy}>
            {text(texts.submit)}
          </Button>
        </Actions>
      </Form>
    </StepFrame>
  );
}
