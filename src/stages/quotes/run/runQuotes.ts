import type { QuotingEnd } from "../../../api/contract/events.requests";
import { detailsOf } from "../../../api/problems";
import { timings } from "../../../business/timings";
import type { Runner } from "../../../form/runner";
import { sendLead } from "../../../session/lead/sendLead";
import type { Session } from "../../../session/session";
import { followQuotes } from "./followQuotes";
import { noQuotesCase } from "./noQuotesCase";
import { ratingHash } from "./ratingHash";
import { requestQuotes, shownMark, step } from "./requestQuotes";
import type { RunState } from "./runState";

/** Requests prices unless the current answers are already rated, and follows them until all have arrived or 30 seconds have passed. */
export async function runQuotes(session: Session, runner: Runner, run: RunState, abort: AbortSignal): Promise<void> {
  const { failed, pulling, deadline } = run;
  const board = session.quotes;

  const request = (): Promise<boolean> => requestQuotes(session, runner, run, abort);

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
