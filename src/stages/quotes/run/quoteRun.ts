import { batch, signal } from "@preact/signals-react";
import type { Signal } from "@preact/signals-react";
import type { Runner } from "../../../form/runner";
import { reasonOf } from "../../../kernel/logger";
import type { Session } from "../../../session/session";
import { runQuotes } from "./runQuotes";

/** What a screen shows of a run, and what the work of it writes (runQuotes). */
export interface RunState {
  /** Prices couldn't be asked for or heard of; everything is kept and may be tried again. */
  readonly failed: Signal<boolean>;
  /** Earlier prices were thrown away, because an answer that moves them has changed. */
  readonly renewed: Signal<boolean>;
  /** Prices that the service has already are fetched: nobody is asked for them again. */
  readonly pulling: Signal<boolean>;
  /** When waiting ends at the latest; null while nothing is awaited. */
  readonly deadline: Signal<number | null>;
}

/** One visit's work on the quotes: asks for them where the answers have changed, and follows them as they come in. */
export interface QuoteRun extends RunState {
  /** On arrival, and for another try. Nothing is submitted again while the answers are those that were rated. */
  begin(): void;
  leave(): void;
}

export function createQuoteRun(session: Session, runner: Runner): QuoteRun {
  const state: RunState = { failed: signal(false), renewed: signal(false), pulling: signal(false), deadline: signal(null) };
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

  return { ...state, begin, leave: () => visit.abort() };
}
