import { useEffect, useRef } from "react";
import { useRunner } from "../../form/runner";
import { useSession } from "../../session/context";
import { isStillReviewed, reviewOf, reviewPrice } from "./reviewPrice";
import { askStartAgain } from "./startDay";

/** Steps that an arrival at the step undoes: a change may have led there, so what follows is confirmed again. */
const undone = {
  "purchase/review-details": ["purchase/review-details", "purchase/sign", "purchase/payment-plan"],
  "purchase/sign": ["purchase/sign", "purchase/payment-plan"],
} as const;

/**
 * Requests the company's price on arrival and returns the function that requests it again. The signature takes the price that was just
 * reviewed, as long as nothing has changed since.
 */
export function useReview(at: keyof typeof undone): () => void {
  const session = useSession();
  const runner = useRunner();
  const visit = useRef(new AbortController());
  const check = async (abort: AbortSignal): Promise<void> => {
    const slug = session.line.peek()?.slug ?? "renters";
    const late = askStartAgain(session);
    if (late) return runner.show(`${slug}/${late}`, true);
    if (at === "purchase/sign" && isStillReviewed(session)) return;
    reviewOf(session).value = null;
    const isSettled = await runner.settle(abort);
    if (abort.aborted) return;
    // Offers another try, since nothing else shows the failure.
    if (!isSettled) return void (reviewOf(session).value = { kind: "failed" });
    const found = await reviewPrice(session, abort, runner.settle);
    if (abort.aborted) return;
    if (found === "gone") {
      // The answers to the purchase's questions are kept: another choice of a quote leads back here.
      session.returnTo.value = "purchase/review-details";
      runner.show(`${slug}/policy-compare`, true);
    } else if (found) runner.raise(found);
  };
  const begin = (): void => {
    visit.current.abort();
    const { signal } = (visit.current = new AbortController());
    check(signal).catch(() => {
      if (!signal.aborted) reviewOf(session).value = { kind: "failed" };
    });
  };
  const latest = useRef(begin);
  latest.current = begin;
  useEffect(() => {
    const later: readonly string[] = undone[at];
    session.advance({ completed: session.progress().completed.filter((key) => !later.includes(key)) });
    session.returnTo.value = null;
    latest.current();
    return () => {
      visit.current.abort();
      // Away from the signature nothing is on screen to sign.
      if (at === "purchase/sign") reviewOf(session).value = null;
    };
  }, [session, at]);
  return begin;
}
