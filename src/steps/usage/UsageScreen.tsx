import type { OccupancyType } from "../../business/property";
import { occupancyTypes } from "../../business/property";
import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { OptionCards } from "../../ui/OptionCards";
import { occupancyType } from "./fields";
import { occupancyHints, occupancyLabels } from "./labels";

const texts = phrases("usage", {
  lede: "Select everything that is true in the year ahead.",
  whyTitle: "Why carriers ask",
  why: "A leak in a house where somebody lives is found the same day. Who is there, and when, is part of the price.",
});

const fields = [occupancyType];

const Uses = () => {
  const text = useText();
  return (
    <OptionCards<OccupancyType>
      {...useField(occupancyType)}
      many
      hideLabel
      options={occupancyTypes.map((value) => ({ value, label: text(occupancyLabels[value]), hint: text(occupancyHints[value]) }))}
    />
  );
};

export const Screen = () => (
  <StepForm fields={fields} lede={texts.lede} help={{ title: texts.whyTitle, text: texts.why }}>
    <Uses />
  </StepForm>
);
