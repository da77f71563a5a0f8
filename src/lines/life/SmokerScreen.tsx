import { smokerAnswers } from "../../business/life";
import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { OptionCards } from "../../ui/OptionCards";
import { smoker } from "./fields";

const texts = phrases("life.smoker", {
  lede: "Vaping, cigars and chewing tobacco count too. Answer as you would to your doctor.",
  helpTitle: "Why it matters",
  help: "It is one of the largest parts of a term life price, and carriers check it before a policy starts.",
});
const labels = phrases("life.smoker.label", { Never: "Never", Previously: "Previously", Currently: "Currently" });
const hints = phrases("life.smoker.hint", {
  Never: "Not now, and not in the past",
  Previously: "I have stopped. We ask what, and when",
  Currently: "I use at least one product now",
});
const fields = [smoker];

/** The first of three parts; who never smoked is asked no more. */
export function Screen() {
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
