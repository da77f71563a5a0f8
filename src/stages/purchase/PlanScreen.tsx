import { useEffect } from "react";
import type { PaymentPlan } from "../../api/contract/paymentPlans";
import { listPaymentPlans } from "../../api/contract/paymentPlans";
import { CallButton } from "../../form/CallButton";
import { StepForm } from "../../form/StepForm";
import { StepFrame } from "../../form/StepFrame";
import { useField } from "../../form/useField";
import { useNewHeading } from "../../form/useNewHeading";
import { parseIsoDate } from "../../kernel/dates";
import { dayInSentence, shortDay } from "../../kernel/dayInSentence";
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
import { SumLine } from "../../ui/quotes/SumLine";
import { SaveOrContinue } from "../share/SaveOrContinue";
import { Bought } from "./Bought";
import { plan } from "./fields";
import { planLabels } from "./labels";
import { laterPayments } from "./laterPayments";

const texts = phrases("purchase.plan", {
  loading: "Getting your payment plans",
  failed: "We couldn't get your payment plans",
  failedLede: "Your answers are saved.",
  retry: "Try again",
  call: "Call an advisor: {number}",
  per: "today",
  price: "{amount} today",
  nothing: "Nothing after that",
  dates: "See dates",
  datesOf: "See dates: {plan}",
  today: "Today, {date}",
  total: "Total for {months} months, on every plan",
  secure: "You pay on a secure page and come back here. We never see your card number.",
  submit: "Continue to pay {amount}",
});

const amountOf = (cents: number): string => exactDollars(cents / 100);

const todayOf = ({ installments: [first], premiumCents }: PaymentPlan): number => first?.cents ?? premiumCents;

function cardOf(own: PaymentPlan, text: (phrase: Phrase) => string, language: Language) {
  const today = amountOf(todayOf(own));
  const label = text(planLabels[own.planId]);
  const rows = own.installments.map(({ dueDate, cents }, index) => {
    const date = parseIsoDate(dueDate);
    const said = date && index === 0 ? text(fill(texts.today, { date: dayInSentence(date, language) })) : date ? shortDay(date, language) : dueDate;
    return { id: dueDate, date: said, amount: amountOf(cents) };
  });
  return {
    value: own.planId,
    label,
    today: todayOf(own) / 100,
    per: text(texts.per),
    priceLabel: text(fill(texts.price, { amount: today })),
    then: text(laterPayments(own, language) ?? texts.nothing),
    rows,
    datesOf: text(fill(texts.datesOf, { plan: label })),
  };
}

/** The plan with the lowest amount today is chosen to begin with: the total is the same, and most people can carry it. */
function Plans({ plans }: { plans: readonly PaymentPlan[] }) {
  const session = useSession();
  const text = useText();
  const language = useLanguage();
  const bound = useField(plan);
  const [lowest] = plans;
  const isOpen = bound.value === "";
  useEffect(() => {
    if (isOpen && lowest) session.set(plan, lowest.planId);
  }, [isOpen, lowest, session]);
  return <PlanCards {...bound} plans={plans.map((own) => cardOf(own, text, language))} datesLabel={text(texts.dates)} />;
}

const fields = [plan];

/** Asks how the price is paid: each plan to the cent and to the day. */
export function PlanScreen() {
  const session = useSession();
  const text = useText();
  const application = useValue(session.application);
  const selection = useValue(session.selection);
  const quoteId = selection?.quoteId;
  const chosen = useValue(session.draft(plan));
  const { status, value, retry } = useLookup(listPaymentPlans, application && quoteId ? { params: { quoteId }, token: application.token } : null);
  const isFailed = status === "failed";
  const top = useNewHeading(value ? "plans" : isFailed ? "failed" : "asking");
  if (!value) {
    return (
      <div ref={top}>
        <StepFrame {...(isFailed && { title: texts.failed, lede: texts.failedLede })}>
          {isFailed ? (
            <Actions>
              <Button full onClick={retry}>
                {text(texts.retry)}
              </Button>
              <CallButton label={texts.call} variant="link" />
            </Actions>
          ) : (
            <LoadingSteps steps={[{ id: "plans", text: text(texts.loading), state: "now" }]} status={text(texts.loading)} />
          )}
        </StepFrame>
      </div>
    );
  }
  const plans = [...value.plans].sort((one, other) => todayOf(one) - todayOf(other));
  const shown = plans.find(({ planId }) => planId === chosen) ?? plans[0];
  const total = fill(texts.total, { months: selection?.term ?? 12 });
  return (
    <div ref={top}>
      <StepForm fields={fields} submit={fill(texts.submit, { amount: amountOf(shown ? todayOf(shown) : 0) })} layout="grid" after={<SaveOrContinue full />}>
        <Stack fields>
          <Bought />
          <Plans plans={plans} />
          <SumLine name={text(total)} value={amountOf(shown?.premiumCents ?? 0)} />
          <Note>{text(texts.secure)}</Note>
        </Stack>
      </StepForm>
    </div>
  );
}
