import { batch, signal } from "@preact/signals-react";
import type { Runner } from "../../../form/runner";
import { reasonOf } from "../../../kernel/logger";
import type { Session } from "../../../session/session";
import { runQuotes } from "./runQuotes";
import type { RunState } from "./runState";

/** One visit's work on the quotes: requests them if the answers have changed, and follows them as they come in. */
export interface QuoteRun extends RunState {
  /** Called on arrival and for another try. Submits nothing again while the answers are those that were rated. */
  begin(): void;
  /** Asks all companies again although no answer has changed. */
  refresh(): void;
  leave(): void;
}

export function createQuoteRun(session: Session, runner: Runner): QuoteRun {
  const state: RunState = { failed: signal(false), renewed: signal(false), bought: signal(null), pulling: signal(false), deadline: signal(null) };
  let visit = new AbortController();

  const begin = (): void => {
    visit.abort();
    const { signal: abort } = (visit = new AbortController());
    batch(() => {
      state.failed.value = state.renewed.value = state.pulling.value = false;
    });
    runQuotes(session, runner, state, abort).catch((error: unknown) => {
      if (abort.aborted) return;
      session.logger.error("quotes-not-requested", "Quotes could not be requested", { reason: reasonOf(error) });
      state.failed.value = true;
    });
  };

  const refresh = (): void => {
    const application = session.application.peek();
    if (application) session.application.value = { ...application, ratedWith: null };
    begin();
  };

  return { ...state, begin, refresh, leave: () => visit.abort() };
}
