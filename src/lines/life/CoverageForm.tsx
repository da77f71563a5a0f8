import { coverageAmounts, lifeTerms } from "../../business/life";
import { useRunner } from "../../form/runner";
import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import { dollars, shorthand } from "../../kernel/money";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { AmountSlider } from "../../ui/fields/AmountSlider";
import { Button } from "../../ui/buttons/Button";
import { Card } from "../../ui/cards/Card";
import { Choice } from "../../ui/choices/Choice";
import { Stack } from "../../ui/layout/Stack";
import { coverageAmount, term } from "./fields";

const texts = phrases("life.coverage", {
  lede: "Choose how much your family would get and how long your price stays the same.",
  less: "Less coverage",
  more: "More coverage",
  helper: "Help me choose an amount",
  helpTitle: "How long should my term be?",
  help: "Many people choose a term that lasts until the mortgage is paid off or the kids are grown.",
  submit: "See my quotes!",
});
const fields = [coverageAmount, term];
const ends = { from: shorthand(coverageAmounts[0] ?? 0), to: shorthand(coverageAmounts.at(-1) ?? 0) };

export function CoverageForm() {
  const runner = useRunner();
  const text = useText();
  const { id, name, label, value: amount, onChange } = useField(coverageAmount);
  const years = useField(term);
  return (
    <StepForm fields={fields} lede={texts.lede} help={{ title: texts.helpTitle, text: texts.help }} submit={texts.submit}>
      <Stack fields>
        <Card>
          <AmountSlider
            id={id}
            name={name}
            label={label}
            count={coverageAmounts.length}
            value={coverageAmounts.indexOf(amount)}
            onChange={(rung) => onChange(coverageAmounts[rung] ?? amount)}
            text={dollars(amount)}
            {...ends}
            lessLabel={text(texts.less)}
            moreLabel={text(texts.more)}
          />
          <Button variant="link" onClick={() => runner.openSubroute("helper")}>
            {text(texts.helper)}
          </Button>
        </Card>
        <Choice
          {...years}
          dense
          value={String(years.value)}
          onChange={(chosen) => years.onChange(Number(chosen))}
          options={lifeTerms.map((length) => ({ value: String(length), label: String(length) }))}
        />
      </Stack>
    </StepForm>
  );
}
