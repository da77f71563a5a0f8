import { smokerAnswers } from "../../business/life";
import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { OptionCards } from "../../ui/choices/OptionCards";
import { smoker } from "./fields";

const texts = phrases("life.smoker", {
  lede: "Vaping, cigars, and chewing tobacco count too. Answer the way you'd answer your doctor.",
  helpTitle: "Why it matters",
  help: "Tobacco use has a big effect on your price. Insurance companies check it before a policy starts.",
});
const labels = phrases("life.smoker.label", { Never: "Never", Previously: "Previously", Currently: "Currently" });
const hints = phrases("life.smoker.hint", {
  Never: "I've never used any of these",
  Previously: "I quit. We'll ask what and when.",
  Currently: "I use at least one product now",
});
const fields = [smoker];

/** The first of three parts; a visitor who never smoked skips the other two. */
export function SmokerScreen() {
  const text = useText();
  return (
    <StepForm fields={fields} lede={texts.lede} help={{ title: texts.helpTitle, text: texts.help }}>
      <OptionCards
        {...useField(smoker)}
        hideLabel
        options={smokerAnswers.map((value) => ({ value, label: text(labels[value]), hint: text(hints[value]) }))}
      />
    </StepForm>
  );
}
