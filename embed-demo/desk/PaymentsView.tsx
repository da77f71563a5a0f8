import { useState } from "react";
import { exactDollars } from "../../src/kernel/money";
import { Button } from "../../src/ui/buttons/Button";
import { TickIcon } from "../../src/ui/icons/TickIcon";
import type { PaymentStep } from "../service/desk/paymentPath";
import type { findPayments } from "../service/desk/payments";
import type { Told } from "./callDesk";
import { Moment } from "./Moment";
import { Panel } from "./Panel";
import { Problem } from "./Problem";
import { useCall } from "./useCall";

type Answer = Awaited<ReturnType<typeof findPayments>>;
type Payment = Told<Answer>["payments"][number];

const steps: Readonly<Record<PaymentStep, { readonly label: string; readonly tone: "plain" | "good" | "care" | "bad" }>> = {
  requested: { label: "Requested", tone: "plain" },
  awaiting: { label: "Waits for the visitor", tone: "care" },
  stopping: { label: "Being stopped", tone: "care" },
  paid: { label: "Paid", tone: "care" },
  bound: { label: "Policy bound", tone: "good" },
  voiding: { label: "Being voided", tone: "care" },
  refunding: { label: "Being refunded", tone: "care" },
  returned: { label: "Money returned", tone: "plain" },
  unpaid: { label: "Not paid", tone: "plain" },
  unknown: { label: "Unknown to the provider", tone: "bad" },
};

const reasons: Readonly<Record<NonNullable<Payment["because"]>, string>> = {
  declined: "the card was declined",
  cancelled: "the visitor cancelled",
  stopped: "it was stopped",
  expired: "the payment page expired",
  unavailable: "the provider couldn’t be reached",
  late: "the policy’s first day came",
};

const plans: Readonly<Record<Payment["planId"], string>> = { MONTHLY: "paid monthly", FULL_PAYMENT: "all at once", FORTY_THIRTY_THIRTY: "in three payments" };

/** The states that a payment has passed, the present one last. */
const Path = ({ path, because }: Payment) => (
  <ol className="path" aria-label="States">
    {path.map((step, index) => {
      const isNow = index === path.length - 1;
      return (
        <li key={step} className={isNow ? `state ${steps[step].tone}` : "past"} aria-current={isNow ? "step" : undefined}>
          {!isNow && <TickIcon size="xs" />}
          {steps[step].label}
          {isNow && because !== null && `: ${reasons[because]}`}
        </li>
      );
    })}
  </ol>
);

/** Payments, the last changed first, and where their money is. */
export function PaymentsView() {
  /** The places at which the pages before this one began. */
  const [places, setPlaces] = useState<readonly NonNullable<Answer["next"]>[]>([]);
  const { answer, problem, isLoading, again } = useCall<Answer>("payments/find", { ...(places.length > 0 && { after: places.at(-1) }) });
  const payments = answer?.payments ?? [];
  return (
    <Panel
      id="payments"
      title="Payments"
      lede="The last changed first. Only the present state is stored; the ones before it follow from it."
      action={
        <Button variant="line" small busy={isLoading} onClick={() => void again()}>
          Refresh
        </Button>
      }
    >
      <Problem code={problem} />
      <ul className="rows payments" aria-label="Payments">
        {payments.map((payment) => (
          <li key={payment.id}>
            <div>
              <b className="num">{exactDollars(payment.todayCents / 100)}</b>
              <small className="num">{`of ${exactDollars(payment.premiumCents / 100)}, ${plans[payment.planId]}`}</small>
            </div>
            <div>
              <span>{payment.carrier}</span>
              <small>{[`Lead ${payment.leadId.slice(0, 8).toUpperCase()}`, payment.partnerId, payment.policyNumber].filter(Boolean).join(" · ")}</small>
            </div>
            <Path {...payment} />
            <small>
              Since <Moment at={payment.updatedAt} />
              {payment.dueAt !== null && (
                <>
                  , next look <Moment at={payment.dueAt} />
                </>
              )}
            </small>
          </li>
        ))}
      </ul>
      {answer && payments.length === 0 && <p className="none">There is no payment yet.</p>}
      {(places.length > 0 || answer?.next) && (
        <div className="pages">
          {places.length > 0 && (
            <Button variant="line" small onClick={() => setPlaces(places.slice(0, -1))}>
              Newer
            </Button>
          )}
          {answer?.next && (
            <Button variant="line" small onClick={() => setPlaces([...places, answer.next!])}>
              Older
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
