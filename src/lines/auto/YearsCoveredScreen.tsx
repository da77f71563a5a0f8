import { coverageYears } from "../../business/limits";
import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import { phrases, type Phrase } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { yearsLicensed } from "../../steps/drivers/yearsLicensed";
import { ClockIcon } from "../../ui/icons/ClockIcon";
import { NoCoverIcon } from "../../ui/icons/NoCoverIcon";
import { OptionCards } from "../../ui/choices/OptionCards";
import { coverageChoices, wireYears, yearsCovered } from "./fields";

const texts = phrases("auto.yearsCovered", {
  lede: "Count time with any insurance company. A gap is more than 30 days without coverage.",
  helpTitle: "Not sure of the exact date?",
  help: "Your best guess is fine. The insurance company will confirm it before your policy starts.",
});
const labels = phrases("auto.yearsCovered.label", {
  0: "Less than 1 year, or no insurance",
  1: "1 year",
  2: "2 years",
  3: "3 years",
  4: "4 years",
  5: "5 years or more",
});
type Rung = keyof typeof labels;
const hints: Partial<Record<Rung, Phrase>> = phrases("auto.yearsCovered.hint", {
  0: "New to insurance, or back after a gap",
  5: "With one company or more than one",
});
const fields = [yearsCovered];

const rungOf = (years: number): Rung => Math.min(years, coverageYears.max) as Rung;

export function YearsCoveredScreen() {
  const session = useSession();
  const text = useText();
  const { value, onChange, ...bound } = useField(yearsCovered);
  const licensed = yearsLicensed(session.ruleContext());
  return (
    <StepForm fields={fields} lede={texts.lede} help={{ title: texts.helpTitle, text: texts.help }}>
      <OptionCards
        {...bound}
        hideLabel
        value={value === null ? "" : String(wireYears(value, licensed))}
        onChange={(years) => onChange(Number(years))}
        options={coverageChoices(licensed).map((years) => {
          const hint = hints[rungOf(years)];
          return {
            value: String(years),
            label: text(labels[rungOf(years)]),
            ...(hint && { hint: text(hint) }),
            icon: years === 0 ? <NoCoverIcon /> : <ClockIcon />,
          };
        })}
      />
    </StepForm>
  );
}
