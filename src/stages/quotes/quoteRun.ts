import { batch, computed, signal } from "@preact/signals-react";
import type { ReadonlySignal } from "@preact/signals-react";
import { timings } from "../../business/timings";
import type { Runner } from "../../form/runner";
import { hashOf } from "../../kernel/ids";
import type { Session } from "../../session/session";
import { noQuotesCase } from "./step";

/** One visit's work on the quotes: asks for them where the answers have changed, and follows them as they come in. */
export interface QuoteRun {
  /** Prices couldn't be asked for or heard of; everything is kept and may be tried again. */
  readonly failed: ReadonlySignal<boolean>;
  /** Earlier prices were thrown away, because an answer that moves them has changed. */
  readonly renewed: ReadonlySignal<boolean>;
  /** When waiting ends at the latest; null while nothing is awaited. */
  readonly deadline: ReadonlySignal<number | null>;
  /** What is on screen is no longer the price of the answers. */
  readonly stale: ReadonlySignal<boolean>;
  /** On arrival, and for another try. Nothing is submitted again while the answers are those that were rated. */
  begin(): void;
  /** Asks again although no answer has changed: the service has newer prices. */
  refresh(): void;
  leave(): void;
}

const step = "policy-compare";
/** The mark of the prices that were last told of. */
const told = `${step}:shown`;

const calls = () => import("./quoteCalls");

const ratingHash = (session: Session): string | null => {
  const line = session.line.value;
  const journey = session.journey.value;
  return line && journey ? hashOf(line.ratingInput(journey.relevant)) : null;
};

export function createQuoteRun(session: Session, runner: Runner): QuoteRun {
  const board = session.quotes;
  const failed = signal(false);
  const renewed = signal(false);
  const deadline = signal<number | null>(null);
  let visit = new AbortController();

  /** What completed steps owe, then the submission. False when prices can't be had now; who says so has said it. */
  const request = async (abort: AbortSignal, again = false): Promise<boolean> => {
    const before = session.application.peek();
    batch(() => {
      renewed.value = Boolean(before?.ratedWith);
      board.clear();
      board.status.value = "Requested";
      session.selection.value = null;
      const { completed, effects } = session.marks();
      const { [told]: _earlier, ...kept } = effects;
      // A step whose effects the service has forgotten owes them again.
      session.mark({ completed: completed.filter((id) => id !== step), effects: before && !again ? kept : {} });
    });
    if (!(await runner.settle(abort)) || abort.aborted) return false;
    const rated = ratingHash(session);
    const { submit } = await calls();
    const submitted = await submit(session, abort);
    const application = session.application.peek();
    if (submitted.ok && application) {
      batch(() => {
        session.application.value = { ...application, ratedWith: rated };
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
    if (again || (code !== "NOT_FOUND" && code !== "APPLICATION_INCOMPLETE")) return false;
    session.logger.warn("application-remade", "The application is made again", { code });
    if (code === "NOT_FOUND") session.application.value = null;
    return request(abort, true);
  };

  /** Once for each set of prices, whatever reloads and returns there are: the case, or the lead's status and the event. */
  const conclude = (): void => {
    const { ended, quotes, asked } = board;
    const reason = ended.peek();
    const count = quotes.peek().length;
    if (reason === "QUOTES_FAILURE" && count === 0) {
      failed.value = true;
      return;
    }
    const prices = `${session.application.peek()?.ratedWith ?? ""} ${count > 0}`;
    const { effects } = session.marks();
    if (effects[told] === prices) return;
    session.mark({ effects: { ...effects, [told]: prices } });
    if (count === 0) {
      const shown = session.journey.peek()?.find(step);
      return runner.raise(shown ? noQuotesCase(shown) : "noQuotesReturned", reason === "TIMED_OUT" ? reason : undefined);
    }
    session.analytics.track({ event: "quotes_shown", quotes: count, carriersAsked: asked.peek() });
    void calls().then((module) => module.tellLead(session));
  };

  const follow = async (abort: AbortSignal, again = false): Promise<void> => {
    const application = session.application.peek();
    if (!application) return;
    deadline.value = session.now().getTime() + timings.quoteLoading;
    const end = await calls().then((module) => module.follow(session, application, abort));
    if (abort.aborted) return;
    deadline.value = null;
    switch (end.kind) {
      case "late":
        board.ended.value = "TIMED_OUT";
        return conclude();
      case "over":
        return conclude();
      case "lost":
        session.application.value = null;
        if (!again && (await request(abort))) return follow(abort, true);
        failed.value = !abort.aborted;
        return;
      case "silent":
        session.logger.warn("quotes-unreadable", "No quotes could be read", { code: end.problem?.code });
        failed.value = true;
        return;
      case "left":
        return;
    }
  };

  const begin = (): void => {
    visit.abort();
    const { signal: abort } = (visit = new AbortController());
    batch(() => {
      failed.value = false;
      renewed.value = false;
    });
    const work = async (): Promise<void> => {
      const wanted = ratingHash(session);
      const isRated = session.application.peek()?.ratedWith === wanted;
      if (isRated && board.complete.peek() && board.ended.peek() !== "QUOTES_FAILURE") return conclude();
      if (isRated || (await request(abort))) return follow(abort);
      failed.value = !abort.aborted;
    };
    work().catch((error: unknown) => {
      if (abort.aborted) return;
      session.logger.error("quotes-not-requested", "Quotes could not be requested", { reason: error instanceof Error ? error.message : "unknown" });
      failed.value = true;
    });
  };

  return {
    failed,
    renewed,
    deadline,
    stale: computed(() => {
      if (board.updateRequired.value) return true;
      const rated = session.application.value?.ratedWith;
      return board.status.value !== "Requested" && Boolean(rated) && rated !== ratingHash(session);
    }),
    begin,
    refresh() {
      const application = session.application.peek();
      if (application) session.application.value = { ...application, ratedWith: null };
      begin();
    },
    leave: () => visit.abort(),
  };
}
