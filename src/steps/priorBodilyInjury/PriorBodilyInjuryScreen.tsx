import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { OptionCards } from "../../ui/choices/OptionCards";
import { hints, labels, priorBILimit, priorLimits } from "./fields";

const texts = phrases("priorBodilyInjury", {
  lede: "It's on the first page of your policy. Look for two numbers next to \"bodily injury,\" like 50/100.",
  whyTitle: "What the numbers mean",
  why: "They are in thousands of dollars. The first is the most your policy pays for one person. The second is the most for one accident.",
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

export function PriorBodilyInjuryScreen() {
  return (
    <StepForm fields={fields} lede={texts.lede} help={{ title: texts.whyTitle, text: texts.why }}>
      <Limits />
    </StepForm>
  );
}
