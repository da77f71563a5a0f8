import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { OptionCards } from "../../ui/OptionCards";
import { hints, labels, priorBILimit, priorLimits } from "./fields";

const texts = phrases("priorBodilyInjury", {
  lede: "It is on the policy's first page, as two figures for bodily injury, such as 50/100.",
  whyTitle: "What the figures mean",
  why: "In thousands of dollars: the first is the most that is paid for one injured person, the second for everybody hurt in one accident.",
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
  return (
    <StepForm fields={fields} lede={texts.lede} help={{ title: texts.whyTitle, text: texts.why }}>
      <Limits />
    </StepForm>
  );
}
