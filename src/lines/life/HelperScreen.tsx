import type { Field } from "../../flow/field";
import { formatWholeNumber } from "../../flow/rules/number";
import { Form } from "../../form/Form";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { useField, useTextField } from "../../form/useField";
import { dollars } from "../../kernel/money";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/layout/Actions";
import { Button } from "../../ui/buttons/Button";
import { Card } from "../../ui/cards/Card";
import { Stack } from "../../ui/layout/Stack";
import { Stepper } from "../../ui/fields/Stepper";
import { SumList } from "../../ui/quotes/SumList";
import { TextField } from "../../ui/fields/TextField";
import { coverageAmount } from "./fields";
import type { HelperSum } from "./helper";
import { helperFields, helperYears, sumOf } from "./helper";

const texts = phrases("life.helper", {
  title: "How much would your family need?",
  lede: "Rough numbers are fine. They stay in this browser tab and aren't sent to anyone.",
  unit: "dollars",
  yearsText: "{years} years",
  fewer: "Fewer years",
  more: "More years",
  incomeFor: "Income for {years} years",
  debts: "Debts",
  education: "Education",
  savings: "Savings and insurance",
  need: "Estimated need",
  offered: "Choose {amount}. It's the smallest amount that covers this need.",
  largest: "{amount} is the most you can quote online. An advisor can help you get more.",
  untold: "Enter your first number to start. Coverage starts at {amount}.",
  nothing: "Your savings may already cover this need. Coverage starts at {amount}.",
  use: "Use {amount}",
  submit: "Continue",
  cancel: "Keep {amount}",
});
const scope = "helper";
const fields = Object.values(helperFields);

const AmountField = ({ field }: { field: Field<string> }) => {
  const text = useText();
  return (
    <TextField {...useTextField(field)} suffix={text(texts.unit)} inputMode="numeric" autoComplete="off" format={formatWholeNumber} />
  );
};

function HelperFields() {
  const text = useText();
  const years = useField(helperFields.years);
  return (
    <Stack fields>
      <AmountField field={helperFields.income} />
      <Stepper
        id={years.id}
        label={years.label}
        value={years.value}
        min={helperYears.min}
        max={helperYears.max}
        onChange={years.onChange}
        lessLabel={text(texts.fewer)}
        moreLabel={text(texts.more)}
      />
      <AmountField field={helperFields.debts} />
      <AmountField field={helperFields.education} />
      <AmountField field={helperFields.savings} />
    </Stack>
  );
}

const wordsFor = ({ income, debts, education, savings, need, suggestion }: HelperSum) => {
  if (need === 0) return income + debts + education + savings === 0 ? texts.untold : texts.nothing;
  return need > suggestion ? texts.largest : texts.offered;
};

/** Explains an amount by a sum that the visitor can check. */
export function HelperScreen() {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const amount = useValue(session.draft(coverageAmount));
  const typed = {
    income: useValue(session.draft(helperFields.income, scope)),
    years: useValue(session.draft(helperFields.years, scope)),
    debts: useValue(session.draft(helperFields.debts, scope)),
    education: useValue(session.draft(helperFields.education, scope)),
    savings: useValue(session.draft(helperFields.savings, scope)),
  };
  const sum = sumOf(typed);
  const use = (): void => {
    if (sum) session.set(coverageAmount, sum.suggestion);
    runner.closeSubroute();
  };
  return (
    <StepFrame title={texts.title} lede={texts.lede}>
      <Form scope={scope} fields={fields} onSubmit={use}>
        <Stack fields>
          <HelperFields />
          {sum && (
            <Card>
              <SumList
                rows={[
                  { id: "income", label: text(fill(texts.incomeFor, { years: typed.years })), value: dollars(sum.income) },
                  { id: "debts", label: text(texts.debts), value: `+ ${dollars(sum.debts)}` },
                  { id: "education", label: text(texts.education), value: `+ ${dollars(sum.education)}` },
                  { id: "savings", label: text(texts.savings), value: `\u2212 ${dollars(sum.savings)}` },
                ]}
                total={{ label: text(texts.need), value: dollars(sum.need) }}
                note={text(fill(wordsFor(sum), { amount: dollars(sum.suggestion) }))}
              />
            </Card>
          )}
        </Stack>
        <Actions>
          <Button type="submit" full>
            {text(sum ? fill(texts.use, { amount: dollars(sum.suggestion) }) : texts.submit)}
          </Button>
          <Button variant="link" full onClick={runner.closeSubroute}>
            {text(fill(texts.cancel, { amount: dollars(amount) }))}
          </Button>
        </Actions>
      </Form>
    </StepFrame>
  );
}
