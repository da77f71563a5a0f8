import type { Field } from "../../flow/field";
import { formatWholeNumber } from "../../flow/rules/number";
import { StepForm } from "../../form/StepForm";
import { useTextField } from "../../form/useField";
import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { RoadArt } from "../../ui/art/RoadArt";
import { VehicleArt } from "../../ui/art/VehicleArt";
import { TextField } from "../../ui/fields/TextField";
import { nouns } from "../vehicles/itemTexts";

const texts = phrases("mileage", {
  lede: "Per {vehicle}. If you have more than one, use the average.",
  unit: "miles",
  help: "Your best guess is fine. Tip: divide the odometer reading by the vehicle's age in years.",
  whyTitle: "Why do you need my mileage?",
  why: "The more you drive, the higher the risk of an accident. That affects your price.",
});

export function MileageScreen({ options: miles }: { options: Field<string> }) {
  const isMotorcycle = miles.name === "annualMileage";
  const vehicle = nouns[isMotorcycle ? "motorcycle" : "car"].one;
  return (
    <StepForm
      fields={[miles]}
      lede={fill(texts.lede, { vehicle })}
      help={{ title: texts.whyTitle, text: texts.why }}
      art={isMotorcycle ? <VehicleArt body="motorcycle" /> : <RoadArt />}
    >
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
      short
      format={formatWholeNumber}
    />
  );
};
