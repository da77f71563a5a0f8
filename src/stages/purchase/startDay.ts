import { firstStart } from "../../business/firstStart";
import { addDays, calendarDay, compareDates, parseDate, type CalendarDate } from "../../kernel/dates";
import { dayInSentence } from "../../kernel/dayInSentence";
import type { Phrase } from "../../kernel/phrase";
import { fill, phrases } from "../../kernel/phrase";
import type { Session } from "../../session/session";
import { insuranceStartDate } from "../../steps/startDate/fields";

const texts = phrases("purchase.startDay", { over: "Your start date has passed. Choose {date} or later, then sign again." });

/** The first day on which the policy can begin, in the calendars of the visitor and of the insured address. */
function firstDay(session: Session): CalendarDate {
  const { now, state } = session.ruleContext();
  const [here, there] = [addDays(calendarDay(now), 1), firstStart(state, now)];
  return compareDates(here, there) > 0 ? here : there;
}

/** Fills that day into a text as its `{date}`. */
export const withFirstDay = (phrase: Phrase, session: Session): Phrase =>
  fill(phrase, { date: dayInSentence(firstDay(session), session.speech.peek().language) });

/** The step that asks for the start date, which leads back to the review; null if the line has none. */
export function startStep(session: Session): string | null {
  const asking = session.journey.peek()?.steps.find(({ fields }) => fields.some(({ name }) => name === insuranceStartDate.name));
  if (asking) session.returnTo.value = "purchase/review-details";
  return asking?.id ?? null;
}

/**
 * The step at which a new start date has to be chosen because the signed one is no longer ahead; null while it is. Tells the
 * visitor the first possible day.
 */
export function askStartAgain(session: Session): string | null {
  const start = parseDate(session.answers.peek().get(insuranceStartDate));
  if (start && compareDates(start, firstDay(session)) >= 0) return null;
  const step = startStep(session);
  if (step) session.notices.show("warning", withFirstDay(texts.over, session));
  return step;
}
