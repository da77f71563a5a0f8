import { healthRatings } from "../../business/life";
import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { OptionCards } from "../../ui/OptionCards";
import { healthRating } from "./fields";
import { HealthIcon } from "./HealthIcon";

const texts = phrases("life.health", {
  lede: "Pick what comes closest. No exam, no paperwork for now.",
  helpTitle: "Between two of them?",
  help: "Take the lower one. The carrier asks about your health itself before a policy starts, so a price that holds is better than a low one.",
});
const labels = phrases("life.health.label", { Excellent: "Excellent", Great: "Great", Good: "Good", Fair: "Fair" });
const hints = phrases("life.health.hint", {
  Excellent: "No conditions, and no regular medication",
  Great: "Something minor, well under control",
  Good: "A condition or two, managed with medication",
  Fair: "In treatment now, or a serious illness in the past",
});
const fields = [healthRating];

export function Screen() {
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
