import { batch } from "@preact/signals-react";
import type { Signal } from "@preact/signals-react";
import { readApplicationHead } from "../../../api/contract/applications/readApplicationHead";
import { submitApplication } from "../../../api/contract/applications/submitApplication";
import type { QuotingEnd } from "../../../api/contract/events.requests";
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
import { ratingHash } from "./ratingHash";
import { sendOwed } from "./sendCoverages";

/** The state of a run that screens show and runQuotes writes. */
export interface RunState {
  /** Prices couldn't be requested or read. Everything is kept and can be tried again. */
  readonly failed: Signal<boolean>;
  /** Earlier prices were discarded because an answer that affects them has changed. */
  readonly renewed: Signal<boolean>;
  /** The service already has the prices: they are fetched, and no company is asked again. */
  readonly pulling: Signal<boolean>;
  /** The latest time at which waiting ends; null while nothing is awaited. */
  readonly deadline: Signal<number | null>;
}

const step = "policy-compare";
/** Problems of a submission after which everything it needs is sent again. */
const remade: readonly Problem["code"][] = ["NOT_FOUND", "APPLICATION_INCOMPLETE", "REVISION_CONFLICT"];
/** The key for the last set of prices that was reported. */
const shownMark = `${step}:shown`;

/** Requests prices unless the current answers are already rated, and follows them until all have arrived or 30 seconds have passed. */
export async function runQuotes(session: Session, runner: Runner, run: RunState, abort: AbortSignal): Promise<void> {
  const { failed, renewed, pulling, deadline } = run;
  const board = session.quotes;

  /**
   * Sends what completed steps still owe, then the submission. Repeats both once, `after` the service has lost the application or
   * holds another device's answers. Returns false when prices can't be had now; the cause has been shown then.
   */
  const request = async (after: Problem["code"] | null = null): Promise<boolean> => {
    const before = session.application.peek();
    batch(() => {
      const isRatedAnew = Boolean(before?.ratedWith) && before?.ratedWith !== ratingHash(session);
      // A visitor who has just changed the coverage knows why there are new prices.
      renewed.value = isRatedAnew && board.edits.peek().length === 0;
      board.renew(isRatedAnew);
      board.status.value = "Requested";
      session.selection.value = null;
      const { completed, effects } = session.progress();
      const { [shownMark]: _earlier, ...kept } = effects;
      // Clears the effects that the service has forgotten, so that their steps send them again.
      session.advance({ completed: completed.filter((id) => id !== step), effects: before && (after === null || after === "REVISION_CONFLICT") ? kept : {} });
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
    // The service rated the answers it has; this checks that they are the ones this session sent.
    const checked = sent.ok ? await callApplication(session, readApplicationHead, undefined, abort) : sent;
    const submitted = checked.ok || !remade.includes(checked.error.code) ? sent : checked;
    const application = session.application.peek();
    if (submitted.ok && application) {
      batch(() => {
        session.application.value = { ...application, ratedWith: rated, ratingRun: submitted.value.ratingRun };
        // Also for a run that is over: its quotes arrive with the stream's own snapshot.
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

  /** Reports each set of prices once, regardless of reloads and returns: raises the case, or updates the lead and sends the event. */
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
    // Another tab has requested prices since, for answers that this screen doesn't show.
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

  // When every company failed, reading the same prices again wouldn't help, so they are requested again.
  const isRated = session.application.peek()?.ratedWith === ratingHash(session) && board.ended.peek() !== "QUOTES_FAILURE";
  if (isRated && (board.ended.peek() === "QUOTING_COMPLETED" || board.ended.peek() === "TIMED_OUT")) return conclude();
  pulling.value = isRated;
  if (isRated || (await request())) return follow();
  failed.value = !abort.aborted;
}
