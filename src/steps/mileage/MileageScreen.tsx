import { mileage } from "../../business/limits";
import type { Field } from "../../flow/field";
import { formatWholeNumber } from "../../flow/rules/number";
import { StepForm } from "../../form/StepForm";
import { useTextField } from "../../form/useField";
import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { TextField } from "../../ui/TextField";

const texts = phrases("mileage", {
  lede: "For one {vehicle}. If you have several, give the average.",
  unit: "miles",
  help: "An honest guess is fine. The odometer divided by the years you have had it comes close.",
  whyTitle: "Why carriers ask",
  why: "Miles on the road are one of the things a price is made of.",
});

/** The digits that the figure may have, and the comma between them. */
const longest = mileage.maxDigits + 1;

export function Screen({ options: miles }: { options: Field<string> }) {
  const vehicle = miles.name === "annualMileage" ? "motorcycle" : "vehicle";
  return (
    <StepForm fields={[miles]} lede={fill(texts.lede, { vehicle })} help={{ title: texts.whyTitle, text: texts.why }}>
      <MilesInput miles={miles} />
    </StepForm>
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
