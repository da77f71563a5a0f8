import { claimCount, driverHistoryYears } from "../../business/limits";
import { mayUseCredit } from "../../business/states";
import { Form } from "../../form/Form";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { fill, phrases } from "../../kernel/phrase";
import { useLanguage, useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/layout/Actions";
import { Button } from "../../ui/buttons/Button";
import { Card } from "../../ui/cards/Card";
import { Stack } from "../../ui/layout/Stack";
import { Stepper } from "../../ui/fields/Stepper";
import { drivers } from "../drivers/fields";
import { CreditNotice } from "../person/CreditNotice";
import type { DriverHistory } from "./fields";
import { driverHistory, noIncidents } from "./fields";
import { historyStart } from "./since";

const texts = phrases("history", {
  title: "Any accidents or violations for {name} since {month}?",
  lede: "Insurance companies check the last {years} years of state records.",
  which: "Driver {index} of {count}",
  next: "Next driver",
  quotes: "See my quotes!",
  fewer: "Fewer",
  more: "More",
  helpTitle: "Not sure?",
  help: "Don't count parking tickets or warnings. Do count claims that are still open.",
});
const counts = phrases("history.count", {
  atFaultAccidentsCount: "At-fault accidents",
  notAtFaultAccidentsCount: "Not-at-fault accidents",
  violationsCount: "Violations",
});
const hints = phrases("history.hint", {
  atFaultAccidentsCount: "The driver was at fault",
  notAtFaultAccidentsCount: "Someone else was at fault",
  violationsCount: "Speeding, red lights, phone use",
});
const names = Object.keys(noIncidents) as (keyof DriverHistory)[];
const noFields = [] as const;

/** Three counts for one driver; each driver is one part of the step. */
export function HistoryScreen() {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const language = useLanguage();
  const busy = useValue(runner.busy);
  const { detail } = useValue(runner.position);
  const list = useValue(session.answers).get(drivers);
  const history: Readonly<Record<string, DriverHistory | undefined>> = useValue(session.draft(driverHistory));
  const index = detail === null ? 0 : Number(detail) - 1;
  const driver = list[index];
  if (!driver) return null;

  const answer = history[driver.key] ?? noIncidents;
  const isLast = index === list.length - 1;
  const { state } = session.ruleContext();
  const saysCredit = isLast && mayUseCredit("car", state);
  const keep = (change: Partial<DriverHistory>): void =>
    session.set(driverHistory, { ...session.draft(driverHistory).peek(), [driver.key]: { ...answer, ...change } });
  const submit = (): void => {
    // Three untouched zeros are an answer too: the entry records that the driver was asked.
    keep({});
    void runner.submit();
  };
  return (
    <StepFrame
      title={fill(texts.title, { name: driver.firstName, month: historyStart(session.now(), language) })}
      lede={fill(texts.lede, { years: driverHistoryYears })}
      {...(list.length > 1 && { eyebrow: fill(texts.which, { index: index + 1, count: list.length }) })}
      note={{ title: texts.helpTitle, text: texts.help }}
    >
      <Form fields={noFields} onSubmit={submit}>
        <Stack>
          {saysCredit && <CreditNotice />}
          <Card>
            {names.map((name) => (
              <Stepper
                key={name}
                id={name}
                label={text(counts[name])}
                hint={text(hints[name])}
                value={answer[name]}
                min={claimCount.min}
                max={claimCount.max}
                lessLabel={text(texts.fewer)}
                moreLabel={text(texts.more)}
                onChange={(value) => keep({ [name]: value })}
              />
            ))}
          </Card>
        </Stack>
        <Actions>
          <Button type="submit" full busy={busy}>
            {text(isLast ? texts.quotes : texts.next)}
          </Button>
        </Actions>
      </Form>
    </StepFrame>
  );
}
