import { batch } from "@preact/signals-react";
import { readApplicationHead } from "../../../api/contract/applications/readApplicationHead";
import { submitApplication } from "../../../api/contract/applications/submitApplication";
import type { QuotingEnd } from "../../../api/contract/events";
import type { Problem } from "../../../api/contract/problem";
import { detailsOf } from "../../../api/problems";
import { timings } from "../../../business/timings";
import type { Runner } from "../../../form/runner";
import { callApplication } from "../../../session/application/application";
import { chosenCoverages } from "../../../session/fields/coverages";
import { sendLead } from "../../../session/lead/lead";
import type { Session } from "../../../session/session";
import { followQuotes } from "./followQuotes";
import { noQuotesCase } from "./noQuotesCase";
import type { RunState } from "./quoteRun";
import { ratingHash } from "./ratingHash";
import { sendOwed } from "./sendCoverages";

const step = "policy-compare";
/** Answers to a submission after which all that it is about is sent again. */
const remade: readonly Problem["code"][] = ["NOT_FOUND", "APPLICATION_INCOMPLETE", "REVISION_CONFLICT"];
/** The mark of the prices that were last told of. */
const shownMark = `${step}:shown`;

/** Asks for prices where the answers aren't those that were rated, and follows them until they are all there or 30 seconds have passed. */
export async function runQuotes(session: Session, runner: Runner, run: RunState, abort: AbortSignal): Promise<void> {
  const { failed, renewed, pulling, deadline } = run;
  const board = session.quotes;

  /**
   * What completed steps owe, then the submission; once more `after` the service has lost the application, or has another
   * device's answers in it. False when prices can't be had now; who says so has said it.
   */
  const request = async (after: Problem["code"] | null = null): Promise<boolean> => {
    const before = session.application.peek();
    batch(() => {
      const isRatedAnew = Boolean(before?.ratedWith) && before?.ratedWith !== ratingHash(session);
      // Whoever has just customized the coverage knows why there are new prices.
      renewed.value = isRatedAnew && board.edits.peek().length === 0;
      board.renew(isRatedAnew);
      board.status.value = "Requested";
      session.selection.value = null;
      const { completed, effects } = session.progress();
      const { [shownMark]: _earlier, ...kept } = effects;
      // A step whose effects the service has forgotten owes them again.
      session.advance({ completed: completed.filter((id) => id !== step), effects: before && (after === null || after === "REVISION_CONFLICT") ? kept : {} });
    });
    let rated: string | null;
    do {
      rated = ratingHash(session);
      const owed = await sendOwed(session, runner, abort);
      if (owed === "failed" || abort.aborted) return false;
      // Chosen in another state, say: the service's own values hold again.
      if (owed === "refused") session.commit({ [chosenCoverages.name]: chosenCoverages.initial });
      // What was answered or chosen meanwhile may not have been sent.
    } while (rated !== ratingHash(session));
    const sent = await callApplication(session, submitApplication, {}, abort);
    // What was rated is what the service has: it has to be what this session has sent.
    const checked = sent.ok ? await callApplication(session, readApplicationHead, undefined, abort) : sent;
    const submitted = checked.ok || !remade.includes(checked.error.code) ? sent : checked;
    const application = session.application.peek();
    if (submitted.ok && application) {
      batch(() => {
        session.application.value = { ...application, ratedWith: rated, ratingRun: submitted.value.ratingRun };
        // Even of a run that is over: its quotes come with the stream's own snapshot.
        board.receive({ ...submitted.value, type: "snapshot", status: "Started", carriersAnswered: 0, quotes: [], withoutPrice: [] });
      });
      return true;
    }
    if (submitted.ok) return false;
    const { code } = submitted.error;
    if (code === "PREMIUM_TOO_HIGH") {
      runner.raise("tooExpensiveConnectViaPhone");
      return false;
    }
    if (after !== null || !remade.includes(code)) return false;
    session.logger.warn("application-remade", "The application is made again, or all of it is sent again", detailsOf(submitted.error));
    if (code === "NOT_FOUND") session.application.value = null;
    return request(code);
  };

  const giveUp = (reason: QuotingEnd): void => {
    board.ended.value = reason;
    session.analytics.track({ event: "quoting_end", reason });
    failed.value = true;
  };

  /** Once for each set of prices, whatever reloads and returns there are: the case, or the lead's status and the event. */
  const conclude = (): void => {
    const { ended, quotes, asked } = board;
    const reason = ended.peek();
    const count = quotes.peek().length;
    if (reason === "QUOTES_FAILURE" && count === 0) return giveUp(reason);
    const prices = `${session.application.peek()?.ratedWith ?? ""} ${count > 0}`;
    const { effects } = session.progress();
    if (effects[shownMark] === prices) return;
    session.advance({ effects: { ...effects, [shownMark]: prices } });
    if (reason) session.analytics.track({ event: "quoting_end", reason });
    if (count === 0) {
      const shown = session.journey.peek()?.find(step);
      return runner.raise(shown ? noQuotesCase(shown) : "noQuotesReturned", reason === "TIMED_OUT" ? reason : undefined);
    }
    session.analytics.track({ event: "quotes_shown", quotes: count, carriersAsked: asked.peek() });
    void sendLead(session, "QUOTED");
  };

  const follow = async (again = false): Promise<void> => {
    const application = session.application.peek();
    if (!application) return;
    board.ended.value = null;
    deadline.value = session.now().getTime() + timings.quoteLoading;
    let isAnothers = false;
    const end = await followQuotes({
      client: session.api,
      applicationId: application.id,
      token: application.token,
      signal: abort,
      onEvent: (event) => {
        isAnothers ||= event.ratingRun > (application.ratingRun ?? event.ratingRun);
        if (!isAnothers) board.receive(event);
      },
      isOver: () => isAnothers || board.complete.peek(),
    });
    if (abort.aborted) return;
    deadline.value = null;
    // Prices of answers that this screen doesn't show: another tab has asked since.
    if (isAnothers && board.quotes.peek().length > 0) {
      board.updateRequired.value = true;
      return;
    }
    if (isAnothers) {
      if (!again && (await request())) return follow(true);
      failed.value = !abort.aborted;
      return;
    }
    switch (end.kind) {
      case "late":
        board.ended.value = "TIMED_OUT";
        return conclude();
      case "over":
        return conclude();
      case "lost":
        session.application.value = null;
        if (!again && (await request())) return follow(true);
        failed.value = !abort.aborted;
        return;
      case "silent":
        session.logger.warn("quotes-unreadable", "No quotes could be read", end.problem ? detailsOf(end.problem) : {});
        return giveUp("EXCEEDED_MAX_RETRIES");
      case "left":
        return;
    }
  };

  // Where every carrier failed, another look at them would find the same: they are asked again.
  const isRated = session.application.peek()?.ratedWith === ratingHash(session) && board.ended.peek() !== "QUOTES_FAILURE";
  if (isRated && (board.ended.peek() === "QUOTING_COMPLETED" || board.ended.peek() === "TIMED_OUT")) return conclude();
  pulling.value = isRated;
  if (isRated || (await request())) return follow();
  failed.value = !abort.aborted;
}
