import { mileage } from "../../business/limits";
import type { Field } from "../../flow/field";
import { formatWholeNumber } from "../../flow/rules/number";
import { Form } from "../../form/Form";
import { useRunner } from "../../form/runner";
import { screensFor } from "../../form/screensFor";
import { StepFrame } from "../../form/StepFrame";
import { useTextField } from "../../form/useField";
import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/Actions";
import { Button } from "../../ui/Button";
import { SideNote } from "../../ui/SideNote";
import { TextField } from "../../ui/TextField";

const texts = phrases("mileage", {
  lede: "For one {vehicle}. If you have several, give the average.",
  unit: "miles",
  help: "An honest guess is fine. The odometer divided by the years you have had it comes close.",
  whyTitle: "Why carriers ask",
  why: "Miles on the road are one of the things a price is made of.",
  submit: "Continue",
});

/** The digits that the figure may have, and the comma between them (spec §5). */
const longest = mileage.maxDigits + 1;

function MileageScreen({ options: miles }: { options: Field<string> }) {
  const runner = useRunner();
  const text = useText();
  const busy = useValue(runner.busy);
  const vehicle = miles.name === "annualMileage" ? "motorcycle" : "vehicle";
  return (
    <StepFrame lede={fill(texts.lede, { vehicle })} rail={<SideNote title={text(texts.whyTitle)}>{text(texts.why)}</SideNote>}>
      <Form fields={[miles]}>
        <MilesInput miles={miles} />
        <Actions>
          <Button type="submit" full busy={busy}>
            {text(texts.submit)}
          </Button>
        </Actions>
      </Form>
    </StepFrame>
  );
}

const MilesInput = ({ miles }: { miles: Field<string> }) => {
  const text = useText();
  return (
    <TextField
      {...useTextField(miles)}
      help={text(texts.help)}
      suffix={text(texts.unit)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={longest}
      short
      format={formatWholeNumber}
    />
  );
};

export const screenFor = screensFor(MileageScreen);
