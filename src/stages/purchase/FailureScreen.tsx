import type { Payment } from "../../api/contract/payments";
import { CallButton } from "../../form/CallButton";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { useNewHeading } from "../../form/useNewHeading";
import { exactDollars } from "../../kernel/money";
import type { Phrase } from "../../kernel/phrase";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { finalizeRoute } from "../../session/lead/finalizeRoute";
import { referenceOf } from "../../session/lead/reference";
import type { Session } from "../../session/session";
import { plan } from "./fields";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/layout/Actions";
import { PhoneArt } from "../../ui/art/PhoneArt";
import { Button } from "../../ui/buttons/Button";
import { LoadingSteps } from "../../ui/notices/LoadingSteps";
import { Note } from "../../ui/notices/Note";
import { Stack } from "../../ui/layout/Stack";
import { wantToPay } from "./paying";
import { startStep, withFirstDay } from "./startDay";
import { usePayment } from "./usePayment";

const texts = phrases("purchase.failure", {
  checking: "Checking your payment",
  checkingLede: "This takes a few seconds.",
  asks: "Asking the payment company",
  again: "Try again",
  plan: "Choose another plan",
  call: "Call an advisor: {number}",
  contact: "Ask an advisor to contact me",
  quotes: "See my quotes again",
  start: "Choose a new start date",
  unreachable: "We can't reach our service right now. We keep trying.",
});
const titles = phrases("purchase.failure.title", {
  DECLINED: "Your payment was declined",
  CANCELLED: "You left before you paid",
  STOPPED: "Your payment was stopped",
  EXPIRED: "The payment page timed out",
  UNAVAILABLE: "We couldn't open the payment page",
  BIND_REFUSED: "{carrier} can't issue your policy",
  START_PASSED: "Your start date has passed",
});
const ledes = phrases("purchase.failure.lede", {
  DECLINED: "You don't have a policy yet. Try another card, or choose another plan.",
  CANCELLED: "You don't have a policy yet. Your answers are saved.",
  STOPPED: "You don't have a policy yet. Your answers are saved.",
  EXPIRED: "You don't have a policy yet. Your answers are saved, so you can start the payment again.",
  UNAVAILABLE: "You don't have a policy yet. Try again in a few minutes, or call an advisor.",
  BIND_REFUSED: "You don't have a policy. An advisor can find you one from another company.",
  START_PASSED: "You don't have a policy yet. It can start on {date} or later. Choose a new start date, then sign and pay again.",
});
const money = phrases("purchase.failure.money", {
  NONE: "You haven't been charged.",
  TAKEN: "We have your payment of {amount}. Call us so we can sort it out.",
  RETURNING: "We're returning {amount} to your card.",
  RETURNED_BY_VOID: "We took the charge of {amount} off your card. It may take a few days to disappear from your statement.",
  RETURNED_BY_REFUND: "We sent {amount} back to your card. It can take 5 to 10 business days.",
  UNKNOWN: "We can't confirm yet that {amount} is going back to your card. We keep checking. Your reference is {reference}.",
});

type Told = Pick<Payment, "problem" | "money" | "cents" | "leadId">;

const problemOf = ({ problem }: Told): keyof typeof titles => problem ?? "CANCELLED";

/** The payment's outcome according to the service, as title and lede. */
const failureSaid = (payment: Told, carrier: string, session: Session): { title: Phrase; lede: Phrase; money: Phrase } => ({
  title: fill(titles[problemOf(payment)], { carrier }),
  lede: payment.problem === "START_PASSED" ? withFirstDay(ledes.START_PASSED, session) : ledes[problemOf(payment)],
  money: fill(money[payment.money], { amount: exactDollars(payment.cents / 100), reference: referenceOf({ id: payment.leadId }) }),
});

/** Says that there is no policy, why not, where the money is, and how to go on. */
export function FailureScreen() {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const watch = usePayment("failure");
  const payment = useValue(watch.payment);
  const failed = useValue(watch.failed);
  const carrier = useValue(session.selection)?.carrierName ?? "";
  const slug = useValue(session.line)?.slug ?? "renters";
  const top = useNewHeading(payment ? "known" : "asking");
  const show = (step: string): void => runner.show(`${slug}/${step}`);
  const again = (): void => {
    if (session.answers.peek().get(plan) === "") return show("purchase/payment-plan");
    wantToPay(session);
    show("purchase/loading");
  };
  const anotherStart = (): void => {
    const step = startStep(session);
    if (step) show(step);
  };
  const said = payment && failureSaid(payment, carrier, session);
  const isRefused = payment?.problem === "BIND_REFUSED";
  const isLate = payment?.problem === "START_PASSED";
  return (
    <div ref={top}>
      <StepFrame title={said?.title ?? texts.checking} lede={said?.lede ?? texts.checkingLede} art={said && <PhoneArt />}>
        <Stack>
          {said ? (
            <Note tone={payment.money === "NONE" ? "info" : "care"} live>
              {text(said.money)}
            </Note>
          ) : (
            <LoadingSteps steps={[{ id: "asks", text: text(texts.asks), state: "now" }]} status={text(texts.asks)} />
          )}
          {failed && (
            <Note tone="care" live>
              {text(texts.unreachable)}
            </Note>
          )}
        </Stack>
        {said && (
          <Actions>
            {isRefused ? (
              <CallButton label={texts.call} onClick={() => void (session.calls.value += 1)} />
            ) : (
              <Button full onClick={isLate ? anotherStart : again}>
                {text(isLate ? texts.start : texts.again)}
              </Button>
            )}
            {isRefused && (
              <Button variant="line" full onClick={() => runner.show(finalizeRoute(session, "contact"))}>
                {text(texts.contact)}
              </Button>
            )}
            {!isRefused && !isLate && (
              <Button variant="line" full onClick={() => show("purchase/payment-plan")}>
                {text(texts.plan)}
              </Button>
            )}
            {isRefused ? (
              <Button variant="link" full onClick={() => show("policy-compare")}>
                {text(texts.quotes)}
              </Button>
            ) : (
              <CallButton label={texts.call} variant="link" />
            )}
          </Actions>
        )}
      </StepFrame>
    </div>
  );
}
