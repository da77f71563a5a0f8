import { monthlyPremium } from "../../business/quoteOrder";
import { Form } from "../../form/Form";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { localeOf } from "../../kernel/language";
import { exactDollars } from "../../kernel/money";
import { fill, phrases } from "../../kernel/phrase";
import { useLanguage, useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/layout/Actions";
import { Bullets } from "../../ui/layout/Bullets";
import { Button } from "../../ui/buttons/Button";
import { Card } from "../../ui/cards/Card";
import { FactRow } from "../../ui/cards/FactRow";
import { Facts } from "../../ui/cards/Facts";
import { ExternalIcon } from "../../ui/icons/ExternalIcon";
import { Heading } from "../../ui/layout/Heading";
import { Stack } from "../../ui/layout/Stack";
import { cardTitle } from "../../ui/styles/text";
import { effectiveDate } from "./effectiveDate";
import { petName, petState } from "./fields";
import { petPartner } from "./texts";

const texts = phrases("pet.transition", {
  title: "Before you continue",
  lede: "You'll finish on {site}'s website. We'll send your answers so you don't have to retype them.",
  carrier: "Your choice",
  price: "Price",
  estimate: "{amount} a month (estimate)",
  unpriced: "Ask the company for a price",
  start: "Earliest start date",
  know: "Good to know",
  submit: "Continue",
  going: "Taking you there…",
  leaving: "We're sending your answers. You're about to leave this page.",
  back: "Back to my quotes",
});

/** The NAIC Pet Insurance Model Act (#633), §§4-6, requires these notices before the hand-off. */
const notes = phrases("pet.transition.note", {
  waiting: "There's a waiting period. Problems that start in the first days or weeks aren't covered. The length depends on your policy and state.",
  existing: "Most plans don't pay for problems that start before your policy or in the waiting period.",
  returns: "You can cancel within 15 days of getting your policy. You get a full refund if you haven't filed a claim.",
  wellness: "Wellness plans (checkups, shots, grooming) aren't insurance, even when sold with it.",
});

const noFields = [] as const;

/** The notices that the law requires, and the selected quote, before the visitor goes on to the pet partner's site. */
export function TransitionScreen() {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const language = useLanguage();
  const busy = useValue(runner.busy);
  const selection = useValue(session.selection);
  const answers = useValue(session.answers);
  const { year, month, day } = effectiveDate(answers.get(petState), session.now());
  const start = new Date(year, month - 1, day).toLocaleDateString(localeOf(language), { weekday: "long", month: "long", day: "numeric" });
  return (
    <StepFrame title={fill(texts.title, { name: answers.get(petName) })} lede={fill(texts.lede, { site: text(petPartner) })}>
      <Form fields={noFields}>
        <Stack>
          {selection && (
            <Facts>
              <FactRow name={text(texts.carrier)} value={selection.carrierName} />
              <FactRow
                name={text(texts.price)}
                value={text(
                  selection.premium === null
                    ? texts.unpriced
                    : fill(texts.estimate, { amount: exactDollars(monthlyPremium(selection)) }),
                )}
              />
              <FactRow name={text(texts.start)} value={start} />
            </Facts>
          )}
          <Card flat as="section">
            <Stack>
              <Heading rank={2} className={cardTitle}>
                {text(texts.know)}
              </Heading>
              <Bullets items={Object.entries(notes).map(([id, note]) => ({ id, text: text(note) }))} />
            </Stack>
          </Card>
        </Stack>
        <p className="vh" role="status">
          {busy && text(texts.leaving)}
        </p>
        <Actions>
          <Button type="submit" full busy={busy}>
            {text(busy ? texts.going : texts.submit)}
            {!busy && <ExternalIcon size="sm" />}
          </Button>
          <Button variant="link" full onClick={() => runner.show("pet/policy-compare")}>
            {text(texts.back)}
          </Button>
        </Actions>
      </Form>
    </StepFrame>
  );
}
