import { coverageYears } from "../../business/limits";
import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { yearsLicensed } from "../../steps/drivers/yearsLicensed";
import { ClockIcon } from "../../ui/icons/ClockIcon";
import { NoCoverIcon } from "../../ui/icons/NoCoverIcon";
import { OptionCards } from "../../ui/OptionCards";
import { coverageChoices, wireYears, yearsCovered } from "./fields";

const texts = phrases("auto.yearsCovered", {
  lede: "Any carrier counts. A gap is more than 30 days with no policy.",
  helpTitle: "Not sure to the month?",
  help: "A good guess is fine. The carrier confirms it with your last insurer before the policy starts.",
});
const labels = phrases("auto.yearsCovered.label", {
  0: "No coverage, or less than a year",
  1: "1 to 2 years",
  2: "2 to 3 years",
  3: "3 to 4 years",
  4: "4 to 5 years",
  5: "5 years or more",
});
const hints = phrases("auto.yearsCovered.hint", {
  0: "New to insurance, or back after a gap",
  1: "At least one full year",
  2: "At least two full years",
  3: "At least three full years",
  4: "At least four full years",
  5: "With one carrier or several in a row",
});
const fields = [yearsCovered];

type Rung = keyof typeof labels;
const rungOf = (years: number): Rung => Math.min(years, coverageYears.max) as Rung;

export function Screen() {
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
        options={coverageChoices(licensed).map((years) => ({
          value: String(years),
          label: text(labels[rungOf(years)]),
          hint: text(hints[rungOf(years)]),
          icon: years === 0 ? <NoCoverIcon /> : <ClockIcon />,
        }))}
      />
    </StepForm>
  );
}
