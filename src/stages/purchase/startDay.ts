import { insuranceStartDate } from "../../steps/startDate/fields";
import { phrases } from "../../kernel/phrase";
import type { Session } from "../../session/session";

const texts = phrases("purchase.startDay", { over: "Your start date has passed. Choose a new one, then sign again." });

/**
 * The step at which a new start date has to be chosen, since the one that was signed for isn't ahead any more; null while it is.
 * The visitor is told so, and comes back from there to the review.
 */
export function askStartAgain(session: Session): string | null {
  const context = session.ruleContext();
  for (const { id, fields } of session.journey.peek()?.steps ?? []) {
    const asked = fields.find(({ name }) => name === insuranceStartDate.name);
    if (!asked?.rule?.(context.answers.get(asked), context)) continue;
    session.notices.show("warning", texts.over);
    session.returnTo.value = "purchase/review-details";
    return id;
  }
  return null;
}
