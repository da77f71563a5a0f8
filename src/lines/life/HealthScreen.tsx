import { healthRatings } from "../../business/life";
import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { OptionCards } from "../../ui/choices/OptionCards";
import { healthRating } from "./fields";
import { HealthIcon } from "./HealthIcon";

const texts = phrases("life.health", {
  lede: "Pick the closest match. No medical exam or paperwork for now.",
  helpTitle: "Not sure which to pick?",
  help: "Choose the lower one. The insurance company will ask about your health before your policy starts. A realistic price is more likely to hold.",
});
const labels = phrases("life.health.label", { Excellent: "Excellent", Great: "Great", Good: "Good", Fair: "Fair" });
const hints = phrases("life.health.hint", {
  Excellent: "No health conditions or regular medications",
  Great: "A minor condition that's under control",
  Good: "One or two conditions managed with medication",
  Fair: "Being treated now, or had a serious illness",
});
const fields = [healthRating];

export function HealthScreen() {
  const text = useText();
  return (
    <StepForm fields={fields} lede={texts.lede} help={{ title: texts.helpTitle, text: texts.help }}>
      <OptionCards
        {...useField(healthRating)}
        hideLabel
        options={healthRatings.map((value, index) => ({
          value,
          label: text(labels[value]),
          hint: text(hints[value]),
          icon: <HealthIcon bars={healthRatings.length - index} />,
        }))}
      />
    </StepForm>
  );
}
