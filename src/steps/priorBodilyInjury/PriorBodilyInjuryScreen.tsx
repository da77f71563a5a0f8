import { Form } from "../../form/Form";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { useField } from "../../form/useField";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/Actions";
import { Button } from "../../ui/Button";
import { OptionCards } from "../../ui/OptionCards";
import { SideNote } from "../../ui/SideNote";
import { priorBILimit, priorLimits } from "./fields";
import { hints, labels } from "./labels";

const texts = phrases("priorBodilyInjury", {
  lede: "It is on the policy's first page, as two figures for bodily injury, such as 50/100.",
  whyTitle: "What the figures mean",
  why: "In thousands of dollars: the first is the most that is paid for one injured person, the second for everybody hurt in one accident.",
  submit: "Continue",
});

const fields = [priorBILimit];

function Limits() {
  const text = useText();
  const field = useField(priorBILimit);
  return (
    <OptionCards
      {...field}
      hideLabel
      options={priorLimits.map((value) => ({ value, label: text(labels[value]), hint: text(hints[value]) }))}
    />
  );
}

export function Screen() {
  const runner = useRunner();
  const text = useText();
  const busy = useValue(runner.busy);
  return (
    <StepFrame lede={texts.lede} rail={<SideNote title={text(texts.whyTitle)}>{text(texts.why)}</SideNote>}>
      <Form fields={fields}>
        <Limits />
        <Actions>
          <Button type="submit" full busy={busy}>
            {text(texts.submit)}
          </Button>
        </Actions>
      </Form>
    </StepFrame>
  );
}
