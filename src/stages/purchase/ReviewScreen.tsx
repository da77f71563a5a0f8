import { monthlyPremium } from "../../business/quoteOrder";
import { useRunner } from "../../form/runner";
import { StepForm } from "../../form/StepForm";
import { parseDate } from "../../kernel/dates";
import { dayWithYear } from "../../kernel/dayInSentence";
import { exactDollars } from "../../kernel/money";
import { fill, phrases } from "../../kernel/phrase";
import { useLanguage, useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { insuranceStartDate } from "../../steps/startDate/fields";
import { Button } from "../../ui/buttons/Button";
import { Certainty } from "../../ui/quotes/Certainty";
import { BuyingCard } from "../../ui/quotes/BuyingCard";
import { monogramOf } from "../../ui/cards/monogramOf";
import { Note } from "../../ui/notices/Note";
import { Price } from "../../ui/quotes/Price";
import { Stack } from "../../ui/layout/Stack";
import { SaveOrContinue } from "../share/SaveOrContinue";
import { ReviewGroups } from "./ReviewGroups";
import { Reviewing } from "./Reviewing";
import type { Reviewed } from "./reviewPrice";
import { startStep } from "./startDay";

const texts = phrases("purchase.review", {
  lede: "Open a line to see or change each answer.",
  firm: "Firm price",
  per: "/mo",
  price: "{amount} a month",
  total: "{amount} for {months} months",
  starts: "Starts {date}",
  change: "Change",
  changeStart: "Change start date",
  changed: "Your price changed from {before} to {after} for {months} months. {carrier} checked your latest answers. You can sign for the new price, or go back to your quotes.",
  submit: "Continue to sign",
  rest: "Nothing is paid yet. You read and sign your application next, then choose how to pay.",
});

function PriceCard({ price: { premium, termMonths } }: { price: Reviewed }) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const language = useLanguage();
  const carrier = useValue(session.selection)?.carrierName ?? "";
  const slug = useValue(session.line)?.slug ?? "renters";
  const start = parseDate(useValue(session.answers).get(insuranceStartDate));
  const monthly = monthlyPremium({ premium, term: termMonths });
  const change = (): void => {
    const step = startStep(session);
    if (step) runner.show(`${slug}/${step}`);
  };
  const { letters, tile } = monogramOf(carrier);
  return (
    <BuyingCard
      name={carrier}
      monogram={letters}
      tile={tile}
      certainty={<Certainty firm label={text(texts.firm)} />}
      price={<Price amount={monthly} per={text(texts.per)} label={text(fill(texts.price, { amount: exactDollars(monthly) }))} row />}
      total={text(fill(texts.total, { amount: exactDollars(premium), months: termMonths }))}
      starts={start ? text(fill(texts.starts, { date: dayWithYear(start, language) })) : ""}
      change={
        <Button variant="link" small label={text(texts.changeStart)} onClick={change}>
          {text(texts.change)}
        </Button>
      }
      note={text(texts.rest)}
    />
  );
}

/** Shows every answer, a line a group, and the price that the company guarantees for them. */
export function ReviewScreen() {
  const session = useSession();
  const text = useText();
  const carrier = useValue(session.selection)?.carrierName ?? "";
  return (
    <Reviewing at="purchase/review-details">
      {(price) => (
        <StepForm fields={[]} lede={texts.lede} card={<PriceCard price={price} />} submit={texts.submit} after={<SaveOrContinue full />}>
          <Stack fields>
            {price.before !== null && (
              <Note tone="care" live>
                {text(
                  fill(texts.changed, {
                    before: exactDollars(price.before),
                    after: exactDollars(price.premium),
                    months: price.termMonths,
                    carrier,
                  }),
                )}
              </Note>
            )}
            <ReviewGroups />
          </Stack>
        </StepForm>
      )}
    </Reviewing>
  );
}
