import type { ReactNode } from "react";
import { useRunner } from "../../form/runner";
import { useNewHeading } from "../../form/useNewHeading";
import { StepFrame } from "../../form/StepFrame";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/layout/Actions";
import { Button } from "../../ui/buttons/Button";
import { LoadingSteps } from "../../ui/notices/LoadingSteps";
import { reviewOf, type Reviewed } from "./reviewPrice";
import { useReview } from "./useReview";

const texts = phrases("purchase.reviewing", {
  checking: "Checking your price",
  checkingLede: "This takes a few seconds.",
  asks: "Asking {carrier} for a firm price",
  failed: "We couldn't check your price",
  failedLede: "Your answers are saved.",
  retry: "Try again",
  quotes: "See my quotes again",
});

interface ReviewingProps {
  at: Parameters<typeof useReview>[0];
  children: (price: Reviewed) => ReactNode;
}

/** Shows a step once the company has confirmed its price for the current answers, and until then that it is being asked. */
export function Reviewing({ at, children }: ReviewingProps) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const retry = useReview(at);
  const review = useValue(reviewOf(session));
  const carrier = useValue(session.selection)?.carrierName ?? "";
  const slug = useValue(session.line)?.slug ?? "renters";
  const top = useNewHeading(review?.kind ?? "asking");
  if (review?.kind === "price") return <div ref={top}>{children(review.price)}</div>;
  const isFailed = review?.kind === "failed";
  const asks = text(fill(texts.asks, { carrier }));
  return (
    <div ref={top}>
      <StepFrame title={isFailed ? texts.failed : texts.checking} lede={isFailed ? texts.failedLede : texts.checkingLede}>
        {isFailed ? (
          <Actions>
            <Button full onClick={retry}>
              {text(texts.retry)}
            </Button>
            <Button variant="link" full onClick={() => runner.show(`${slug}/policy-compare`)}>
              {text(texts.quotes)}
            </Button>
          </Actions>
        ) : (
          <LoadingSteps steps={[{ id: "asks", text: asks, state: "now" }]} status={asks} />
        )}
      </StepFrame>
    </div>
  );
}
