import type { PaymentPlan } from "../../api/contract/paymentPlans";
import { listPaymentPlans } from "../../api/contract/paymentPlans";
import { telephone, unbroken } from "../../business/telephone";
import { StepForm } from "../../form/StepForm";
import { StepFrame } from "../../form/StepFrame";
import { useField } from "../../form/useField";
import { parseIsoDate } from "../../kernel/dates";
import { shortDay } from "../../kernel/dayInSentence";
import type { Language } from "../../kernel/language";
import { exactDollars } from "../../kernel/money";
import type { Phrase } from "../../kernel/phrase";
import { fill, phrases } from "../../kernel/phrase";
import { useLanguage, useSession, useText } from "../../session/context";
import { useLookup } from "../../session/application/lookup";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/layout/Actions";
import { Button } from "../../ui/buttons/Button";
import { LoadingSteps } from "../../ui/notices/LoadingSteps";
import { Note } from "../../ui/notices/Note";
import { PlanCards } from "../../ui/choices/PlanCards";
import { Stack } from "../../ui/layout/Stack";
import { SaveOrContinue } from "../share/SaveOrContinue";
import { Bought } from "./Bought";
import { plan } from "./fields";
import { planLabels } from "./labels";

const texts = phrases("purchase.plan", {
  lede: "The total is the same on every plan.",
  loading: "Getting your payment plans",
  failed: "We couldn't get your payment plans",
  failedLede: "Your answers are saved.",
  retry: "Try again",
  call: "Call an advisor: {number}",
  lowest: "Lowest today",
  per: "today",
  price: "{amount} today",
  then: "Then {count} of {amount}",
  nothing: "Nothing after that",
  today: "Today",
  total: "Total",
  secure: "You pay on a secure page and come back here. We never see your card number.",
  submit: "Go to secure payment",
});

const amountOf = (cents: number): string => exactDollars(cents / 100);

function cardOf({ planId, installments, premiumCents }: PaymentPlan, lowest: number, text: (phrase: Phrase) => string, language: Language) {
  const [first, ...later] = installments;
  const today = first?.cents ?? premiumCents;
  const rows = installments.map(({ dueDate, cents }, index) => {
    const date = parseIsoDate(dueDate);
    return { id: dueDate, date: index === 0 ? text(texts.today) : date ? shortDay(date, language) : dueDate, amount: amountOf(cents) };
  });
  return {
    value: planId,
    label: text(planLabels[planId]),
    badge: today === lowest ? text(texts.lowest) : undefined,
    today: today / 100,
    per: text(texts.per),
    priceLabel: text(fill(texts.price, { amount: amountOf(today) })),
    then: text(later[0] ? fill(texts.then, { count: later.length, amount: amountOf(later[0].cents) }) : texts.nothing),
    rows,
    total: amountOf(premiumCents),
  };
}

function Plans({ plans }: { plans: readonly PaymentPlan[] }) {
  const text = useText();
  const language = useLanguage();
  const bound = useField(plan);
  const lowest = Math.min(...plans.map(({ installments, premiumCents }) => installments[0]?.cents ?? premiumCents));
  return <PlanCards {...bound} plans={plans.map((one) => cardOf(one, lowest, text, language))} totalLabel={text(texts.total)} />;
}

const fields = [plan];

/** Asks how the price is paid: each plan to the cent and to the day. */
export function PlanScreen() {
  const session = useSession();
  const text = useText();
  const application = useValue(session.application);
  const quoteId = useValue(session.selection)?.quoteId;
  const { status, value, retry } = useLookup(listPaymentPlans, application && quoteId ? { params: { quoteId }, token: application.token } : null);
  const number = session.partner.config.tollFreeNumber;
  if (!value) {
    const isFailed = status === "failed";
    return (
      <StepFrame {...(isFailed && { title: texts.failed, lede: texts.failedLede })}>
        {isFailed ? (
          <Actions>
            <Button full onClick={retry}>
              {text(texts.retry)}
            </Button>
            <Button variant="link" full href={telephone(number)}>
              {text(fill(texts.call, { number: unbroken(number) }))}
            </Button>
          </Actions>
        ) : (
          <LoadingSteps steps={[{ id: "plans", text: text(texts.loading), state: "now" }]} status={text(texts.loading)} />
        )}
      </StepFrame>
    );
  }
  return (
    <StepForm fields={fields} lede={texts.lede} submit={texts.submit} layout="grid" after={<SaveOrContinue full />}>
      <Stack fields>
        <Bought />
        <Plans plans={value.plans} />
        <Note>{text(texts.secure)}</Note>
      </Stack>
    </StepForm>
  );
}
