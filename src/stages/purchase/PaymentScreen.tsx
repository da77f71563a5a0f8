import type { Payment } from "../../api/contract/payments";
import { unbroken } from "../../business/telephone";
import { CallButton } from "../../form/CallButton";
import { StepFrame } from "../../form/StepFrame";
import { useRunner } from "../../form/runner";
import { useNewHeading } from "../../form/useNewHeading";
import { exactDollars } from "../../kernel/money";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { referenceOf } from "../../session/lead/reference";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/layout/Actions";
import { Button } from "../../ui/buttons/Button";
import { Card } from "../../ui/cards/Card";
import { LoadingSteps } from "../../ui/notices/LoadingSteps";
import { Note } from "../../ui/notices/Note";
import { Stack } from "../../ui/layout/Stack";
import { Bought } from "./Bought";
import { planLabels } from "./labels";
import { usePayment } from "./usePayment";

const texts = phrases("purchase.loading", {
  checking: "Checking your payment",
  checkingLede: "This takes a few seconds. Don't pay again.",
  opening: "Taking you to the secure payment page",
  openingLede: "Don't close this page. You come back here after you pay.",
  confirming: "We're confirming your payment. Don't pay again.",
  confirmingLede: "It can take a few minutes. You can close this page and come back to it for the result.",
  unknown: "We can't confirm your payment yet",
  unknownLede: "It may have gone through, so don't pay again. We keep checking.",
  reference: "Call us at {number} if this takes long. Your reference is {reference}.",
  asks: "Asking the payment company",
  stopping: "Ending your payment",
  stoppingLede: "If it already went through, you get your policy.",
  left: "Your payment is still open",
  leftLede: "You left before you paid, so you don't have a policy yet. Your answers are saved.",
  elsewhere: "Your payment is already open",
  elsewhereLede: "You started it in another tab or on another device. You don't have a policy yet.",
  resume: "Resume payment",
  cancel: "Cancel this payment",
  today: "{plan}: {amount} today",
  opens: "Opening the payment page",
  result: "Waiting for the payment result",
  issues: "Then {carrier} issues your policy",
  issuing: "{carrier} is issuing your policy",
  paid: "You paid {amount}",
  failed: "We can't reach our service right now. We keep trying. Your payment is safe, and you won't pay twice.",
  call: "Call us: {number}",
  whyTitle: "Why not pay again?",
  why: "One payment is enough. If the result takes long, call us at {number} and we'll find it.",
});

type Stage = "checking" | "opening" | "left" | "stopping" | "confirming" | "issuing" | "unknown";

function stageOf(payment: Payment | null, isOpening: boolean, isStopping: boolean, isLeaving: boolean): Stage {
  // A payment page that is still being opened hasn't been used yet.
  if (payment?.money === "UNKNOWN") return isOpening ? "opening" : "unknown";
  if (isStopping) return "stopping";
  // After a reload no plan has been chosen on this page, and the payment may have been made long ago.
  if (!payment) return isOpening ? "opening" : "checking";
  if (payment.status === "Requested") return "opening";
  if (payment.paymentUrl) return isLeaving ? "opening" : "left";
  return payment.money === "TAKEN" ? "issuing" : "confirming";
}

/** Shown while a payment is opened, made and confirmed. Offers what the visitor can do after leaving its page. */
export function PaymentScreen() {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const watch = usePayment("loading");
  const payment = useValue(watch.payment);
  const failed = useValue(watch.failed);
  const isAnothers = useValue(watch.isAnothers);
  const stage = stageOf(payment, useValue(watch.opening), useValue(watch.stopping), useValue(runner.busy));
  const carrier = useValue(session.selection)?.carrierName ?? "";
  const number = session.partner.config.tollFreeNumber;
  const top = useNewHeading(stage === "issuing" ? "confirming" : stage);
  const head = {
    checking: { title: texts.checking, lede: texts.checkingLede },
    opening: { title: texts.opening, lede: texts.openingLede },
    left: isAnothers ? { title: texts.elsewhere, lede: texts.elsewhereLede } : { title: texts.left, lede: texts.leftLede },
    stopping: { title: texts.stopping, lede: texts.stoppingLede },
    confirming: { title: texts.confirming, lede: texts.confirmingLede },
    issuing: { title: texts.confirming, lede: texts.confirmingLede },
    unknown: { title: texts.unknown, lede: texts.unknownLede },
  }[stage];
  const amount = exactDollars((payment?.cents ?? 0) / 100);
  const issues = { id: "issues", text: text(fill(texts.issues, { carrier })), state: "wait" as const };
  const asks = [{ id: "asks", text: text(texts.asks), state: "now" as const }];
  const steps = {
    checking: asks,
    opening: [{ id: "opens", text: text(texts.opens), state: "now" as const }],
    left: [],
    stopping: asks,
    unknown: asks,
    confirming: [{ id: "result", text: text(texts.result), state: "now" as const }, issues],
    issuing: [
      { id: "paid", text: text(fill(texts.paid, { amount })), state: "done" as const },
      { id: "issuing", text: text(fill(texts.issuing, { carrier })), state: "now" as const },
    ],
  }[stage];
  const current = steps.find(({ state }) => state === "now");
  const why = { title: texts.whyTitle, text: fill(texts.why, { number: unbroken(number) }) };
  const isWaiting = stage !== "left" && stage !== "opening";
  return (
    <div ref={top}>
      <StepFrame {...head} note={isWaiting ? why : undefined}>
        <Stack>
          {stage === "left" && <Bought />}
          <Card>
            {payment && <p className="num">{text(fill(texts.today, { plan: text(planLabels[payment.planId]), amount }))}</p>}
            {steps.length > 0 && <LoadingSteps steps={steps} {...(current && { status: current.text })} />}
          </Card>
          {stage === "unknown" && payment && (
            <Note tone="care" live>
              {text(fill(texts.reference, { number: unbroken(number), reference: referenceOf({ id: payment.leadId }) }))}
            </Note>
          )}
          {failed && (
            <Note tone="care" live>
              {text(texts.failed)}
            </Note>
          )}
        </Stack>
        {stage === "left" && (
          <Actions>
            <Button full onClick={watch.pay}>
              {text(texts.resume)}
            </Button>
            <Button variant="line" full onClick={watch.another}>
              {text(texts.cancel)}
            </Button>
          </Actions>
        )}
        {isWaiting && (
          <Actions stick={false}>
            <CallButton label={texts.call} variant="link" />
          </Actions>
        )}
      </StepFrame>
    </div>
  );
}
