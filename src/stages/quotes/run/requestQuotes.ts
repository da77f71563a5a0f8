import { batch } from "@preact/signals-react";
import { readApplicationHead } from "../../../api/contract/applications/readApplicationHead";
import { submitApplication } from "../../../api/contract/applications/submitApplication";
import type { Problem } from "../../../api/contract/problem";
import { detailsOf } from "../../../api/problems";
import type { Runner } from "../../../form/runner";
import { callApplication, oweParts } from "../../../session/application/application";
import { chosenCoverages } from "../../../session/fields/coverages";
import type { Session } from "../../../session/session";
import { ratingHash } from "./ratingHash";
import { isSold } from "../isSold";
import type { RunState } from "./runState";
import { sendOwed } from "./sendCoverages";

export const step = "policy-compare";
/** The key for the last set of prices that was reported. */
export const shownMark = `${step}:shown`;

/** Problems of a submission after which everything it needs is sent again, to a new application only if the service has lost this one. */
const sentAgain: readonly Problem["code"][] = ["NOT_FOUND", "APPLICATION_INCOMPLETE", "REVISION_CONFLICT"];

/**
 * Sends what completed steps still owe, then the submission. Repeats both once (`isAgain`) if the service has lost the application or
 * answers of it, or holds another device's. Returns false when prices can't be had now; the cause has been shown then.
 */
export async function requestQuotes(session: Session, runner: Runner, run: RunState, abort: AbortSignal, isAgain = false): Promise<boolean> {
  const { quotes } = session;
  const before = session.application.peek();
  batch(() => {
    const isRatedAnew = Boolean(before?.ratedWith) && before?.ratedWith !== ratingHash(session);
    // A visitor who has just changed the coverage knows why there are new prices.
    run.renewed.value = isRatedAnew && quotes.edits.peek().length === 0;
    quotes.renew(isRatedAnew);
    quotes.status.value = "Requested";
    const chosen = session.selection.peek();
    if (chosen && isSold(session, { isBindable: chosen.bindable })) run.bought.value = chosen;
    session.selection.value = null;
    const { completed, effects, furthestGroup } = session.progress();
    const { [shownMark]: _earlier, ...kept } = effects;
    // Clears the effects that the service has forgotten, so that their steps send them again.
    session.advance({
      completed: completed.filter((id) => id !== step),
      effects: before ? kept : {},
      // Without a choice its purchase isn't begun, and its progress starts over.
      furthestGroup: Math.min(furthestGroup, session.journey.peek()?.groupOf(step) ?? furthestGroup),
    });
  });
  let rated: string | null;
  do {
    rated = ratingHash(session);
    const owed = await sendOwed(session, runner, abort);
    if (owed === "failed" || abort.aborted) return false;
    // The choice may be from another state: the service's own values apply again.
    if (owed === "refused") session.commit({ [chosenCoverages.name]: chosenCoverages.initial });
    // Answers changed meanwhile may not have been sent.
  } while (rated !== ratingHash(session));
  const sent = await callApplication(session, submitApplication, {}, abort);
  // The service rates the answers it has. A call fails if its revision isn't the one of this session's answers.
  const checked = sent.ok && sent.value.revision === undefined ? await callApplication(session, readApplicationHead, undefined, abort) : sent;
  const submitted = checked.ok || !sentAgain.includes(checked.error.code) ? sent : checked;
  const application = session.application.peek();
  if (submitted.ok && application) {
    batch(() => {
      session.application.value = { ...application, ratedWith: rated, ratingRun: submitted.value.ratingRun };
      // Also for a run that is over: its quotes arrive with the stream's own snapshot.
      quotes.receive({ ...submitted.value, type: "snapshot", status: "Started", carriersAnswered: 0, quotes: [], withoutPrice: [] });
    });
    return true;
  }
  if (submitted.ok) return false;
  const { code } = submitted.error;
  if (code === "PREMIUM_TOO_HIGH") {
    runner.raise("tooExpensiveConnectViaPhone");
    return false;
  }
  if (isAgain || !sentAgain.includes(code)) return false;
  session.logger.warn("application-remade", "The application is made again, or all of it is sent again", detailsOf(submitted.error));
  if (code === "NOT_FOUND") session.application.value = null;
  if (code === "APPLICATION_INCOMPLETE") oweParts(session);
  return requestQuotes(session, runner, run, abort, true);
}
